"""The game itself: what people said and took, and everything that follows from it."""
