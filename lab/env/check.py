"""Tries crossings.py as its users do. Run by lab/env.test.ts; prints one line for each thing that holds."""

import json
import os
import random
import sys

from crossings import Vector, Wrong, State, aec, parallel

FOLDER, GAMES = sys.argv[1], sys.argv[2:]


def random_play(game, most):
    luck = random.Random(1)
    with Vector(game, tables=16, seed="py", memory="expert", threads=2) as env:
        assert env.head["memory"] == "expert"
        assert (env.memory(3) is not None) == (game in ("migrato", "ellis-island"))
        ended = 0
        for _ in range(most):
            env.step([luck.choice(env.legal(k)) for k in range(env.tables)])
            for k in range(env.tables):
                if env.done[k]:
                    ended += 1
                    assert abs(sum(env.rewards(k)) - 1) < 1e-6 or sum(env.rewards(k)) == 0, env.rewards(k)
            assert len(env.observation) == env.tables * env.size
        listed = sorted(option["id"] for option in env.options(3))
        assert listed == env.legal(3), "the mask is the menu"
        assert all(0 <= number <= 64 for number in env.row(0))
        first = (bytes(env.seat), env.mask, env.observation.tobytes())
        env.reset("py")
        luck = random.Random(1)
        for _ in range(most):
            env.step([luck.choice(env.legal(k)) for k in range(env.tables)])
        assert first == (bytes(env.seat), env.mask, env.observation.tobytes()), "the same seed, the same games"
        before = env.legal(0)
        wrong = [max(env.legal(k)) for k in range(env.tables)]
        wrong[0] = env.count + 5
        try:
            env.step(wrong)
            raise AssertionError("a wrong answer was taken")
        except Wrong:
            env.reset("py")
        assert before
        print(game, "random play, masks, seeds", ended)


def as_pettingzoo(game, most):
    luck = random.Random(2)
    env = aec(game)
    env.reset(seed="zoo")
    total = {}
    for agent in env.agent_iter(most):
        seen, reward, ends, cut, _info = env.last()
        total[agent] = total.get(agent, 0) + reward
        allowed = [number for number, ok in enumerate(seen["action_mask"]) if ok]
        env.step(None if ends or cut else luck.choice(allowed))
    assert env.agents or sum(total.values()) in (0.0, 1.0), total
    env.close()
    env = parallel(game)
    seen, _infos = env.reset(seed="zoo")
    at_once = 0
    for _ in range(most):
        if not env.agents:
            assert all(ends.values()) and sum(rewards.values()) in (0.0, 1.0)
            break
        answers = {a: luck.choice([n for n, ok in enumerate(seen[a]["action_mask"]) if ok]) for a in env.agents}
        at_once = max(at_once, sum(any(row["action_mask"][1:]) for row in seen.values()))
        assert all(any(row["observation"]) == any(row["action_mask"][1:]) for row in seen.values())
        seen, rewards, ends, _cuts, _infos = env.step(answers)
    env.close()
    print(game, "PettingZoo's order of calls")
    if at_once > 1:
        print(game, "all who choose at once are asked at once")


def as_openspiel(game, most):
    luck = random.Random(3)
    state = State(game, seed="spiel")
    for _ in range(most):
        if state.is_terminal():
            break
        seat = state.current_player()
        copy = state.clone()
        other = state.resample_from_infostate(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat), "it looks the same"
        assert other.legal_actions(seat) == state.legal_actions(seat), "the same can be done"
        action = luck.choice(state.legal_actions(seat))
        assert state.action_to_string(seat, action)
        state.apply_action(action)
        copy.apply_action(action)
        assert copy.is_terminal() == state.is_terminal() and copy.returns() == state.returns()
        assert copy.legal_actions() == state.legal_actions(), "the same luck"
        assert copy.information_state_tensor() == state.information_state_tensor(), "the same luck"
    if state.is_terminal():
        assert state.legal_actions() == [] and sum(state.returns()) in (0.0, 1.0)
    kept = state._vector._ask({"t": "kept"})["slots"]
    assert kept < 5, "%d places are kept" % kept
    state.close()
    print(game, "OpenSpiel's order of calls")


def as_records(game):
    luck = random.Random(4)
    with Vector(game, tables=1, seed="rec", observe="index") as env:
        while not env.done[0]:
            env.step([luck.choice(env.legal(0))])
        with open(os.path.join(FOLDER, game + ".json"), "w") as file:
            json.dump(env.record(0), file)
    print(game, "a record")


for name in GAMES:
    # Whole games of the first, the beginnings of the others.
    most = 100_000 if name == GAMES[0] else 40
    random_play(name, min(most, 200))
    as_pettingzoo(name, most)
    as_openspiel(name, most)
    as_records(name)
