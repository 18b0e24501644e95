"""The database: what is kept, how it is written, and how it comes back."""
