"""The screens, one an address."""
