sample-name = The Ford (a sample game)
