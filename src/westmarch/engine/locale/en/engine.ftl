engine-option-pass = Pass
engine-forced = { $seat }: { $option } (the only choice)
engine-waiting = Waiting for { $seat }
engine-resigned = A player resigned
engine-drawn = The players agreed on a draw
engine-out-of-time = A player ran out of time
engine-several = { $number } { $thing }
engine-edition-sound = The edition is sound.
