"""What can be done with games: starting, playing, keeping and finding them again."""
