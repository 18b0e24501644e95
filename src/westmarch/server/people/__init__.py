"""People: guests and accounts, notices to them, results and ratings, moderation."""
