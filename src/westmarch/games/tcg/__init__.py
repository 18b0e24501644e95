"""The Lord of the Rings TCG as of 2 April 2003."""
