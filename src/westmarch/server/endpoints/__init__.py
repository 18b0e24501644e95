"""What people and programs may ask over HTTP and the websocket, and the shapes of questions and answers."""
