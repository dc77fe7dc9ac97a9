import type { Seat } from '../../../engine/game.ts';
import { hasAction } from '../../../engine/same.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import type { FaceId } from '../content.ts';
import type { ColonyView, View } from '../eyes/view.ts';
import { nameIn } from '../text/colony.ts';
import { type Ask, BACK, type Button, QUIET } from './ask.ts';
import { asksAct } from './asks-act.ts';
import { meant, type Pick, preview, type Touched } from './pick.ts';

/** What is asked of this seat now, with what it has in its fingers. */
export function asks(view: View, seat: Seat, pick: Pick, options: readonly Action[], mine: boolean): Ask {
  if (view.ended !== null) return { ...QUIET, prompt: line('ui.prompt.over') };
  if (!mine) return QUIET;
  if (pick.kind === 'armed') return armedAsk(view, pick.action);
  const hand = view.seats[seat]?.hand ?? [];
  const lit: Ask['lit'] = (owner, colony) => isLit(pick, owner, colony, hand, options);
  const frame = view.agenda.at(-1);
  switch (frame?.step) {
    case 'sky': {
      const buttons = options.flatMap((action): Button[] =>
        action.type === 'answerSky' ? [{ label: line(`sky.${action.answer}`), action }] : [],
      );
      return { ...QUIET, prompt: line('ui.prompt.sky'), hint: line('ui.hint.sky'), buttons };
    }
    case 'declare': {
      const buttons = options.map((action): Button => ({ label: line(`label.${action.type}`), action }));
      const prompt = line('ui.prompt.declare', { flock: nameIn(view, frame.colony) });
      return { ...QUIET, prompt, hint: line('ui.hint.declare'), buttons };
    }
    case 'leftovers': {
      const chosen = pick.kind === 'named' ? pick.colonies : [];
      const colonies = chosen.map((id) => nameIn(view, id));
      const label = line('label.leftovers', { count: chosen.length, colonies });
      const prompt = line('prompt.leftovers', { flock: line(`flock.${frame.species}`) });
      const buttons: Button[] = [{ label, action: { type: 'leftovers', colonies: chosen }, main: true }];
      return { ...QUIET, prompt, hint: line('ui.hint.leftovers'), buttons, lit };
    }
    case 'discard':
      return { ...QUIET, prompt: line('ui.prompt.discard'), hint: line('ui.hint.discard') };
    case 'act':
      return { ...QUIET, lit, ...asksAct(view, pick, options, hand) };
    default:
      return QUIET;
  }
}

/** What is done, not “yes”: whoever reads the button alone knows what it does. */
const sureLine = ({ type }: Action): Line =>
  line(
    ['playBird', 'associate', 'playDanger', 'passRedraw', 'passDrop'].includes(type)
      ? `ui.do.confirm.${type}`
      : 'ui.do.confirm',
  );

function armedAsk(view: View, action: Action): Ask {
  const sure = preview(action, view);
  const buttons: readonly Button[] = [{ label: sureLine(action), action, armed: true }, BACK];
  return { ...QUIET, prompt: sure ?? line('prompt.act'), buttons };
}

/** Lit from the options alone: those depend on visible facts only, so light cannot leak (7.5). */
function isLit(
  pick: Pick,
  owner: 'mine' | 'theirs',
  colony: ColonyView | undefined,
  hand: readonly FaceId[],
  options: readonly Action[],
): boolean {
  if (colony === undefined && owner === 'theirs') return false;
  const touched: Touched = colony === undefined ? { at: 'free' } : { at: owner, colony: colony.id };
  if (pick.kind === 'named')
    return options.some(
      (one) => one.type === 'leftovers' && colony !== undefined && one.colonies.includes(colony.id),
    );
  if (pick.kind === 'join' && pick.upper === null)
    return owner === 'mine' && options.some((one) => one.type === 'associate' && one.upper === colony?.id);
  const action = meant(pick, touched, hand);
  return action !== undefined && hasAction(options, action);
}
