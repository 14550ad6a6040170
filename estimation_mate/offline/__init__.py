"""The app as static files that run in a browser with no server behind them."""
