"""A player over a pipe, in one page of Python without packages: the laboratory starts it and measures how strong it is.

    npx crossings arena migrato 'python3 examples/pipe.py' random --deals 50

Every line that comes is one JSON object. "table" begins a game, "step" tells what happened, "state" asks: `options` are
the actions there are, `view` is what this seat sees. The answer is one line with the number of the decision. Where nobody
waits for this seat, the action may be null: it lets the moment pass. "over" ends the game; the next one may follow.
"""

import json
import random
import sys


def choose(state, must_act):
    """Replace this by something cleverer."""
    if not state["options"] or (not must_act and random.random() < 0.5):
        return None
    return random.choice(state["options"])


seat = None
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "table":
        seat = message["seat"]
    elif message["t"] == "state":
        must_act = seat in message["awaiting"]["must"]
        answer = {"decision": message["decision"], "action": choose(message, must_act)}
        print(json.dumps(answer), flush=True)
