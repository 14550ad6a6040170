"""The screens, written declaratively with Flet: they show frozen values and pass taps on."""
