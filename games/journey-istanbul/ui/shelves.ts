import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import { PLACES } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { dateOf, dayOf, squareNumber, weekOf } from '../pieces/calendar.ts';
import type { To, Topic } from '../pieces/topics.ts';
import { cardTopic, dayTopic, PHRASES, TAGS } from '../pieces/topics.ts';
import { place } from '../text/say.ts';
import { type Draft, lackOf, onTopic, rowIn } from './draft.ts';
import type { Option, Part, Shelf } from './parts.ts';
import { PICTURE_OF } from './pictures.ts';
import { boxIn, KINDS, nth, ROWS, squaresOf, whenLine } from './sums.ts';

const SUMS = [1000, 2000, 3000, 4000, 5000, 7000, 10_000];

/** What a part can be. `hearers` are those the rules let this seat speak to just now. */
export function shelves(
  view: View,
  seat: Seat,
  draft: Draft,
  part: Part,
  hearers: readonly To[],
): readonly Shelf[] {
  switch (part) {
    case 'about':
    case 'wantsAbout':
      return topicShelves(view, draft, part);
    case 'sum':
      return sumShelves(view, seat, draft);
    case 'day':
      return weeks(view).map((week) => ({
        label: line('ui.week', { week }),
        options: dayOptions(view, draft, week),
      }));
    case 'days':
    case 'wantsDays':
      return [1, 2, 3].map((week) => ({
        label: line('ui.week', { week }),
        options: daysIn(week).map((t) => toggled(draft, part, t)),
      }));
    default:
      return [{ label: line(`ui.part.name.${part}`), options: optionsOf(view, draft, part, hearers) }];
  }
}

/** A choice for each of these values. */
const pick = <K extends keyof Draft>(
  draft: Draft,
  name: K,
  values: readonly Draft[K][],
  say: (value: Draft[K]) => Line,
): Option[] =>
  values.map((value) => ({ label: say(value), on: draft[name] === value, set: { [name]: value } }));

type Plain = Exclude<Part, 'about' | 'wantsAbout' | 'sum' | 'day' | 'days' | 'wantsDays'>;

/** What a part can be that stands on one shelf. */
function optionsOf(view: View, draft: Draft, part: Plain, hearers: readonly To[]): readonly Option[] {
  switch (part) {
    case 'to':
      return pick(draft, 'to', hearers, (to) =>
        to === 'all' ? line('to.all') : line('ui.who', { seat: { seat: to } }),
      );
    case 'kind':
      return kindOptions(draft);
    case 'place':
      return pick(draft, 'place', PLACES, place);
    case 'amount':
      return pick(draft, 'amount', [...amountsOf(view, draft), 0], (n) => amountLine(n, 'ui.amount.open'));
    case 'price':
      return pick(draft, 'price', [0, ...SUMS.slice(0, 5)], (n) => amountLine(n, 'ui.price.free'));
    case 'tag':
      return pick(draft, 'tag', TAGS, (tag) => line(`tag.${tag}`));
    case 'phrase':
      return pick(draft, 'phrase', PHRASES, (phrase) => line(`ui.phrase.${phrase}`));
    case 'trade':
      return pick(draft, 'trade', ['tell', 'show', 'swap'], (trade) => line(`ui.offer.${trade}`));
    case 'offers':
    case 'wants':
      return pick(draft, part, ['claim', 'pages'], (kind) => line(`ui.swap.${kind}`));
  }
}

const amountLine = (n: number, none: string): Line =>
  n === 0 ? line(none) : line('ui.amount', { amount: n });

const kindOptions = (draft: Draft): readonly Option[] => [
  ...KINDS.map((kind) => ({
    label: line(`ui.what.${kind}`),
    on: draft.kind === kind,
    set: { kind, amount: 0 },
    picture: PICTURE_OF[kind],
  })),
  ...pick(draft, 'kind', ['nothing', 'unknown'], (kind) => line(`ui.what.${kind}`)),
];

/** The days of a week that are still to come; a promise may also have none. */
function dayOptions(view: View, draft: Draft, week: number): readonly Option[] {
  const days = daysIn(week).filter((t) => t >= view.t);
  const open = week === weekOf(view.t) && draft.phrase === 'promise';
  return pick(draft, 'day', open ? [0, ...days] : days, (t) => (t === 0 ? line('date.open') : nth(dayOf(t))));
}

const daysIn = (week: number): number[] => ROWS.map((row) => (week - 1) * 6 + row);
const weeks = (view: View): number[] => [1, 2, 3].filter((week) => week >= weekOf(view.t));

function toggled(draft: Draft, part: 'days' | 'wantsDays', t: number): Option {
  const on = draft[part].includes(t);
  const next = on ? draft[part].filter((one) => one !== t) : [...draft[part], t].sort((a, b) => a - b);
  // At least one page: an empty hand shows nothing.
  return { label: nth(dayOf(t)), on, set: { [part]: next.length === 0 ? draft[part] : next } };
}

/** First the day, then which of its cards, or whatever comes on that date. */
function topicShelves(view: View, draft: Draft, part: 'about' | 'wantsAbout'): readonly Shelf[] {
  const row = rowIn(view, draft[part]);
  const set = (about: Topic): Partial<Draft> =>
    part === 'about' ? onTopic(view, { ...draft, about }) : { wantsAbout: about };
  const lying = (one: number): number[] =>
    squaresOf(one)
      .flatMap((square) => view.sheet[square] || [])
      .filter((card) => !view.faceUp.includes(card));
  const gone = view.hidden.filter((card) => view.cards[card - 1]?.day === row);
  const first = (one: number): Topic => {
    const [card] = lying(one);
    return card === undefined ? dayTopic(Math.min(18, dateOf(view.t, one, false))) : cardTopic(card);
  };
  const cards = [...lying(row), ...gone].map((card): Option => {
    const square = squareNumber(view.sheet.indexOf(card));
    const label = square === 0 ? line('ui.about.gone') : line('ui.about.card', { square });
    return { label, on: draft[part] === cardTopic(card), set: set(cardTopic(card)) };
  });
  const dates = [1, 2, 3].map((week) => (week - 1) * 6 + row).filter((t) => t >= view.t);
  return [
    {
      label: line('ui.about.day'),
      options: ROWS.map((one) => ({
        label: line('ui.about.row', { nth: nth(one), when: whenLine(view.t, one) }),
        on: one === row,
        set: set(first(one)),
      })),
    },
    {
      label: line('ui.about.which'),
      options: [
        ...cards,
        ...dates.map(
          (t): Option => ({
            label: line('ui.about.date', { week: weekOf(t) }),
            on: draft[part] === dayTopic(t),
            set: set(dayTopic(t)),
          }),
        ),
      ],
    },
  ];
}

/** The amounts that cards of this kind carry anywhere in the box: no hint about any one card. */
function amountsOf(view: View, draft: Draft): number[] {
  const found = boxIn(view)
    .cards.filter((card) => card.kind === draft.kind)
    .map((card) => card.amount);
  return [...new Set(found)].sort((a, b) => a - b);
}

const STEPS = [1000, 5000];

/** Amounts at a tap, what somebody lacks and all one has by name, then steps to any other amount. */
function sumShelves(view: View, seat: Seat, draft: Draft): readonly Shelf[] {
  const money = view.people[seat]?.money ?? 0;
  const gives = draft.mode === 'give';
  const most = gives ? money : 99_000;
  const lacks = gives && draft.to !== 'all' ? lackOf(view, draft.to) : 0;
  const plain = SUMS.filter((n) => n <= most && n !== lacks && !(gives && n === money));
  const option = (sum: number, label: Line): Option => ({ label, on: draft.sum === sum, set: { sum } });
  const options = plain.map((n) => option(n, line('ui.amount', { amount: n })));
  if (lacks > 0 && lacks <= most) options.push(option(lacks, line('ui.sum.lacks', { amount: lacks })));
  if (gives && money !== lacks) options.push(option(money, line('ui.sum.all', { amount: money })));
  if (!options.some((one) => one.on))
    options.push(option(draft.sum, line('ui.amount', { amount: draft.sum })));
  const more = STEPS.filter((step) => draft.sum + step <= most).map(
    (step): Option => ({
      label: line('ui.sum.more', { amount: step }),
      on: false,
      set: { sum: draft.sum + step },
    }),
  );
  const shelf: Shelf = { label: line('ui.part.name.sum'), options };
  return more.length === 0 ? [shelf] : [shelf, { label: line('ui.sum.step'), options: more }];
}
