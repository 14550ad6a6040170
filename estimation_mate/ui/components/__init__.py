"""One drawing a thing: pad, slot, cell, standing, sheet."""
