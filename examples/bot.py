"""A player for any table of Crossings, in one page of Python without packages: it sits down, listens and plays at random.

    python3 examples/bot.py http://localhost:8080 bakido47 "My bot"      # at somebody's table
    python3 examples/bot.py http://localhost:8080 --found migrato level:1 # founds a table with a bot of the server

Every line of the stream is one JSON object. A line of type "state" is complete: `view` is what this seat sees, `options`
are the actions it can choose from, `decision` is the number of that menu and goes back with the answer.
"""

import json
import random
import sys
import urllib.error
import urllib.request


def call(path, body=None, token=None):
    request = urllib.request.Request(server + path, None if body is None else json.dumps(body).encode())
    request.add_header("content-type", "application/json")
    if token is not None:
        request.add_header("authorization", "Bearer " + token)
    try:
        return urllib.request.urlopen(request)
    except urllib.error.HTTPError as refused:
        return refused


def post(path, body, token=None):
    with call(path, body, token) as answer:
        return json.load(answer)


def choose(state, must_act):
    """Replace this by something cleverer. Where nobody waits for this seat, None lets the moment pass."""
    if not state["options"] or (not must_act and random.random() < 0.5):
        return None
    return random.choice(state["options"])


if len(sys.argv) < 3:
    sys.exit(__doc__)
server = sys.argv[1]
if sys.argv[2] == "--found":
    game, bot = sys.argv[3], sys.argv[4]
    seats = [{"kind": "human"}, {"kind": "bot", "bot": bot}]
    seat = post("/api/tables", {"game": game, "seats": seats, "name": "Example bot"})
else:
    seat = post("/api/tables/%s/join" % sys.argv[2], {"name": sys.argv[3] if len(sys.argv) > 3 else "Example bot"})
if "error" in seat:
    sys.exit("No seat: " + seat["error"]["key"])
print("Sitting on seat %d of table %s." % (seat["seat"], seat["table"]))
stream = call("/api/bot/stream?table=" + seat["table"], token=seat["token"])
if sys.argv[2] == "--found":
    started = post("/api/tables/%s/start" % seat["table"], {"id": "start"}, seat["token"])
    if "error" in started:
        sys.exit("Not started: " + started["error"]["key"])

answered, actions = -1, 0
for line in stream:
    if not line.strip():
        continue  # the server says that it is still there
    message = json.loads(line)
    if message["t"] != "state":
        continue
    if message["outcome"] is not None:
        print("Over after %d actions: %s" % (actions, json.dumps(message["outcome"])))
        break
    awaiting, decision = message["awaiting"], message["decision"]
    must_act = seat["seat"] in awaiting["must"]
    if decision == answered or not (must_act or seat["seat"] in awaiting["may"]):
        continue
    answered = decision
    action = choose(message, must_act)
    if action is None:
        continue
    act = {"table": seat["table"], "id": "%d-%d" % (seat["seat"], decision), "decision": decision, "action": action}
    answer = post("/api/bot/act", act, seat["token"])
    if "error" not in answer:
        actions += 1
    elif must_act:  # where it only may act, the moment can be over before the answer comes
        print("Refused: %s" % answer["error"], file=sys.stderr)
