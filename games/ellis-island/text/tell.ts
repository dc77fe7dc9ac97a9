import { byType } from '../../../engine/byType.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import type { Cards } from '../action.ts';
import type { Event, OfferTold } from '../event.ts';
import { cardsArg } from '../pieces/cardLines.ts';
import { audience, physicalLine, seatArg, stepArgs, whoLine } from './say.ts';

const yesNo = (value: boolean | null): string => (value === null ? 'open' : value ? 'yes' : 'no');

type Tells = readonly Line[];
interface Told {
  readonly type: Event['type'];
}
type Args = Readonly<Record<string, Arg>>;

/** One line by the event's own key; `end` tells its forms apart. */
const line = ({ type }: Told, args: Args, end = ''): Tells => [{ key: `event.${type}${end}`, args }];
const bare = ({ type }: Told): Tells => [{ key: `event.${type}` }];

// What several events tell alike.
const ofSeat = (event: Told & { readonly seat: Seat }): Tells => line(event, { seat: seatArg(event.seat) });
const ofOffer = (event: Told & { readonly offer: OfferTold }): Tells => {
  const { from, to, give, want } = event.offer;
  return line(event, { from: seatArg(from), to: audience(to), ...sides(give, want) });
};
const ofPuzzle = (event: Extract<Event, { type: 'puzzleDrawn' | 'puzzleShown' }>): Tells =>
  line(event, { seat: seatArg(event.seat), puzzle: { key: `puzzle.${event.face.family}` } });
const sides = (give: Cards, want: Cards): Args => ({ give: cardsArg(give), want: cardsArg(want) });

/** The lines of the log. */
export const tell = byType<Event, Tells>({
  claimed: (event) =>
    event.name === null
      ? line(event, { seat: seatArg(event.seat) }, 'Covered')
      : line(event, { seat: seatArg(event.seat), family: event.name }),
  memberChosen: ofSeat,
  membersShown: (event) =>
    line(event, {
      all: event.who.map(({ seat, slot, name }) =>
        name === null
          ? { key: 'event.memberShown', args: { seat: seatArg(seat), slot } }
          : { key: 'event.memberNamed', args: { seat: seatArg(seat), name } },
      ),
    }),
  startRolled(event) {
    const rolls = event.rolls.flatMap((roll, seat) =>
      roll === 0 ? [] : [{ key: 'event.startRoll', args: { seat: { seat }, roll } }],
    );
    const first = event.first === null ? 'tie' : 'first';
    return line(event, { rolls, first, seat: seatArg(event.first ?? 0) });
  },
  turnBegan: (event) =>
    line(event, { seat: seatArg(event.seat), round: event.round, idle: yesNo(event.idle) }),
  ferryCalled: (event) => line(event, { left: event.left }),
  rolled: (event) => line(event, { seat: seatArg(event.seat), roll: event.roll }),
  moved: (event) =>
    line(event, {
      who: whoLine(event.who),
      from: { key: `space.${event.from}` },
      to: { key: `space.${event.to}` },
    }),
  stayed: (event) => line(event, { who: whoLine(event.who), at: { key: `space.${event.at}` } }),
  drew: (event) =>
    line(event, {
      seat: seatArg(event.seat),
      cards: cardsArg(event.draws.map(({ mark, kind }) => kind ?? mark)),
    }),
  reshuffled: bare,
  packAdded: bare,
  discarded: (event) => line(event, { seat: seatArg(event.seat), cards: cardsArg(event.cards) }),
  attempted,
  lapsed: (event) => line(event, { who: whoLine(event.who) }),
  passed: (event) =>
    line(event, { who: whoLine(event.who), challenge: { key: `challenge.${event.challenge}` } }),
  failed: (event) =>
    line(event, {
      who: whoLine(event.who),
      challenge: { key: `challenge.${event.challenge}` },
      to: { key: `space.${event.to}` },
    }),
  readied: ofSeat,
  satOut: (event) => line(event, { seats: event.seats.map(seatArg) }),
  dealVoid: ofSeat,
  cardTurned: (event) => line(event, { nth: event.nth, card: physicalLine(event.card) }),
  slapped: (event) =>
    line(
      event,
      { seat: seatArg(event.seat), feature: { key: `feature.${event.feature}` } },
      event.isFalse ? 'False' : '',
    ),
  raceOver: (event) =>
    event.order.length === 0
      ? [{ key: 'event.raceNobody' }]
      : line(event, {
          order: event.order.map(({ seat, ms }) => ({ key: 'event.raceTime', args: { seat: { seat }, ms } })),
        }),
  handChosen: (event) =>
    event.card === null ? ofSeat(event) : line(event, { seat: seatArg(event.seat), card: event.card }, 'Own'),
  nerveOver(event) {
    const { row, first } = event;
    const hands = event.hands.flatMap((hand, seat) =>
      hand === 0 ? [] : [{ key: 'event.nerveHand', args: { seat: { seat }, hand } }],
    );
    return [
      { key: 'event.nerveRow', args: { n: row.length, row: row.map(physicalLine) } },
      first === null
        ? { key: 'event.nerveNobody', args: { hands } }
        : { key: 'event.nerveOver', args: { hands, first: seatArg(first) } },
    ];
  },
  puzzleDrawn: ofPuzzle,
  puzzleShown: ofPuzzle,
  worked: (event) => line(event, { seat: seatArg(event.seat), ...stepArgs(event.step) }, `.${event.step.do}`),
  puzzleOver: (event) => line(event, { solved: yesNo(event.solved) }),
  handedIn: (event) => line(event, { who: whoLine(event.who), cards: cardsArg(event.cards) }),
  asked: (event) =>
    event.about === null
      ? line(event, { question: event.question }, 'Covered')
      : line(event, {
          question: event.question,
          text: { key: `question.${event.card}`, args: { about: event.about } },
        }),
  answered(event) {
    const { seat, question, given } = event;
    const right = yesNo(event.right);
    if (given === null || given === '') {
      return line(event, { seat: seatArg(seat), question, right }, 'Covered');
    }
    return line(event, { seat: seatArg(seat), given, right });
  },
  marked: (event) =>
    line(event, { seat: seatArg(event.seat), question: event.question, right: yesNo(event.right) }),
  interviewOver({ seat, answers }) {
    const right = answers.filter((one) => one.right).length;
    const said: Line = {
      key: 'event.interviewOver',
      args: { seat: seatArg(seat), right, of: answers.length },
    };
    const wrong = answers.flatMap(({ right: isRight, answer }, i): Line[] =>
      isRight || answer === null ? [] : [{ key: 'event.cardSays', args: { question: i + 1, answer } }],
    );
    return [said, ...wrong];
  },
  offered: ofOffer,
  countered: ofOffer,
  declined: ofSeat,
  offerClosed: (event) => line(event, { from: seatArg(event.from) }),
  traded: (event) =>
    line(event, { from: seatArg(event.from), to: seatArg(event.to), ...sides(event.give, event.want) }),
  immigrated: (event) => line(event, { who: whoLine(event.who), left: event.left }),
  preferred: bare,
  resigned: ofSeat,
  gameOver: (event) => [
    ...line(event, { why: { key: `why.${event.why}` } }),
    ...(event.winners.length === 0 ? [] : line(event, { winners: event.winners.map(seatArg) }, '.winners')),
  ],
});

function attempted({ who, challenge, form, by }: Extract<Event, { type: 'attempted' }>): Tells {
  const args = { who: whoLine(who), challenge: { key: `challenge.${challenge}` } };
  const isDealt = challenge === 'physical' && form !== 'autopass';
  const first: Line =
    by === null
      ? { key: isDealt ? 'event.attempted.house' : 'event.attempted', args }
      : { key: `event.attempted.${challenge}`, args: { ...args, by: seatArg(by) } };
  if (form === 'nerve') return [first, { key: 'event.nerveForm' }];
  return form === 'autopass' ? [first, { key: 'event.autopass' }] : [first];
}
