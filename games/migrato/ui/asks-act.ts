import { type Line, line } from '../../../engine/text.ts';
import { merge, shuffle, split } from '../../../kit/icons.ts';
import type { Action } from '../action.ts';
import { type FaceId, faceOf, isBird, isNight, objectiveOf, speciesOf } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { card as named } from '../text/card.ts';
import { nameIn } from '../text/colony.ts';
import { type Ask, BACK, type Button, colonyIn } from './ask.ts';
import type { Pick } from './pick.ts';

/** What is asked in one's turn, by what is in the fingers. */
export function asksAct(
  view: View,
  pick: Pick,
  options: readonly Action[],
  hand: readonly FaceId[],
): Partial<Ask> {
  switch (pick.kind) {
    case 'card':
      return holding(view, hand[pick.index], options);
    case 'split': {
      const gaps = colonyIn(view, pick.colony);
      const hint = line('ui.hint.gap');
      if (gaps === undefined) return { prompt: line('ui.prompt.split'), hint, buttons: [BACK] };
      return { prompt: line('ui.prompt.gap', { flock: nameIn(view, gaps.id) }), hint, gaps, buttons: [BACK] };
    }
    case 'join':
      if (pick.upper === null) return { prompt: line('ui.prompt.joinTop'), buttons: [BACK] };
      return {
        prompt: line('ui.prompt.joinOnto', { flock: nameIn(view, pick.upper) }),
        hint: line('ui.hint.joinOnto'),
        buttons: [BACK],
      };
    case 'drop':
      return { prompt: line('ui.prompt.drop'), hint: line('ui.hint.drop'), buttons: [BACK] };
    case 'colony':
      return chosenColony(view, pick.colony, options);
    default:
      return nothingHeld(options);
  }
}

function chosenColony(view: View, colony: number, options: readonly Action[]): Partial<Ask> {
  const buttons: Button[] = [];
  if (options.some((one) => one.type === 'dissociate' && one.colony === colony))
    buttons.push({ label: line('ui.do.split'), icon: split, pick: { kind: 'split', colony } });
  const joins = options.filter((one) => one.type === 'associate');
  const onTop = joins.some((one) => one.upper === colony);
  // What can only lie below is joined by choosing what goes on top of it.
  if (onTop || joins.some((one) => one.lower === colony))
    buttons.push({
      label: line('ui.do.join'),
      icon: merge,
      pick: { kind: 'join', upper: onTop ? colony : null },
    });
  buttons.push({ label: line('ui.do.dropThis'), action: { type: 'passDrop', colony } }, BACK);
  return { prompt: line('ui.prompt.colony', { flock: nameIn(view, colony) }), buttons };
}

function nothingHeld(options: readonly Action[]): Partial<Ask> {
  const can = (type: Action['type']): boolean => options.some((one) => one.type === type);
  const buttons: Button[] = [];
  if (can('associate'))
    buttons.push({ label: line('ui.do.join'), icon: merge, pick: { kind: 'join', upper: null } });
  if (can('dissociate'))
    buttons.push({ label: line('ui.do.split'), icon: split, pick: { kind: 'split', colony: null } });
  buttons.push({ label: line('ui.do.redraw'), icon: shuffle, action: { type: 'passRedraw' } });
  if (can('passDrop')) buttons.push({ label: line('ui.do.drop'), pick: { kind: 'drop' } });
  return { prompt: line('ui.prompt.pick'), hint: line('ui.hint.pick'), buttons };
}

/** A card is in the fingers: where it can go. */
function holding(view: View, card: FaceId | undefined, options: readonly Action[]): Partial<Ask> {
  if (card === undefined) return {};
  const fits = options.filter((option) => 'card' in option && option.card === card);
  if (fits.length === 0) {
    const prompt = line('ui.prompt.dead', { card: named(card) });
    return { prompt, hint: line('ui.hint.dead'), buttons: [BACK] };
  }
  // Of several places none is the one to press.
  const main = fits.length === 1;
  const [begins, adds] = [fits.filter(isNew), fits.filter((one) => !isNew(one))];
  const buttons = [...adds, ...begins].map(
    (action): Button => ({ label: doLine(view, action), action, main }),
  );
  const settlements = fits.flatMap((one) =>
    one.type === 'playDanger' && typeof one.target === 'string' ? [one.target] : [],
  );
  const way = adds.length === 0 ? '.new' : begins.length === 0 ? '.add' : '';
  return { ...heldLines(card, way), buttons: [...buttons, BACK], settlements };
}

const isNew = (action: Action): boolean => action.type === 'playBird' && action.onto === 'new';

function heldLines(card: FaceId, way: string): { prompt: Line; hint: Line } {
  const face = faceOf(card);
  if (!isBird(face))
    return {
      prompt: line('ui.prompt.danger', { danger: line(`danger.${card}`) }),
      hint: line(`ui.hint.danger.${card}`),
    };
  const species = speciesOf(face);
  return {
    prompt: line(`ui.prompt.bird${way}`, { card: named(card) }),
    hint: isNight(face)
      ? line('ui.preview.night')
      : line('ui.hint.bird', { flock: line(`ui.short.${species}`), objective: objectiveOf(species) }),
  };
}

function doLine(view: View, action: Action): Line {
  const where = (id: number | string): Line =>
    typeof id === 'string' ? line(`flock.${id}`) : nameIn(view, id);
  if (action.type === 'playDanger') return line('ui.do.steal', { where: where(action.target) });
  if (action.type !== 'playBird') return line(`label.${action.type}`);
  return action.onto === 'new' ? line('ui.do.new') : line('ui.do.lay', { where: where(action.onto) });
}
