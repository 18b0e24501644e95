"""The games. Each is a package found through an entry point."""
