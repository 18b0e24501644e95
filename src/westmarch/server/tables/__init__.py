"""Tables: one game each, its people, its clock, what is shown of it, and the hub that holds them."""
