"""Where games are kept: one port, and its homes on disk and in memory."""
