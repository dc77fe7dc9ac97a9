"""Learns to play a game from nothing but its numbers: policy gradient with a linear policy, standard library only.

    python3 examples/learn.py                       # Migrato against random play, a few minutes
    python3 examples/learn.py --game emigration --batches 100

The policy weighs actions by what they are (their kind, each of their values) and, for each kind, by what the seat
sees (the numbers of its row that are not 0). After each batch of games the actions of won games become more likely
and those of lost games less. Every tenth batch says how often it wins.
"""

import argparse
import json
import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "lab", "env"))
from crossings import Vector  # noqa: E402

wish = argparse.ArgumentParser(description=__doc__.split("\n")[0])
wish.add_argument("--game", default="migrato")
wish.add_argument("--others", default="random")
wish.add_argument("--tables", type=int, default=32)
wish.add_argument("--batches", type=int, default=200)
wish.add_argument("--games", type=int, default=64, help="games in each batch")
wish.add_argument("--rate", type=float, default=0.05)
wish.add_argument("--seed", default="1")
wish.add_argument("--test", type=int, default=400, help="games of the last test, with fresh deals")
args = wish.parse_args()
luck = random.Random(args.seed)


def features_of(name):
    """What an action is made of: its kind, and each value with its kind."""
    if name is None:
        return ["wait or unknown"]
    action = json.loads(name)
    kind = action.pop("type")
    return [kind] + ["%s %s=%s" % (kind, field, json.dumps(value)) for field, value in action.items()]


class Policy:
    def __init__(self, head):
        names = [features_of(name) for name in head["actions"]["names"]]
        places = {}
        self.parts = [[places.setdefault(part, len(places)) for part in parts] for parts in names]
        kinds = {}
        self.kind = [kinds.setdefault(parts[0], len(kinds)) for parts in names]
        self.weights = [0.0] * len(places)
        # Counts of what lies where are what judgements are made of; single places would be learnt by heart.
        self.columns = [
            at for piece in head["observation"]["slices"] if piece["kind"] in ("count", "oneHot")
            for at in range(piece["at"], piece["at"] + piece["size"])
        ]
        self.seen = [[0.0] * head["observation"]["size"] for _ in kinds]

    def chances(self, legal, active):
        byKind = {}
        worth = []
        for action in legal:
            kind = self.kind[action]
            if kind not in byKind:
                row = self.seen[kind]
                byKind[kind] = sum(row[at] for at in active)
            worth.append(byKind[kind] + sum(self.weights[part] for part in self.parts[action]))
        most = max(worth)
        powers = [math.exp(one - most) for one in worth]
        total = sum(powers)
        return [power / total for power in powers]

    def learn(self, moves, gain):
        for legal, active, chances, took in moves:
            if len(legal) == 1:
                continue
            for place, action in enumerate(legal):
                push = gain * ((place == took) - chances[place])
                for part in self.parts[action]:
                    self.weights[part] += push
                row = self.seen[self.kind[action]]
                for at in active:
                    row[at] += 0.1 * push


def play(policy, env, games, learns):
    """Plays so many games and says the share of the victory."""
    moves = [[] for _ in range(env.tables)]
    finished = []
    while len(finished) < games:
        answers = []
        for k in range(env.tables):
            legal, row = env.legal(k), env.row(k)
            active = [at for at in policy.columns if row[at]]
            chances = policy.chances(legal, active)
            took = luck.choices(range(len(legal)), chances)[0] if learns else chances.index(max(chances))
            moves[k].append((legal, active, chances, took))
            answers.append(legal[took])
        env.step(answers)
        for k in range(env.tables):
            if env.done[k]:
                finished.append((moves[k], env.rewards(k)[0]))
                moves[k] = []
    mean = sum(reward for _moves, reward in finished) / len(finished)
    if learns:
        for lived, reward in finished:
            policy.learn(lived, args.rate * (reward - mean))
    return mean


with Vector(args.game, tables=args.tables, seed="learn/" + args.seed, agents=[0], others=args.others) as env:
    policy = Policy(env.head)
    recent = []
    for batch in range(1, args.batches + 1):
        recent.append(play(policy, env, args.games, True))
        if batch % 10 == 0:
            share = sum(recent) / len(recent)
            print("%6d games  %5.1f %%  %s" % (batch * args.games, 100 * share, "#" * round(50 * share)), flush=True)
            recent = []

for others in ("random", "greedy"):
    with Vector(args.game, tables=args.tables, seed="test/" + args.seed, agents=[0], others=others) as env:
        share = play(policy, env, args.test, False)
        half = 1.96 * math.sqrt(share * (1 - share) / args.test)
        print("test, %d games against %s: %.1f %% +- %.1f" % (args.test, others, 100 * share, 100 * half), flush=True)
