"""Crossings for programs that learn: one file, standard library only.

    from crossings import Vector, aec, parallel, State
    env = Vector("migrato", tables=64, seed="1")
    while True:
        env.step([random.choice(env.legal(k)) for k in range(env.tables)])

`Vector` steps many tables at once. `aec` and `parallel` behave as PettingZoo's environments do, `State` as
OpenSpiel's; where those packages are not installed nothing is missing. The command that is started is
`npx crossings env`, or what the variable CROSSINGS says.
"""

import json
import os
import shlex
import struct
import subprocess
import weakref
from array import array

STEP, WORDS = 1, 2
WAIT = 0

# The numbers of the bits that are set in a byte.
_BITS = [tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256)]


class Wrong(ValueError):
    """What was asked for cannot be done; nothing has changed."""


class Vector:
    """Tables that are stepped together. After each step the attributes say what is seen there.

    seat[k]      who is asked at table k
    done[k]      1 if a game ended by the last step; the next one is dealt already
    reward       one number for each table and seat: rewards(k)
    observation  one row for each table: row(k); empty unless observe is "tensor"
    legal(k)     the numbers that may be answered; 0 is to wait
    """

    def __init__(self, game, tables=1, seats=None, seed="1", observe="tensor", agents=None, others=None, options=(), content=None, memory=None, threads=None):
        words = shlex.split(os.environ.get("CROSSINGS", "npx crossings")) + ["env", game]
        words += ["--tables", str(tables), "--seed", str(seed), "--observe", observe]
        if seats is not None:
            words += ["--seats", str(seats)]
        if agents is not None:
            words += ["--agents", ",".join(str(seat) for seat in agents)]
        if others is not None:
            words += ["--others", others]
        for option in options:
            words += ["--set", option]
        if content is not None:
            words += ["--content", content]
        if memory is not None:
            words += ["--memory", memory]
        if threads is not None:
            words += ["--threads", str(threads)]
        self._run = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        line = self._run.stdout.readline()
        if not line:
            self._run.wait()
            raise Wrong("the environment did not start: " + " ".join(words))
        self.head = json.loads(line)
        self.tables = self.head["tables"]
        self.seats = self.head["seats"]
        self.size = self.head["observation"]["size"]
        self.count = self.head["actions"]["count"]
        self._width = self.head["maskBytes"]
        self._by_index = observe == "index"
        # Of `State`: which copy the table is at, and places that none of them needs any more.
        self._inside = None
        self._unused = []
        self._ask({"t": "look"})

    # What is seen.

    def rewards(self, k):
        return self.reward[k * self.seats:(k + 1) * self.seats]

    def row(self, k):
        return self.observation[k * self.size:(k + 1) * self.size]

    def legal(self, k):
        mask = self.mask[k * self._width:(k + 1) * self._width]
        if self._by_index:
            many = mask[0] | (mask[1] & 127) << 8
            return list(range(0 if mask[1] & 128 else 1, many + 1))
        return [8 * at + bit for at, byte in enumerate(mask) if byte for bit in _BITS[byte]]

    def mask_list(self, k):
        """One 0 or 1 for each number."""
        allowed = [0] * self.count
        for number in self.legal(k):
            allowed[number] = 1
        return allowed

    def view(self, k):
        """What the seat asked at this table sees, as JSON."""
        return self._ask({"t": "view", "table": k})["view"]

    def memory(self, k):
        """What that seat remembers although the view covers it again; None unless memory is "expert"."""
        return self._ask({"t": "memory", "table": k})["memory"]

    def options(self, k):
        """The actions behind the numbers: a list of {id, action}."""
        return self._ask({"t": "options", "table": k})["options"]

    def ending(self, k):
        """How the game ended that was over by the last step: reward, why, scores, seed. None if none was."""
        return self._ask({"t": "ending", "table": k})["ending"]

    def together(self, k):
        """Who is asked and who chooses at the same time: a list of {seat, ids, row}."""
        return self._ask({"t": "together", "table": k})["seats"]

    def record(self, k):
        """The game that ended by the last step, or else the one that is played, for crossings verify."""
        return self._ask({"t": "record", "table": k})["record"]

    # What is done.

    def step(self, answers):
        answers = array("i", answers)
        if answers.itemsize != 4:
            raise RuntimeError("an int has not four bytes here")
        self._send(STEP, answers.tobytes())
        self._receive()

    def reset(self, seed):
        self._ask({"t": "reset", "seed": str(seed)})

    def save(self, k):
        """Keeps the true state of a table. Whoever looks ahead with it cheats."""
        while self._unused:
            self.free(self._unused.pop())
        return self._ask({"t": "save", "table": k})["slot"]

    def load(self, k, slot):
        self._ask({"t": "load", "table": k, "slot": slot})

    def free(self, slot):
        """What was saved there is needed no more."""
        self._ask({"t": "free", "slot": slot})

    def imagine(self, k, seed):
        """Puts the table into another world that the seat asked there cannot tell from its own."""
        self._ask({"t": "imagine", "table": k, "seed": str(seed)})

    def close(self):
        if self._run.poll() is None:
            self._run.stdin.close()
            self._run.wait()
        self._run.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_why):
        self.close()

    # Frames.

    def _send(self, kind, body):
        self._run.stdin.write(struct.pack("<IB", len(body) + 1, kind) + body)
        self._run.stdin.flush()

    def _ask(self, words):
        self._send(WORDS, json.dumps(words).encode())
        return self._receive()

    def _receive(self):
        head = self._run.stdout.read(4)
        if len(head) < 4:
            raise Wrong("the environment has ended")
        body = self._run.stdout.read(struct.unpack("<I", head)[0])
        if body[0] == WORDS:
            said = json.loads(body[1:])
            if said["t"] == "wrong":
                raise Wrong(said["problem"])
            return said
        tables, at = self.tables, 8
        self.seat = body[at:at + tables]
        self.done = body[at + tables:at + 2 * tables]
        at += 2 * tables
        self.reward = _floats(body, at, tables * self.seats)
        at += 4 * tables * self.seats
        self.observation = _floats(body, at, tables * self.size)
        at += 4 * tables * self.size
        self.mask = body[at:]
        return None


def _floats(body, at, many):
    numbers = array("f")
    numbers.frombytes(body[at:at + 4 * many])
    return numbers


class _AEC:
    """One table, one agent after another, in PettingZoo's manner: for agent in env.agent_iter(): env.last()."""

    metadata = {"name": "crossings_v1", "is_parallelizable": False}

    def __init__(self, game, **wishes):
        self._vector = Vector(game, tables=1, **wishes)
        self.possible_agents = ["seat_%d" % seat for seat in range(self._vector.seats)]
        self.agents = []

    @property
    def num_agents(self):
        return len(self.agents)

    def observation_shape(self, _agent=None):
        return (self._vector.size,)

    def action_count(self, _agent=None):
        return self._vector.count

    def reset(self, seed=None, options=None):
        self._vector.reset("1" if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._vector.seat[0]]

    def observe(self, agent):
        """What the agent asked now sees. Of others nothing is told: they are not asked."""
        if agent != self.agent_selection or self.terminations[agent]:
            return {"observation": array("f", bytes(4 * self._vector.size)), "action_mask": [0] * self._vector.count}
        return {"observation": self._vector.row(0), "action_mask": self._vector.mask_list(0)}

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise Wrong("who is out of the game answers None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self._vector.step([action])
        if self._vector.done[0]:
            ending = self._vector.ending(0)
            for agent, reward, score in zip(self.possible_agents, self._vector.rewards(0), ending["scores"]):
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
                self.terminations[agent] = True
                self.infos[agent] = {"why": ending["why"], "score": score}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._vector.seat[0]]

    def agent_iter(self, max_iter=2 ** 63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self):
        return self._vector.view(0)

    def close(self):
        self._vector.close()


class _Parallel:
    """One table in the manner of PettingZoo's parallel environments.

    All who choose at the same time are asked at once, and a step plays all their answers. Whoever is not asked
    may only wait; what they answer is not looked at.
    """

    def __init__(self, game, **wishes):
        self._aec = _AEC(game, **wishes)
        self.possible_agents = self._aec.possible_agents
        self.agents = []
        self._asked = {}

    def _seen(self):
        vector = self._aec._vector
        self._asked = {}
        if not any(self._aec.terminations.values()):
            self._asked = {self.possible_agents[one["seat"]]: one for one in vector.together(0)}
        seen = {}
        for agent in self.possible_agents:
            mask = [0] * vector.count
            for number in self._asked[agent]["ids"] if agent in self._asked else [WAIT]:
                mask[number] = 1
            row = self._asked[agent]["row"] if agent in self._asked else bytes(4 * vector.size)
            seen[agent] = {"observation": array("f", row), "action_mask": mask}
        return seen

    def reset(self, seed=None, options=None):
        self._aec.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), dict(self._aec.infos)

    def step(self, actions):
        todo = {agent: actions[agent] for agent in self._asked}
        for agent, one in self._asked.items():
            if todo[agent] not in one["ids"]:
                raise Wrong("%s is no answer of %s" % (todo[agent], agent))
        # Once somebody is asked about something new, the next step begins.
        while self._aec.agent_selection in todo and not any(self._aec.terminations.values()):
            self._aec.step(todo.pop(self._aec.agent_selection))
        rewards = {agent: self._aec.rewards[agent] for agent in self.possible_agents}
        ends = dict(self._aec.terminations)
        told = self._seen(), rewards, ends, dict(self._aec.truncations), dict(self._aec.infos)
        if all(ends.values()):
            self.agents = []
        return told

    def close(self):
        self._aec.close()


def aec(game, **wishes):
    return _AEC(game, **wishes)


def parallel(game, **wishes):
    return _Parallel(game, **wishes)


class _Slot:
    """A saved table that some copies share. When the last one is gone, its place is free again."""

    def __init__(self, vector, number):
        self.number = number
        self._unused = vector._unused

    def __del__(self):
        # Told with the next word: this may happen in the middle of another one.
        self._unused.append(self.number)


class State:
    """A game in OpenSpiel's manner. Copies share one running environment; `close` ends it for all of them."""

    def __init__(self, game, seed="1", **wishes):
        self._vector = Vector(game, tables=1, seed=seed, **wishes)
        # Where the game stands, if the table does not stand there itself.
        self._slot = None
        self._returns = None
        self._luck = 0
        self._vector._inside = weakref.ref(self)

    def _enter(self):
        """The table is where this copy is."""
        vector = self._vector
        inside = vector._inside()
        if inside is self:
            return
        if inside is not None:
            inside._keep()
        vector.load(0, self._slot.number)
        vector._inside = weakref.ref(self)

    def _keep(self):
        """Called while the table is here."""
        if self._slot is None and self._returns is None:
            self._slot = _Slot(self._vector, self._vector.save(0))

    def current_player(self):
        if self.is_terminal():
            return -4
        self._enter()
        return self._vector.seat[0]

    def is_terminal(self):
        return self._returns is not None

    def returns(self):
        return list(self._returns) if self._returns is not None else [0.0] * self._vector.seats

    def legal_actions(self, _player=None):
        if self.is_terminal():
            return []
        self._enter()
        return self._vector.legal(0)

    def legal_actions_mask(self, _player=None):
        if self.is_terminal():
            return [0] * self._vector.count
        self._enter()
        return self._vector.mask_list(0)

    def information_state_tensor(self, _player=None):
        """Zeros at the end: then nobody is asked."""
        if self.is_terminal():
            return [0.0] * self._vector.size
        self._enter()
        return list(self._vector.row(0))

    observation_tensor = information_state_tensor

    def apply_action(self, action):
        if self.is_terminal():
            raise Wrong("the game is over")
        self._enter()
        self._vector.step([action])
        self._slot = None
        if self._vector.done[0]:
            self._returns = list(self._vector.rewards(0))

    def action_to_string(self, _player, action):
        if not self.is_terminal():
            self._enter()
            for option in self._vector.options(0):
                if option["id"] == action:
                    return json.dumps(option["action"])
        raise Wrong("%d is no answer here" % action)

    def clone(self):
        if not self.is_terminal():
            self._enter()
            self._keep()
        copy = State.__new__(State)
        copy._vector, copy._slot, copy._returns, copy._luck = self._vector, self._slot, self._returns, self._luck
        return copy

    def resample_from_infostate(self, _player=None, _probability_sampler=None):
        """Another world that the seat asked now cannot tell from this one."""
        copy = self.clone()
        if self.is_terminal():
            return copy
        self._luck += 1
        self._vector.imagine(0, "%d/%d" % (self._slot.number, self._luck))
        copy._slot = None
        self._vector._inside = weakref.ref(copy)
        return copy

    def close(self):
        self._vector.close()
