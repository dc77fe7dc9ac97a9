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
      for (const { seat, view, memory } of memories.minds(here.state)) {
        const where = { step: here.step, seat, memory };
        const world = game.imagine(view, seat, memory, seeded(`L8 ${given.seed} ${here.step} ${seat}`));
        const [seen, imagined] = [textOf(view), textOf(game.view(world, seat))];
        same('L8', 'the imagined world looks different', seen, imagined, where);
        try {
          game.audit(world);
        } catch (error) {
          const problem = 'the imagined world fails the audit';
          throw new LawBroken('L8', problem, { ...where, error: String(error) });
        }
      }
    }
  },
};
