import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Picture } from '../../../kit/icons.ts';
import { coffee } from '../../../kit/icons.ts';
import type { Action } from '../action.ts';
import { contentOf } from '../box.ts';
import type { Status } from '../content/effects.ts';
import { GRADUATES_UP_TO, type PAPERS, RESALE, TOLL } from '../content.ts';
import type { SeatView, View } from '../eyes/view.ts';
import { type CardId, cardOf } from '../pieces/cards.ts';
import { keptAs, paperPrice } from '../pieces/people.ts';
import { placeOf, whereOf } from '../pieces/places.ts';
import type { Ask, Button, Group, Row } from './ask.ts';
import { destinationOf, faceOf } from './faces.ts';
import { foresee } from './foresee.ts';
import { cap, handCoins, passport, ticket } from './icons.ts';
import { groupOf, seatGroup } from './pick.ts';

export const PAPER_ICONS: Readonly<Record<(typeof PAPERS)[number], Picture>> = { passport, ticket };

type Taking = Extract<Action, { type: 'buy' | 'discard' | 'activate' }>;

/** A turn of Preparation: place, then thing, then what to do with it (section 9). */
export function asksTurn(view: View, seat: Seat, options: readonly Action[], wanted: string | null): Ask {
  const groups = groupsOf(view, seat, options);
  const rich = groups.filter((group) => group.action === undefined && group.closed !== true);
  const at = (
    rich.find(({ id }) => id === wanted) ??
    rich.find(({ id }) => id === seatGroup(seat)) ??
    // Selling helps a turn and is none: what can be taken stands first.
    rich.find(({ id }) => id !== 'sell') ??
    rich[0]
  )?.id;
  const here = options.filter((action) => groupOf(action) === at);
  const college = options.some(({ type }) => type === 'goToCollege');
  const sells = options.some(({ type }) => type === 'sell');
  const first = !options.some(({ type }) => type === 'graduate')
    ? sells && 'sell'
    : sells
      ? 'both'
      : 'graduate';
  const stuck = options.some(({ type }) => type === 'forfeit');
  const helps = line(first === false ? 'ui.hint.stuck.done' : 'ui.hint.stuck', { first: String(first) });
  const forfeit: Button = { action: { type: 'forfeit' }, label: line('ui.group.forfeit') };
  return {
    prompt: stuck ? line('ui.prompt.stuck') : line('ui.prompt.turn', { college: String(college) }),
    hint: stuck ? helps : line('ui.hint.turn', { first: String(first) }),
    groups,
    at: at ?? null,
    rows: rowsOf(view, seat, here),
    buttons: stuck ? [forfeit] : [],
  };
}

const ORDER = ['graduate', 'sell'];

function groupsOf(view: View, seat: Seat, options: readonly Action[]): Group[] {
  const found = new Map<string, Action[]>();
  for (const action of options) {
    const id = groupOf(action);
    found.set(id, [...(found.get(id) ?? []), action]);
  }
  const me = at(view.seats, seat);
  const groups: Group[] = [];
  const things = (id: string): number => new Set((found.get(id) ?? []).map(thingOf)).size;
  if (me.inCollege) {
    const action: Action = { type: 'graduate' };
    const open = found.has('graduate');
    const sub = line(open ? 'ui.group.graduate.sub' : 'ui.group.graduate.tried', {
      upTo: graduatesUpTo(view, me),
    });
    groups.push({
      id: 'graduate',
      label: line('ui.group.graduate'),
      sub,
      icon: cap,
      count: 0,
      action,
      closed: !open,
    });
  }
  if (found.has('sell')) {
    const sub = line('ui.group.sell.sub');
    groups.push({ id: 'sell', label: line('ui.group.sell'), sub, icon: handCoins, count: things('sell') });
  }
  view.seats.forEach((_, owner) => {
    const id = seatGroup(owner);
    if (!found.has(id)) return;
    groups.push({
      id,
      label: line('ui.group.of', { seat: { seat: owner } }),
      seat: owner,
      count: things(id),
    });
  });
  if (found.has('supply')) {
    const sub = line('ui.group.supply.sub', {
      passports: view.passports,
      tickets: view.tickets,
      both: String(view.passports > 0 && view.tickets > 0),
    });
    groups.push({
      id: 'supply',
      label: line('ui.group.supply'),
      sub,
      icon: me.passports > 0 ? ticket : passport,
      count: things('supply'),
    });
  }
  if (found.has('extras'))
    groups.push({ id: 'extras', label: line('ui.group.extras'), icon: ticket, count: things('extras') });
  if (!me.inCollege && me.degrees < 2) groups.push(collegeGroup(view, me, found.has('college')));
  if (found.has('wait'))
    groups.push({
      id: 'wait',
      label: line('ui.group.wait'),
      sub: line('ui.group.wait.sub'),
      icon: coffee,
      count: 0,
      action: { type: 'useWait' },
    });
  return groups.sort((a, b) => rank(a) - rank(b));
}

const rank = ({ id }: Group): number => (ORDER.includes(id) ? 0 : 1);

function collegeGroup(view: View, me: SeatView, open: boolean): Group {
  const sub = open ? payable(view, me) : tuitionLine(view, me);
  return {
    id: 'college',
    label: line('ui.group.college'),
    sub,
    icon: cap,
    count: 0,
    action: { type: 'goToCollege' },
    closed: !open,
  };
}

/** What college costs, also while it cannot be paid. */
const tuitionLine = (view: View, me: SeatView): Line =>
  line('ui.group.college.cost', { n: Math.max(0, me.number - statusOf(view, me, 'scholarship')) });

/** The rolls with which the tuition can be paid. */
export function payable(view: View, me: SeatView): Line {
  const upTo = Math.min(6, me.money - me.number + statusOf(view, me, 'scholarship'));
  return line('ui.group.college.sub', { upTo });
}

export function statusOf(view: View, me: SeatView, status: Status): number {
  const content = contentOf(view.config);
  const card = keptAs(content, me.life.map(cardOf), status);
  return card < 0 ? 0 : (content.life.find(({ id }) => cardOf(id) === card)?.keep?.n ?? 0);
}

export const graduatesUpTo = (view: View, me: SeatView): number =>
  Math.max(GRADUATES_UP_TO, statusOf(view, me, 'studyGroup'));

/** What an action is about: two forms of one card are one thing. */
function thingOf(action: Action): string {
  if ('slot' in action) return `${action.owner}-${action.slot}`;
  if (action.type === 'buySupply') return action.kind;
  if (action.type === 'scalp') return `${action.seller}-${action.kind}`;
  return action.type === 'sell' ? action.card : action.type;
}

function rowsOf(view: View, seat: Seat, actions: readonly Action[]): Row[] {
  const things = new Map<string, Action[]>();
  for (const action of actions) {
    const id = thingOf(action);
    things.set(id, [...(things.get(id) ?? []), action]);
  }
  const rows = [...things].map(([id, forms]) => rowOf(view, seat, id, forms));
  return rows.map((row) => (rows.some((other) => isTwin(row, other)) ? row : { ...row, place: undefined }));
}

/** Two Paydays of one layout are told apart by where they lie. */
const isTwin = (row: Row, other: Row): boolean => row !== other && row.title.key === other.title.key;

function rowOf(view: View, seat: Seat, id: string, forms: readonly Action[]): Row {
  const [first] = forms;
  const buttons = forms.map((action) => buttonOf(view, seat, action));
  if (first === undefined) return { id, title: line('ui.none'), buttons };
  if (first.type === 'buySupply' || first.type === 'scalp') {
    const note =
      first.type === 'scalp'
        ? line('ui.note.extra', { seller: { seat: first.seller } })
        : paperNote(at(view.seats, seat), first.kind);
    return { id, icon: PAPER_ICONS[first.kind], title: line(`paper.${first.kind}`), note, buttons };
  }
  const card = first.type === 'sell' ? first.card : 'slot' in first ? cardAt(view, first) : 'PAY';
  const face = faceOf(view, card);
  const note = first.type === 'sell' ? line('ui.note.sell') : noteOf(view, seat, card, forms);
  const place = 'slot' in first ? { place: line('ui.slot', whereOf(first.slot)) } : {};
  return { id, icon: face.icon, tint: face.tint, title: face.name, ...place, note, buttons };
}

export function cardAt(view: View, { owner, slot }: { owner: Seat; slot: Taking['slot'] }): CardId {
  const card = view.seats[owner]?.layout[placeOf(view.config.layout, slot)] ?? 'PAY';
  return card === 'down' ? 'PAY' : card;
}

function paperNote(me: SeatView, kind: (typeof PAPERS)[number]): Line {
  const own = kind === 'passport' ? me.passports : me.tickets;
  const other = kind === 'passport' ? me.tickets : me.passports;
  if (own > 0) return line('ui.note.paper.extra', { n: own });
  return line(other > 0 ? 'ui.note.paper.pair' : 'ui.note.paper.first');
}

/** What a card is worth at my Destination, in a few words. */
function noteOf(view: View, seat: Seat, card: CardId, forms: readonly Action[]): Line {
  const me = at(view.seats, seat);
  const face = faceOf(view, card);
  if (face.kind === 'payday') {
    const others = view.seats.reduce((sum, one, i) => (i === seat ? sum : sum + one.salary), 0);
    return line('ui.note.payday', { mine: me.salary, others, college: String(me.inCollege) });
  }
  if (face.text !== undefined) return face.text;
  const dear = dearNote(seat, me, face.price ?? 0, forms);
  if (dear !== undefined) return dear;
  const to = destinationOf(view, me);
  const documents = face.kind === 'document';
  const rate = documents ? to.documents : to.connections;
  const next = (documents ? me.documents : me.connections).length + 1;
  const done = next % rate.size === 0;
  const saves = documents && next === to.minimum ? to.loss : 0;
  if (done) return line('ui.note.set', { next, gives: rate.gives, saves });
  return line('ui.note.part', { have: next % rate.size, size: rate.size, saves });
}

/** Why a card can only be discarded: what buying it would take. */
function dearNote(seat: Seat, me: SeatView, price: number, forms: readonly Action[]): Line | undefined {
  const [first] = forms;
  if (forms.length !== 1 || first?.type !== 'discard') return undefined;
  const toll = first.owner === seat ? 0 : TOLL;
  return line('ui.note.dear', { n: price + toll, money: me.money });
}

function buttonOf(view: View, seat: Seat, action: Action): Button {
  const me = at(view.seats, seat);
  switch (action.type) {
    case 'buy': {
      const price = faceOf(view, cardAt(view, action)).price ?? 0;
      if (action.owner === seat)
        return { action, label: line('ui.do.buy', { n: price }), sub: line('ui.sub.bank') };
      const sub = line('ui.sub.toll', { price, toll: TOLL, owner: { seat: action.owner } });
      return { action, label: line('ui.do.buy', { n: price + TOLL }), sub };
    }
    case 'discard':
      return { action, label: line('ui.do.discard'), sub: tolled(action.owner === seat, RESALE) };
    case 'activate': {
      const face = faceOf(view, cardAt(view, action));
      if (face.kind === 'payday')
        return { action, label: line('ui.do.activate'), sub: tolled(action.owner === seat, me.salary) };
      return { action, label: line('ui.do.activate'), sub: lifeSub(view, seat, action, face.price ?? 0) };
    }
    case 'buySupply': {
      if (action.pay === 'skip') return { action, label: line('ui.do.skip'), sub: line('ui.sub.skip') };
      const n = paperPrice(view.config, action.kind);
      return { action, label: line('ui.do.buy', { n }), sub: line('ui.sub.bank') };
    }
    case 'scalp': {
      const n = paperPrice(view.config, action.kind) + TOLL;
      return {
        action,
        label: line('ui.do.buy', { n }),
        sub: line('ui.sub.all', { owner: { seat: action.seller } }),
      };
    }
    default:
      return { action, label: line('ui.do.sell'), sub: line('ui.sub.gain', { n: RESALE }) };
  }
}

/** What a Life card surely does to one's own Money or tokens, as its tag says it; else what it costs. */
function lifeSub(view: View, seat: Seat, action: Taking, cost: number): Line {
  const own = action.owner === seat;
  const toll = own ? 0 : TOLL;
  const sure = cost > 0 ? undefined : foresee(view, seat, action);
  const gain = (sure?.money ?? -toll) + toll;
  if (gain > 0) return tolled(own, gain);
  if (gain < 0) return line(own ? 'ui.sub.loss' : 'ui.sub.loss.toll', { n: -gain, toll });
  if (own && sure !== undefined && sure.assurance > 0) return line('ui.sub.token', { n: sure.assurance });
  const key = `ui.sub.life${cost > 0 ? '.cost' : ''}${own ? '' : '.toll'}`;
  return line(key, { cost, toll, owner: { seat: action.owner } });
}

const tolled = (own: boolean, n: number): Line =>
  line(own ? 'ui.sub.gain' : 'ui.sub.gain.toll', { n, toll: TOLL });
