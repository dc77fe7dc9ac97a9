import { type Chance, pick, seeded, taped } from '../../engine/chance.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { sampleForm } from '../../engine/playout.ts';
import type { Head } from '../head.ts';
import type { Bots, Question } from '../ports.ts';
import type { LogEntry } from '../store.ts';
import { settle } from '../testing/world.ts';
import { anyMove, begun, logOf, passTime, SeamBroken, type SeamLaw } from './law.ts';
import { sampleAction } from './sample.ts';

const STEPS = 40;

/** The stand-ins of this table try at every chance what is not theirs to do. */
export const onlyThePerson: SeamLaw = {
  law: 'S3',
  title: 'a stand-in never does what only the person may',
  async check(given) {
    const { game } = given.title;
    const personal = personalOf(game);
    const { isOwn } = personal;
    let tried = 0;
    const chance = seeded(`${given.seed} stand-in`);
    const bots: Bots = {
      async think(question) {
        const action = pick(chance, [...overreach(game, question, personal, chance), null]);
        if (action !== null) tried++;
        return { action, memory: question.memory };
      },
    };
    const table = await begun(given, { bots });
    const { w, guests } = table;
    for (let i = 0; i < STEPS && w.room.head.phase === 'playing'; i++) {
      const guest = pick(table.chance, guests);
      const isAway = w.room.head.seats[guest.link.seat ?? -1]?.standIn !== 'no';
      if (table.chance.below(3) === 0) await guest.ask({ t: isAway ? 'return' : 'stepBack' });
      const move = await anyMove(table, ({ type }) => !personal.types.includes(type));
      if (move === undefined) await passTime(table, 600_000);
      else await move.guest.act(move.action);
      await settle(w.room);
    }
    for (const { entry, action, before } of againFrom(w.room.head, game, await logOf(w)))
      if (entry.by === 'bot' && isOwn(before, action))
        throw new SeamBroken('S3', `a stand-in did for seat ${entry.actor} what only the person may`, action);
    return tried;
  },
};

interface Personal {
  readonly types: readonly string[];
  /** At this moment nobody may do it for somebody else. */
  isOwn(state: unknown, action: Kind['action']): boolean;
}

/** As it stands in the contract; a game that is broken on purpose says what it says elsewhere. */
function personalOf(
  game: Game<Kind> & { readonly meant?: Pick<Game<Kind>, 'personal' | 'isPersonal'> },
): Personal {
  const { personal: types = [], isPersonal } = game.meant ?? game;
  const isOwn: Personal['isOwn'] = (state, action) =>
    types.includes(action.type) || isPersonal?.(state, action) === true;
  return { types, isOwn };
}

/** All that is personal and could be lawful for this seat, whether or not it was offered. */
function overreach(
  game: Game<Kind>,
  { view, seat, memory }: Question,
  { types, isOwn }: Personal,
  chance: Chance,
): Kind['action'][] {
  const world = game.imagine(view, seat, memory, chance);
  const filled = game
    .forms(world, seat)
    .filter(({ type }) => types.includes(type))
    .map((form) => game.parseAction(sampleForm(form, chance)));
  const named = types.flatMap((type) => sampleAction(game, type, chance) ?? []);
  const listed = game.options(world, seat).filter((action) => isOwn(world, action));
  return [...filled, ...named, ...listed].filter((action) => game.refuse(world, seat, action) === undefined);
}

/** What was done, with the state before it: played again from the log, where nothing is taken back. */
function* againFrom(
  { config, seats }: Head,
  game: Game<Kind>,
  log: readonly LogEntry[],
): Generator<{ readonly entry: LogEntry; readonly action: Kind['action']; readonly before: unknown }> {
  let state: unknown;
  for (const entry of log) {
    const { kind, actor, action, at, draws } = entry;
    const ctx = { chance: taped(draws), at, reveal() {} };
    if (kind === 'start') state = game.setup(config, seats.length, ctx);
    if (action === null || actor === null) continue;
    yield { entry, action, before: state };
    game.apply(state, actor, action, ctx);
  }
}
