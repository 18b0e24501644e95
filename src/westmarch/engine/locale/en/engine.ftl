engine-option-pass = Pass
engine-forced = { $seat }: { $option } (the only choice)
engine-ask-respond = Respond, or pass
engine-ask-order = Choose which effect happens first
engine-ask-answer = Use an effect, or pass
engine-frame-chain = Chain of effects
engine-frame-answers = Answers
engine-waiting = Waiting for { $seat }
