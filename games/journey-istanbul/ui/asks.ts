import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Button as Choice } from '../../../kit/buttons.ts';
import { NOTHING } from '../../../kit/held.ts';
import { lock, type Picture, x } from '../../../kit/icons.ts';
import type { Action } from '../action.ts';
import { placeId, placeOf } from '../box.ts';
import { JAIL, OUT } from '../content.ts';
import { knownIn } from '../eyes/known.ts';
import type { View } from '../eyes/view.ts';
import { dayOf } from '../pieces/calendar.ts';
import { label } from '../text/label.ts';
import { date, face, place } from '../text/say.ts';
import { boat, cardBack, coins, eye, hammer } from './icons.ts';
import { type Pick, preview } from './pick.ts';
import { boxIn, faceIn, stepOf } from './sums.ts';
import { taskIn, tasksHeard } from './tasks.ts';

/** A button of the dock; it may open the words or a card, or send the words or put them away. */
export type Button = Choice<Action, Pick, 'give' | 'card' | 'reply' | 'send' | 'away'> & {
  /** Eyes and cards of the place it leads to. */
  readonly symbols?: { readonly look: number; readonly draw: number };
};

/** What the table asks now: one sentence, what helps, and the buttons. */
export interface Ask {
  /** Absent where the seat is not asked anything. */
  readonly prompt?: Line;
  readonly hint?: Line;
  /** What matters to it and stands elsewhere for those who see it. */
  readonly heard?: readonly Line[];
  readonly buttons: readonly Button[];
}

const QUIET: Ask = { buttons: [] };
const BACK: Button = { label: line('ui.do.back'), icon: x, pick: NOTHING };

export function asks(view: View, seat: Seat, pick: Pick, options: readonly Action[], mine: boolean): Ask {
  if (view.ended !== null) return { ...QUIET, prompt: line('ui.prompt.over') };
  const me = view.people[seat];
  if (me?.place === OUT) return { ...QUIET, prompt: line('ui.prompt.out') };
  if (!mine || options.length === 0) return QUIET;
  if (pick.kind === 'armed') {
    const prompt = preview(pick.action, view, seat, true) ?? label(pick.action, view, seat);
    const confirm: Button = {
      label: label(pick.action, view, seat),
      action: pick.action,
      armed: true,
    };
    return { ...QUIET, prompt, buttons: [confirm, BACK] };
  }
  switch (stepOf(view)) {
    case 'turn':
      return turnAsk(view, seat, pick, options);
    case 'help':
      return helpAsk(view, seat, options);
    case 'offer':
      return offerAsk(view, seat, options);
    default:
      return QUIET;
  }
}

const plain = (view: View, seat: Seat, action: Action, icon?: Picture): Button => ({
  label: label(action, view, seat),
  action,
  ...(icon && { icon }),
});

function turnAsk(view: View, seat: Seat, pick: Pick, options: readonly Action[]): Ask {
  const { phase, looks, draws, looked } = view.turn;
  const rest = options.filter((one) => one.type !== 'look');
  const canLook = options.length > rest.length;
  const buttons: Button[] = [];
  if (pick.kind === 'square' && pick.square !== null) {
    const action: Action = { type: 'look', row: pick.row, square: pick.square };
    buttons.push({ ...plain(view, seat, action, eye), label: line('ui.do.look'), main: true });
    buttons.push({ label: line('ui.do.about'), open: 'card' });
  }
  for (const action of rest) buttons.push(turnButton(view, seat, action));
  if (phase === 'move') {
    const due = taskIn(view, seat, 'obstacle')?.due ?? null;
    const hint =
      due === null ? line('ui.hint.move') : line('ui.hint.due', { place: due.place, day: dayOf(due.day) });
    return { prompt: line('ui.prompt.move'), hint, heard: tasksHeard(view, seat), buttons };
  }
  if (phase === 'jail') return jailAsk(view, seat, buttons, canLook);
  if (canLook) {
    const prompt = line(looked.length > 0 ? 'ui.prompt.lookMore' : 'ui.prompt.look', { count: looks });
    return { prompt, hint: line('ui.hint.look', { count: draws }), buttons };
  }
  if (rest.some((one) => one.type === 'draw')) {
    const hint = view.topDay === null ? line('ui.hint.draw') : line('ui.hint.drawDay', { day: view.topDay });
    return { prompt: line('ui.prompt.draw', { count: draws }), hint, buttons };
  }
  return { prompt: line('ui.prompt.end'), hint: line('ui.hint.end'), buttons };
}

function turnButton(view: View, seat: Seat, action: Action): Button {
  const said = plain(view, seat, action);
  switch (action.type) {
    // Whoever leaves jail neither looks nor draws there today: what the place shows is not offered.
    case 'placeFromJail':
      return { ...said, label: line('ui.do.to', { place: place(action.to) }) };
    case 'move': {
      const { eyes, draws } = boxIn(view);
      const at = placeOf(action.to);
      const stays = view.people[seat]?.place === at;
      const where = line(stays ? 'ui.do.stay' : 'ui.do.to', { place: place(action.to) });
      return { ...said, label: where, symbols: { look: eyes[at] ?? 0, draw: draws[at] ?? 0 } };
    }
    case 'draw':
      return { ...said, ...drawLine(view), icon: cardBack, main: view.turn.looks === 0 };
    case 'payBail':
      return { ...said, icon: coins };
    case 'payTask':
      return { ...said, icon: coins, main: true };
    default:
      return said;
  }
}

/** What cannot be anything else is done in one: all cards of a place are drawn by one touch. */
function drawLine({ turn: { draws, looks }, left }: View): { label: Line } | undefined {
  const count = Math.min(draws, left);
  return looks === 0 && count > 1 ? { label: line('ui.do.drawAll', { count }) } : undefined;
}

function jailAsk(view: View, seat: Seat, buttons: readonly Button[], canLook: boolean): Ask {
  const { release, money } = view.people[seat] ?? { release: 0, money: 0 };
  const places = buttons.some((one) => 'action' in one && one.action.type === 'placeFromJail');
  if (places) return { prompt: line('ui.prompt.release'), hint: line('ui.hint.release'), buttons };
  const bail = knownIn(view).bail(seat);
  const args = { bail, money: money ?? 0, date: date(release) };
  const hint = line(release === 0 ? 'ui.hint.jailLong' : 'ui.hint.jail', args);
  return { prompt: line(canLook ? 'ui.prompt.jail' : 'ui.prompt.jailDone'), hint, buttons };
}

/** No answer stands out: it is a hard question (JI-R22). */
function helpAsk(view: View, seat: Seat, options: readonly Action[]): Ask {
  const { help } = view;
  if (help === null) return QUIET;
  const mine = help.short.find((one) => one.seat === seat);
  const money = view.people[seat]?.money ?? 0;
  const buttons = options.map((action) => helpButton(view, seat, action));
  if (mine !== undefined && !help.accepted.includes(seat)) {
    const lacks = mine.due - money;
    const hint = line('ui.hint.short', { money, due: mine.due });
    // One gift after the other: the rest hang at their givers' labels, and the answers keep their places.
    const [first] = options.flatMap((one) => (one.type === 'answerGift' ? [one.gift] : []));
    const now = options.filter((one) => one.type !== 'answerGift' || one.gift === first);
    return {
      prompt: line('ui.prompt.short', { lacks }),
      hint,
      buttons: now.map((action) => helpButton(view, seat, action)),
    };
  }
  const short = help.short.filter((one) => one.seat !== seat && !help.accepted.includes(one.seat));
  const names = short.map(({ seat: other, due }) => {
    const has = view.people[other]?.money ?? null;
    return has === null
      ? line('ui.owes', { seat: { seat: other }, due })
      : line('ui.lacks', { seat: { seat: other }, lacks: due - has });
  });
  const give: Button = { label: line('ui.do.giveOther'), open: 'give' };
  const at = buttons.findIndex((one) => 'action' in one && one.action.type === 'doneHelping');
  const ordered =
    at < 0
      ? buttons
      : [...buttons.filter((_, i) => i !== at), ...(money > 0 ? [give] : []), ...buttons.slice(at, at + 1)];
  return {
    prompt: line('ui.prompt.help', { names }),
    hint: line('ui.hint.help', { money }),
    buttons: ordered,
  };
}

function helpButton(view: View, seat: Seat, action: Action): Button {
  if (action.type === 'give') {
    return {
      label: line('ui.do.give', { to: { seat: action.to }, amount: action.amount }),
      action,
      icon: coins,
    };
  }
  if (action.type === 'answerGift') {
    const gift = view.talk.find((item) => item.kind === 'gift' && item.ref === action.gift);
    const args = { from: { seat: gift?.from ?? 0 }, amount: gift?.kind === 'gift' ? gift.amount : 0 };
    const label = line(`ui.do.gift.${action.answer}`, args);
    // What is taken cannot be given back: it is taken up first.
    return action.answer === 'accept'
      ? { label, pick: { kind: 'slip', id: action.gift } }
      : { label, action };
  }
  return plain(view, seat, action, action.type === 'acceptJail' ? lock : undefined);
}

function offerAsk(view: View, seat: Seat, options: readonly Action[]): Ask {
  const { offer } = view;
  const card = offer === null ? undefined : faceIn(view, offer.card);
  if (offer === null || card === undefined || card.kind === 'police') return QUIET;
  const amount = knownIn(view).offered(seat);
  const money = view.people[seat]?.money ?? 0;
  const shown = face({ id: card.id, kind: card.kind, place: placeId(card.place), amount });
  const use: Action = { type: 'answerOffer', card: offer.card, answer: 'use' };
  const canUse = options.some((one) => one.type === 'answerOffer' && one.answer === 'use');
  const buttons = options.map((action) =>
    plain(
      view,
      seat,
      action,
      action.type === 'answerOffer' && action.answer === 'use'
        ? offer.kind === 'journey'
          ? boat
          : hammer
        : undefined,
    ),
  );
  if (!canUse) buttons.unshift({ ...plain(view, seat, use, boat), dashed: true });
  const after = offer.kind === 'work' ? money + amount : money - amount;
  const key = canUse ? (offer.kind === 'work' ? 'ui.hint.work' : 'ui.hint.journey') : 'ui.hint.tooDear';
  const hint = line(key, { after: Math.abs(after), money });
  return { prompt: line(`ui.prompt.${offer.kind}`, { face: shown }), hint, buttons };
}

/** The latest that this seat saw today, told again for as long as the day lasts. */
export function sawLine(view: View, seat: Seat): Line | undefined {
  const today = view.people[seat]?.today.slice(-1) ?? [];
  const cards = today.flatMap((card) => {
    const known = faceIn(view, card);
    if (known === undefined) return [];
    const spot = view.sheet.indexOf(card);
    const shown = face({
      id: known.id,
      kind: known.kind,
      place: known.place < 0 ? null : placeId(known.place),
      amount: known.amount,
    });
    if (spot < 0) return [line('log.saw.gone', { day: known.day, face: shown })];
    return [line('log.saw.card', { day: known.day, square: (spot % 5) + 1, face: shown })];
  });
  return cards.length === 0 ? undefined : line('log.saw', { cards });
}

export const inJail = (view: View, seat: Seat): boolean => view.people[seat]?.place === JAIL;
export const placeName = (at: number): Line => place(placeId(at));
