import { BadInput } from '../engine/door.ts';
import type { Kind, Viewer } from '../engine/game.ts';
import type { Sitting } from '../engine/sitting.ts';
import { say } from '../engine/text.ts';
import type { Title } from '../engine/title.ts';
import { sitThrough } from './ask/sit.ts';
import { type Command, count, readArgs } from './command.ts';
import { JOB_SWITCHES, readJob } from './job.ts';
import { titleOf } from './titles.ts';

/** One entry as this viewer lived it: 0 is the deal. */
export interface Told {
  readonly entry: number;
  readonly actor: string;
  readonly lines: readonly string[];
}

export const watch: Command = {
  help: `crossings watch <game> [--seed S] [--seats N] [--bots a,b] [--seat N|public|all]
                [--set option=value …] [--json]

Tells the game of this seed, as one seat lived through it, as the public did, or with all hands open.

  --seed S        any text (default 1); S/17 is game 17 of crossings simulate --seed S
  --bots a,b      one for each seat or one for all (default greedy)
  --seat          whose eyes: a seat from 0, public, or all (default all)
  --set option=value  a table option; may be repeated
  --content file  a document of content (crossings content <game>), or an owner's set
  --json          one JSON object`,

  run(args) {
    const typed = readArgs(args, { ...JOB_SWITCHES, seat: { type: 'string' } });
    const job = readJob(typed, 'greedy');
    const viewer = readViewer(typed.text('seat') ?? 'all', job.seats);
    const title = titleOf(job.game);
    const sitting = sitThrough(title, job);
    const steps = tell(title, sitting, viewer);
    const outcome = title.game.outcome(sitting.state) ?? null;
    if (typed.has('json')) {
      const { game, seats, seed, botNames: bots } = job;
      console.log(JSON.stringify({ game, seats, seed, bots, viewer, steps, outcome }));
      return 0;
    }
    console.log(`${job.game}, seed ${job.seed}: ${job.botNames.join(' against ')}, seen by ${viewer}\n`);
    for (const { entry, actor, lines } of steps) {
      lines.forEach((line, i) => {
        console.log(`${i === 0 ? `${entry}. ${actor}`.padEnd(14) : ' '.repeat(14)} ${line}`);
      });
    }
    if (outcome !== null) {
      const who = outcome.winners.length === 0 ? 'nobody' : `seat ${outcome.winners.join(' and ')}`;
      console.log(
        `\nend: ${outcome.why} (${outcome.rule}); winner: ${who}; scores: ${outcome.scores.join(', ')}`,
      );
    }
    return 0;
  },
};

function readViewer(text: string, seats: number): Viewer {
  if (text === 'public' || text === 'all') return text;
  if (/^[0-9]+$/.test(text)) return count(text, 0, 0, seats - 1, 'seat');
  throw new BadInput('seat', `must be a seat from 0 to ${seats - 1}, public or all, not "${text}"`);
}

/** Entries of which the viewer saw nothing are left out. */
export function tell<K extends Kind>(title: Title<K>, sitting: Sitting<K>, viewer: Viewer): Told[] {
  const { game, texts } = title;
  const { start, entries, marks, state, seats } = sitting;
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const reader = { language: 'en', names, seat: null };
  const lines = (events: readonly K['event'][], after: K['state']): string[] =>
    events.flatMap((event) => {
      const seen = game.redact(event, viewer, after, 'live');
      return seen === undefined ? [] : title.tell(seen).map((line) => say(texts.en, line, reader));
    });
  const told = entries.map(({ actor, events }, i) => ({
    entry: i + 1,
    actor: actor === 'clock' ? 'clock' : `seat ${actor}`,
    lines: lines(events, marks[i + 1] ?? state),
  }));
  const deal = { entry: 0, actor: 'deal', lines: lines(start.events, marks[0] ?? state) };
  return [deal, ...told].filter((step) => step.lines.length > 0);
}
