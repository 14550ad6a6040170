"""The web server that shows the app in a browser, on this machine or in its network."""
