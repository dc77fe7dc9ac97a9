import type { Seat } from '../../../engine/game.ts';
import { hasAction } from '../../../engine/same.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Button as Choice } from '../../../kit/buttons.ts';
import { NOTHING } from '../../../kit/held.ts';
import { merge, shuffle, split, x } from '../../../kit/icons.ts';
import type { Action } from '../action.ts';
import {
  type Danger,
  type FaceId,
  faceOf,
  isBird,
  objectiveOf,
  type Species,
  speciesOf,
} from '../content.ts';
import type { ColonyView, View } from '../eyes/view.ts';
import { cardLine, whereLine } from './phrases.ts';
import { meant, type Pick, preview, type Touched } from './pick.ts';

type Button = Choice<Action, Pick>;

/** What the table asks now: one sentence, what helps, the buttons, and what is lit. */
export interface Ask {
  /** Absent where the seat is not asked anything. */
  readonly prompt?: Line;
  readonly hint?: Line;
  readonly buttons: readonly Button[];
  readonly gaps?: ColonyView;
  readonly settlements: readonly Species[];
  lit(owner: 'mine' | 'theirs', colony: ColonyView | undefined, hand: readonly FaceId[]): boolean;
}

const DARK: Ask['lit'] = () => false;
const BACK: Button = { label: line('ui.do.back'), icon: x, pick: NOTHING };

export function asks(view: View, seat: Seat, pick: Pick, options: readonly Action[], mine: boolean): Ask {
  const quiet: Ask = { buttons: [], settlements: [], lit: DARK };
  if (view.ended !== null) return { ...quiet, prompt: line('ui.prompt.over') };
  if (!mine) return quiet;
  const colonies = view.seats.flatMap((one) => one.colonies);
  const slotOf = (id: number): number => colonies.find((colony) => colony.id === id)?.slot ?? 0;
  const hand = view.seats[seat]?.hand ?? [];
  const lit: Ask['lit'] = (owner, colony) => isLit(pick, owner, colony, hand, options);
  const of = <T extends Action['type']>(type: T): Extract<Action, { type: T }>[] =>
    options.filter((option): option is Extract<Action, { type: T }> => option.type === type);
  const frame = view.agenda.at(-1);

  if (pick.kind === 'armed') {
    const hint = preview(pick.action, view);
    const prompt =
      pick.action.type === 'discard'
        ? line('ui.prompt.discardThis', { card: cardLine(pick.action.card) })
        : undefined;
    const words = line(pick.action.type === 'discard' ? 'ui.do.discard' : 'ui.do.confirm');
    const buttons: Button[] = [{ label: words, action: pick.action, armed: true }, BACK];
    return {
      ...quiet,
      prompt: prompt ?? hint ?? line('prompt.act'),
      ...(prompt && hint ? { hint } : {}),
      buttons,
    };
  }
  switch (frame?.step) {
    case 'sky': {
      const buttons = of('answerSky').map(
        (action): Button => ({ label: line(`sky.${action.answer}`), action }),
      );
      return { ...quiet, prompt: line('ui.prompt.sky'), hint: line('ui.hint.sky'), buttons };
    }
    case 'declare': {
      const buttons = options.map((action): Button => ({ label: line(`label.${action.type}`), action }));
      const prompt = line('ui.prompt.declare', { slot: slotOf(frame.colony) });
      return { ...quiet, prompt, hint: line('ui.hint.declare'), buttons };
    }
    case 'leftovers': {
      const named = pick.kind === 'named' ? pick.colonies : [];
      const label = line('ui.do.named', { count: named.length, slots: named.map(slotOf) });
      const prompt = line('prompt.leftovers', { species: line(`ui.short.${frame.species}`) });
      const buttons: Button[] = [{ label, action: { type: 'leftovers', colonies: named }, main: true }];
      return { ...quiet, prompt, hint: line('ui.hint.leftovers'), buttons, lit };
    }
    case 'discard':
      return { ...quiet, prompt: line('ui.prompt.discard'), hint: line('ui.hint.discard') };
    case 'act':
      return { ...quiet, lit, ...acts() };
    default:
      return quiet;
  }

  function acts(): Partial<Ask> {
    switch (pick.kind) {
      case 'card':
        return holding(hand[pick.index]);
      case 'split': {
        const gaps = colonies.find((colony) => colony.id === pick.colony);
        if (gaps === undefined)
          return { prompt: line('ui.prompt.split'), hint: line('ui.hint.gap'), buttons: [BACK] };
        return {
          prompt: line('ui.prompt.gap', { slot: gaps.slot }),
          hint: line('ui.hint.gap'),
          gaps,
          buttons: [BACK],
        };
      }
      case 'join':
        if (pick.upper === null) return { prompt: line('ui.prompt.joinTop'), buttons: [BACK] };
        return { prompt: line('ui.prompt.joinOnto', { slot: slotOf(pick.upper) }), buttons: [BACK] };
      case 'drop':
        return { prompt: line('ui.prompt.drop'), hint: line('ui.hint.drop'), buttons: [BACK] };
      case 'colony': {
        const { colony } = pick;
        const buttons: Button[] = [];
        if (of('dissociate').some((one) => one.colony === colony))
          buttons.push({ label: line('ui.do.split'), icon: split, pick: { kind: 'split', colony } });
        if (of('associate').some((one) => one.upper === colony))
          buttons.push({ label: line('ui.do.join'), icon: merge, pick: { kind: 'join', upper: colony } });
        buttons.push({ label: line('ui.do.dropThis'), action: { type: 'passDrop', colony } }, BACK);
        return { prompt: line('ui.prompt.colony', { slot: slotOf(colony) }), buttons };
      }
      default: {
        const buttons: Button[] = [];
        if (of('associate').length > 0)
          buttons.push({ label: line('ui.do.join'), icon: merge, pick: { kind: 'join', upper: null } });
        if (of('dissociate').length > 0)
          buttons.push({ label: line('ui.do.split'), icon: split, pick: { kind: 'split', colony: null } });
        buttons.push({ label: line('ui.do.redraw'), icon: shuffle, action: { type: 'passRedraw' } });
        if (of('passDrop').length > 0) buttons.push({ label: line('ui.do.drop'), pick: { kind: 'drop' } });
        return { prompt: line('ui.prompt.pick'), hint: line('ui.hint.pick'), buttons };
      }
    }
  }

  function holding(card: FaceId | undefined): Partial<Ask> {
    if (card === undefined) return {};
    const fits = options.filter((option) => 'card' in option && option.card === card);
    const buttons = fits.map((action, i): Button => ({ label: doLine(action), action, main: i === 0 }));
    const settlements = fits.flatMap((one) =>
      one.type === 'playDanger' && typeof one.target === 'string' ? [one.target] : [],
    );
    if (fits.length === 0) {
      return {
        prompt: line('ui.prompt.dead', { card: cardLine(card) }),
        hint: line('ui.hint.dead'),
        buttons: [BACK],
      };
    }
    if (!isBird(faceOf(card))) {
      const danger = card as Danger;
      return {
        prompt: line('ui.prompt.danger', { danger: line(`danger.${danger}`) }),
        hint: line(`ui.hint.danger.${danger}`),
        buttons: [...buttons, BACK],
        settlements,
      };
    }
    const species = speciesOf(faceOf(card));
    const hint = line('ui.hint.bird', {
      flock: line(`ui.short.${species}`),
      objective: objectiveOf(species),
    });
    return {
      prompt: line('ui.prompt.bird', { card: line(`ui.one.${species}`) }),
      hint,
      buttons: [...buttons, BACK],
      settlements,
    };
  }

  function doLine(action: Action): Line {
    const where = (id: number | string): Line => {
      const colony = colonies.find((one) => one.id === id);
      return colony === undefined ? line(`flock.${id}`) : whereLine(colony);
    };
    if (action.type === 'playDanger') return line('ui.do.steal', { where: where(action.target) });
    if (action.type !== 'playBird') return line(`label.${action.type}`);
    return action.onto === 'new' ? line('ui.do.new') : line('ui.do.lay', { where: where(action.onto) });
  }
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
