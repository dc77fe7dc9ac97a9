import { parseBotName } from '../bots/names.ts';
import { at } from '../engine/at.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import { setOf } from '../engine/namedSet.ts';
import type { Title } from '../engine/title.ts';
import { type Decision, fight, type Match } from './arena/match.ts';
import { startProgram } from './arena/program.ts';
import { arenaText } from './arena/text.ts';
import { worstOf } from './arena/worst.ts';
import { questionOf } from './ask/asking.ts';
import { type Played, seedOf } from './ask/block.ts';
import { evidenceOf } from './ask/evidence.ts';
import { ladderOf } from './ask/ladder.ts';
import type { Question } from './ask/question.ts';
import { endings } from './asked.ts';
import { ASKING_SWITCHES, readCommon, readTime } from './asking.ts';
import { buildOf } from './build.ts';
import { type Command, count, readArgs } from './command.ts';
import { meaningsOf } from './meaning.ts';
import { progress } from './progress.ts';
import { checkRowsFile, writeRows } from './rows.ts';

const USUAL_DEALS = 50;
const CONFORM_DEALS = 2;
/** So many decisions are played on from: looking at all of them would take longer than the games. */
const USUAL_LOOKS = 40;
const CUT_BY_HAND = 130;

export const arena: Command = {
  help: `crossings arena <game> '<program>' <bot> [--deals N] [--ms 1000] [--seats N] [--set option=value …]
                 [--content file] [--rows file] [--time 90s] [--worst N] [--conform] [--seed S] [--json]

Plays a program of yours against a bot: every deal from every chair, all other chairs the bot's. Says how
much stronger or weaker it is, with an interval, what it did wrong, and its five worst decisions.

  crossings arena <game> 'python3 examples/pipe.py' level:1 --deals 100

  <program>       started by the shell; it reads lines of JSON and answers with lines of JSON
                  (docs/protocol.md, "Bots over a pipe"). It is not fenced in: start only what you trust
  <bot>           random, greedy, level:3, search:100 …
  --ms N          so long a decision may take (default 1000); later ones are played by chance
  --deals N       how many (default ${USUAL_DEALS}); each is as many games as there are seats
  --worst N       how many of its decisions are looked at for the worst five (default ${USUAL_LOOKS}; 0: none)
  --conform       only asks whether it keeps to the protocol, in ${CONFORM_DEALS} deals: exit code 1 if not
  --rows file     one line for each game, .csv or .jsonl, with a codebook beside it
  --time 90s      at most so long; Ctrl+C tells what is known so far
  --json          one JSON object`,

  async run(args) {
    const typed = readArgs(args, {
      ...ASKING_SWITCHES,
      ms: { type: 'string' },
      conform: { type: 'boolean' },
      worst: { type: 'string' },
    });
    const [game, command, bot, extra] = typed.words;
    if (game === undefined) throw new BadInput('game', 'is missing; see --help');
    if (command === undefined) throw new BadInput('program', 'is missing: how is it started?');
    if (bot === undefined) throw new BadInput('bot', 'is missing: whom does it play against?');
    if (extra !== undefined) throw new BadInput('', `unexpected "${extra}"; see --help`);
    checkRowsFile(typed.text('rows'));
    const { title, seats, arm } = readCommon({ ...typed, words: [game] });
    const isTrial = typed.has('conform');
    const deals = isTrial ? CONFORM_DEALS : count(typed.text('deals'), USUAL_DEALS, 1, 1_000_000, 'deals');
    const one = arm(bot, [], bot);
    const question = questionOf(title, {
      ask: 'ladder',
      seats,
      seed: typed.text('seed') ?? '1',
      // What the program is, nobody but its author knows: its command stands for it.
      arms: [
        { ...one, name: 'program', bots: [command] },
        { ...one, bots: [bot] },
      ],
      guards: [],
      stop: { deals },
    });
    const ms = count(typed.text('ms'), 1000, 1, 3_600_000, 'ms');
    const most = isTrial ? 0 : count(typed.text('worst'), USUAL_LOOKS, 0, 100_000, 'worst');
    const ending = endings(readTime(typed));
    const start = performance.now();
    ending.startClock();
    try {
      const { played, faults, decisions } = await fightAll(title, question, ms, () => ending.cut.by !== null);
      const whole = Math.floor(played.games.length / seats);
      const stop = whole === deals ? question.stop : ({ until: 'end', planned: deals, most: whole } as const);
      const evidence = evidenceOf([played], whole);
      const adviser = parseBotName(bot);
      const found = {
        format: 'crossings-arena',
        version: 1,
        question: { ...question, stop },
        content: setOf(title, one.config) ?? null,
        ms,
        deals: whole,
        games: whole * seats,
        ladder: whole === 0 ? null : ladderOf({ ...question, stop }, evidence),
        faults,
        decisions: decisions.length,
        worst: await worstOf(title, decisions, adviser, { most, isOver: () => ending.cut.by === 'hand' }),
        run: {
          seconds: Math.round((performance.now() - start) / 10) / 100,
          cut: ending.cut.by,
          engine: `node ${process.versions.node}`,
          build: buildOf(game),
        },
      } as const;
      const rows = typed.text('rows');
      if (rows !== undefined) writeRows(rows, await meaningsOf(game), question, evidence);
      console.log(typed.has('json') ? JSON.stringify(found) : arenaText(found));
      if (ending.cut.by === 'hand') return CUT_BY_HAND;
      return isTrial && Object.values(faults).some((many) => many > 0) ? 1 : 0;
    } finally {
      ending.done();
    }
  },
};

/** Every deal from every chair, one game after the other: the program is one. */
async function fightAll(title: Title<Kind>, question: Question, ms: number, isOver: () => boolean) {
  const { seats, seed, arms } = question;
  const [
    {
      bots: [command = ''],
    },
    {
      bots: [bot = ''],
      config,
    },
  ] = [at(arms, 0), at(arms, 1)];
  const deals = 'deals' in question.stop ? question.stop.deals : 0;
  const program = startProgram(command);
  const bar = progress();
  const decisions: Decision[] = [];
  const names: string[] = [];
  const games: Played[] = [];
  try {
    for (let deal = 0; deal < deals && !isOver(); deal++) {
      for (let seat = 0; seat < seats && !isOver(); seat++) {
        const match: Match = { config, seats, seed: seedOf(seed, deal), seat, bot: parseBotName(bot), ms };
        const { state, events, actions, outcome } = await fight(title, program, match, (one) =>
          decisions.push(one),
        );
        const measured: Readonly<Record<string, number>> = { actions, ...title.measure(state, events) };
        for (const name of Object.keys(measured)) if (!names.includes(name)) names.push(name);
        const values = names.map((name) => measured[name] ?? null);
        const who = Array.from({ length: seats }, (_nobody, chair) => (chair === seat ? 0 : 1));
        const { why, winners } = outcome;
        games.push({ deal, arm: 0, chair: seat, who, why, winners, values, problem: null });
        bar.show(games.length, deals * seats);
      }
    }
  } finally {
    bar.clear();
    program.end();
  }
  return { played: { part: 0, names, games }, faults: program.faults, decisions };
}
