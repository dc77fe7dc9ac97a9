import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Line, line } from '../../../engine/text.ts';
import type { Picture } from '../../../kit/icons.ts';
import { PLACES } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { dateOf, dayOf, squareNumber, weekOf } from '../pieces/calendar.ts';
import { cardIn, cardTopic, dayTopic, PHRASES, TAGS, type To, type Topic } from '../pieces/topics.ts';
import { date, daysOf, place, tl, topic, whom } from '../text/say.ts';
import { type Draft, hasAmount, hasPlace, lackOf, onTopic, rowIn, saysMoney } from './draft.ts';
import { PICTURE_OF } from './pictures.ts';
import { boxIn, KINDS, nth, ROWS, squaresOf, whenLine } from './sums.ts';

/** The tappable parts of a sentence. */
export type Part =
  | 'to'
  | 'about'
  | 'kind'
  | 'place'
  | 'amount'
  | 'price'
  | 'sum'
  | 'tag'
  | 'phrase'
  | 'day'
  | 'days'
  | 'trade'
  | 'offers'
  | 'wants'
  | 'wantsAbout'
  | 'wantsDays';

export interface Option {
  readonly label: Line;
  readonly on: boolean;
  readonly set: Partial<Draft>;
  readonly picture?: Picture;
}
/** One line of choices. */
export interface Shelf {
  readonly label: Line;
  readonly options: readonly Option[];
}

/** The sentence as a text with places for its parts, so that a language may put them in its own order. */
export interface Sentence {
  readonly key: string;
  readonly parts: readonly Part[];
  /** What stands for {claim}: a piece of its own, because a raid has no place and "nothing" no amount. */
  readonly claim: string;
}

export function sentenceOf(draft: Draft): Sentence {
  const said: Part[] = ['kind'];
  if (hasPlace(draft)) said.push('place');
  if (hasAmount(draft)) said.push('amount');
  const claim = `ui.claim.${hasAmount(draft) ? draft.kind : 'plain'}`;
  const of = (key: string, ...parts: readonly Part[]): Sentence => ({ key, parts, claim });
  switch (draft.mode) {
    case 'tell':
      return of('ui.tell', 'to', 'about', ...said);
    case 'answer':
      return of(draft.kind === 'unknown' ? 'ui.claim.plain' : 'ui.answer', ...said);
    case 'ask':
      return of('ui.ask', 'to', 'about', 'price');
    case 'give':
      return of('ui.give', 'to', 'sum', 'tag');
    case 'show':
      return of('ui.show', 'to', 'days');
    case 'say':
      return of(`ui.say.${draft.phrase}`, 'to', 'phrase', ...sayParts(draft));
    case 'trade': {
      if (draft.trade === 'tell') return of('ui.trade.tell', 'to', 'trade', 'about', ...said, 'price');
      if (draft.trade === 'show') return of('ui.trade.show', 'to', 'trade', 'days', 'price');
      const mine: readonly Part[] = draft.offers === 'pages' ? ['days'] : ['about', ...said];
      const yours: Part = draft.wants === 'pages' ? 'wantsDays' : 'wantsAbout';
      const key = `ui.trade.swap.${draft.offers}.${draft.wants}`;
      return of(key, 'to', 'trade', 'offers', ...mine, 'wants', yours);
    }
  }
}

/** A part with the signs that must stay on its line, or the words between two parts. */
export interface Bit {
  readonly part?: Part;
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

/** A sentence cut at its parts, put together so that no quotation mark or full stop is left alone on a line. */
export function glue(pieces: readonly string[], isPart: (piece: string) => piece is Part): readonly Bit[] {
  const head = (i: number): string => (i > 0 ? (/^\S+/.exec(pieces[i] ?? '')?.[0] ?? '') : '');
  const rest = (i: number): string => (pieces[i] ?? '').slice(head(i).length);
  const tail = (i: number): string => /\S+$/.exec(rest(i))?.[0] ?? '';
  return pieces.flatMap((piece, i): Bit[] => {
    if (isPart(piece))
      return [{ part: piece, before: i > 0 ? tail(i - 1) : '', text: '', after: head(i + 1) }];
    const isLast = i === pieces.length - 1;
    const text = rest(i).slice(0, isLast ? undefined : rest(i).length - tail(i).length);
    return text === '' ? [] : [{ before: '', text, after: '' }];
  });
}

function sayParts(draft: Draft): Part[] {
  const sum: Part[] = saysMoney(draft) ? ['sum'] : [];
  if (draft.phrase === 'promise' || draft.phrase === 'whereWillYouBe') return [...sum, 'day'];
  return draft.phrase === 'willBe' ? ['place', 'day'] : sum;
}

const topicLine = (view: View, about: Topic): Line => {
  const card = cardIn(about);
  if (card === 0) return topic(about, null);
  return topic(about, {
    day: view.cards[card - 1]?.day ?? 0,
    square: squareNumber(view.sheet.indexOf(card)),
  });
};

/** How a part reads in the sentence. */
export function partLine(view: View, draft: Draft, part: Part): Arg {
  switch (part) {
    case 'to':
      return whom(draft.to);
    case 'about':
    case 'wantsAbout':
      return topicLine(view, draft[part]);
    case 'kind':
      return line(`ui.what.${draft.kind}`);
    case 'place':
      return place(draft.place);
    case 'amount':
      return draft.amount === 0 ? line('ui.amount.open') : tl(draft.amount);
    case 'price':
      return draft.price === 0 ? line('ui.price.free') : line('money', { amount: tl(draft.price) });
    case 'sum':
      return line('money', { amount: tl(draft.sum) });
    case 'tag':
      return line(`tag.${draft.tag}`);
    case 'phrase':
      return line(`ui.phrase.${draft.phrase}`);
    case 'day':
      return draft.day === 0 ? line('date.open') : date(draft.day);
    case 'days':
    case 'wantsDays':
      return draft[part].length > 4 ? line('ui.pages', { count: draft[part].length }) : daysOf(draft[part]);
    case 'trade':
      return line(`ui.offer.${draft.trade}`);
    case 'offers':
    case 'wants':
      return line(`ui.swap.${draft[part]}`);
  }
}

const SUMS = [1000, 2000, 3000, 4000, 5000, 7000, 10_000];

/** What a part can be. `hearers` are those the rules let this seat speak to just now. */
export function shelves(
  view: View,
  seat: Seat,
  draft: Draft,
  part: Part,
  hearers: readonly To[],
): readonly Shelf[] {
  const one = (label: Line, options: readonly Option[]): readonly Shelf[] => [{ label, options }];
  const pick = <K extends keyof Draft>(
    name: K,
    values: readonly Draft[K][],
    say: (value: Draft[K]) => Line,
  ): Option[] =>
    values.map((value) => ({ label: say(value), on: draft[name] === value, set: { [name]: value } }));
  const name = line(`ui.part.name.${part}`);
  switch (part) {
    case 'to':
      return one(
        name,
        pick('to', hearers, (to) => (to === 'all' ? line('to.all') : line('ui.who', { seat: { seat: to } }))),
      );
    case 'about':
    case 'wantsAbout':
      return topicShelves(view, draft, part);
    case 'kind':
      return one(name, [
        ...KINDS.map((kind) => ({
          label: line(`ui.what.${kind}`),
          on: draft.kind === kind,
          set: { kind, amount: 0 },
          picture: PICTURE_OF[kind],
        })),
        ...pick('kind', ['nothing', 'unknown'], (kind) => line(`ui.what.${kind}`)),
      ]);
    case 'place':
      return one(name, pick('place', PLACES, place));
    case 'amount':
      return one(
        name,
        pick('amount', [...amountsOf(view, draft), 0], (n) =>
          n === 0 ? line('ui.amount.open') : line('ui.plain', { text: tl(n) }),
        ),
      );
    case 'price':
      return one(
        name,
        pick('price', [0, ...SUMS.slice(0, 5)], (n) =>
          n === 0 ? line('ui.price.free') : line('ui.plain', { text: tl(n) }),
        ),
      );
    case 'sum':
      return sumShelves(view, seat, draft);
    case 'tag':
      return one(
        name,
        pick('tag', TAGS, (tag) => line(`tag.${tag}`)),
      );
    case 'phrase':
      return one(
        name,
        pick('phrase', PHRASES, (phrase) => line(`ui.phrase.${phrase}`)),
      );
    case 'day':
      return weeks(view).map((week) => ({
        label: line('ui.week', { week }),
        options: [
          ...(week === weekOf(view.t) && draft.phrase === 'promise'
            ? pick('day', [0], () => line('date.open'))
            : []),
          ...pick(
            'day',
            daysIn(week).filter((t) => t >= view.t),
            (t) => nth(dayOf(t)),
          ),
        ],
      }));
    case 'days':
    case 'wantsDays':
      return [1, 2, 3].map((week) => ({
        label: line('ui.week', { week }),
        options: daysIn(week).map((t) => toggled(draft, part, t)),
      }));
    case 'trade':
      return one(
        name,
        pick('trade', ['tell', 'show', 'swap'], (trade) => line(`ui.offer.${trade}`)),
      );
    case 'offers':
    case 'wants':
      return one(
        name,
        pick(part, ['claim', 'pages'], (kind) => line(`ui.swap.${kind}`)),
      );
  }
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
  const options = plain.map((n) => option(n, line('ui.plain', { text: tl(n) })));
  if (lacks > 0 && lacks <= most) options.push(option(lacks, line('ui.sum.lacks', { amount: tl(lacks) })));
  if (gives && money !== lacks) options.push(option(money, line('ui.sum.all', { amount: tl(money) })));
  if (!options.some((one) => one.on))
    options.push(option(draft.sum, line('ui.plain', { text: tl(draft.sum) })));
  const more = STEPS.filter((step) => draft.sum + step <= most).map(
    (step): Option => ({
      label: line('ui.sum.more', { amount: tl(step) }),
      on: false,
      set: { sum: draft.sum + step },
    }),
  );
  const shelf: Shelf = { label: line('ui.part.name.sum'), options };
  return more.length === 0 ? [shelf] : [shelf, { label: line('ui.sum.step'), options: more }];
}
