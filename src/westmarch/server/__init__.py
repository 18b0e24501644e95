"""The server: tables that lose nothing, behind HTTP and websockets."""
