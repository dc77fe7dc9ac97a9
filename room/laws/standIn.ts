import { type Chance, pick, seeded } from '../../engine/chance.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { sampleForm } from '../../engine/playout.ts';
import type { Bots, Question } from '../ports.ts';
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
      const move = await anyMove(table, ({ type }) => !personal.includes(type));
      if (move === undefined) await passTime(table, 600_000);
      else await move.guest.act(move.action);
      await settle(w.room);
    }
    for (const { by, action, actor } of await logOf(w)) {
      if (by !== 'bot' || action === null || !personal.includes(action.type)) continue;
      throw new SeamBroken('S3', `a stand-in did for seat ${actor} what only the person may`, action);
    }
    return tried;
  },
};

/** As it stands in the contract; a game that is broken on purpose says what it says elsewhere. */
const personalOf = (game: Game<Kind> & { readonly meantPersonal?: readonly string[] }): readonly string[] =>
  game.meantPersonal ?? game.personal ?? [];

/** All that is personal and could be lawful for this seat, whether or not it was offered. */
function overreach(
  game: Game<Kind>,
  { view, seat, memory }: Question,
  personal: readonly string[],
  chance: Chance,
): Kind['action'][] {
  const world = game.imagine(view, seat, memory, chance);
  const filled = game
    .forms(world, seat)
    .filter(({ type }) => personal.includes(type))
    .map((form) => game.parseAction(sampleForm(form, chance)));
  const named = personal.flatMap((type) => sampleAction(game, type, chance) ?? []);
  return [...filled, ...named].filter((action) => game.refuse(world, seat, action) === undefined);
}
