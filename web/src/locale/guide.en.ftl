### The guided first games

guide-title = First game
guide-progress = How far the first game has come
guide-next = Next
guide-skip = Play without the guide
guide-again = Bring the guide back
guide-hide = Hide
guide-show = Show the guide
guide-your-turn = Your move
guide-play-on = Play on
guide-advice = Advice:
