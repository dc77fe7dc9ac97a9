import { seeded } from '../chance.ts';
import { type CaseLaw, LawBroken, same, textOf } from './law.ts';
import { Memories, walk } from './walk.ts';

export const imagination: CaseLaw = {
  law: 'L8',
  title: 'an imagined world looks the same to the seat and passes the audit',
  weight: 1,
  check(title, given) {
    const { game } = title;
    const memories = new Memories(game, given.seats);
    for (const here of walk(title, given)) {
      memories.live(here);
      if (!here.looked) continue;
      memories.bySeat.forEach((remembered, seat) => {
        const view = game.view(here.state, seat);
        for (const memory of [null, remembered]) {
          const where = { step: here.step, seat, memory };
          const chance = seeded(`L8 ${given.seed} ${here.step} ${seat}`);
          const world = game.imagine(view, seat, memory, chance);
          same(
            'L8',
            'the imagined world looks different',
            textOf(view),
            textOf(game.view(world, seat)),
            where,
          );
          try {
            game.audit(world);
          } catch (error) {
            throw new LawBroken('L8', 'the imagined world fails the audit', {
              ...where,
              error: String(error),
            });
          }
        }
      });
    }
  },
};
