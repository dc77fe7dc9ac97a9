import type { Arg, Line } from '../../../engine/text.ts';
import { DISTANCE, spaceAt } from '../content.ts';
import type { Event } from '../event.ts';
import { audience, cardsArg, physicalLine, seatArg, stepLine, whoLine } from './say.ts';

const yesNo = (value: boolean | null): string => (value === null ? 'open' : value ? 'yes' : 'no');

/** The lines of the log. */
export function tell(event: Event): readonly Line[] {
  const key = `event.${event.type}`;
  const line = (args: Readonly<Record<string, Arg>>, end = ''): Line[] => [{ key: `${key}${end}`, args }];
  switch (event.type) {
    case 'claimed':
      if (event.name === null) return line({ seat: seatArg(event.seat) }, 'Covered');
      return line({ seat: seatArg(event.seat), family: event.name });
    case 'memberChosen':
      if (event.slot === null) return line({ seat: seatArg(event.seat) });
      return line({ seat: seatArg(event.seat), slot: event.slot }, 'Own');
    case 'startRolled': {
      const rolls = event.rolls.flatMap((roll, seat) =>
        roll === 0 ? [] : [{ key: 'event.startRoll', args: { seat: { seat }, roll } }],
      );
      const first = event.first === null ? 'tie' : 'first';
      return line({ rolls, first, seat: seatArg(event.first ?? 0) });
    }
    case 'turnBegan':
      return line({ seat: seatArg(event.seat), round: event.round, idle: yesNo(event.idle) });
    case 'ferryCalled':
      return line({ left: event.left });
    case 'rolled':
      return line({ seat: seatArg(event.seat), roll: event.roll });
    case 'moved':
      return line({
        who: whoLine(event.who),
        from: { key: `space.${event.from}` },
        to: { key: `space.${event.to}` },
        steps: DISTANCE[spaceAt(event.from)]?.[spaceAt(event.to)] ?? 0,
      });
    case 'stayed':
      return line({ who: whoLine(event.who), at: { key: `space.${event.at}` } });
    case 'drew':
      return line({
        seat: seatArg(event.seat),
        cards: event.draws.map(({ mark, kind }) => ({ key: `card.${kind ?? mark}` })),
      });
    case 'discarded':
      return line({ seat: seatArg(event.seat), cards: cardsArg(event.cards) });
    case 'attempted':
      return attempted(event);
    case 'lapsed':
      return line({ who: whoLine(event.who) });
    case 'passed':
      return line({ who: whoLine(event.who), challenge: { key: `challenge.${event.challenge}` } });
    case 'failed':
      return line({
        who: whoLine(event.who),
        challenge: { key: `challenge.${event.challenge}` },
        to: { key: `space.${event.to}` },
      });
    case 'satOut':
      return line({ seats: event.seats.map(seatArg) });
    case 'cardTurned':
      return line({ nth: event.nth, card: physicalLine(event.card) });
    case 'slapped':
      return line(
        { seat: seatArg(event.seat), feature: { key: `feature.${event.feature}` } },
        event.isFalse ? 'False' : '',
      );
    case 'raceOver':
      if (event.order.length === 0) return [{ key: 'event.raceNobody' }];
      return line({
        order: event.order.map(({ seat, ms }) => ({ key: 'event.raceTime', args: { seat: { seat }, ms } })),
      });
    case 'handChosen':
      if (event.card === null) return line({ seat: seatArg(event.seat) });
      return line({ seat: seatArg(event.seat), card: event.card }, 'Own');
    case 'nerveOver':
      return line({
        n: event.row.length,
        row: event.row.map(physicalLine),
        hands: event.hands.flatMap((hand, seat) =>
          hand === 0 ? [] : [{ key: 'event.nerveHand', args: { seat: { seat }, hand } }],
        ),
        first: event.first === null ? { key: 'nobody' } : seatArg(event.first),
      });
    case 'puzzleDrawn':
    case 'puzzleShown':
      return line({ seat: seatArg(event.seat), puzzle: { key: `puzzle.${event.face.family}` } });
    case 'worked':
      return line({ seat: seatArg(event.seat), step: stepLine(event.step) });
    case 'puzzleOver':
      return line({ solved: yesNo(event.solved) });
    case 'handedIn':
      return line({ who: whoLine(event.who), cards: cardsArg(event.cards) });
    case 'asked':
      if (event.about === null) return line({ question: event.question }, 'Covered');
      return line({
        question: event.question,
        text: { key: `question.${event.card}`, args: { about: event.about } },
      });
    case 'answered': {
      const right = yesNo(event.right);
      const { seat, question, given } = event;
      if (given === null || given === '') return line({ seat: seatArg(seat), question, right }, 'Covered');
      return line({ seat: seatArg(seat), given, right });
    }
    case 'marked':
      return line({ seat: seatArg(event.seat), question: event.question, right: yesNo(event.right) });
    case 'offered':
    case 'countered': {
      const { from, to, give, want } = event.offer;
      return line({ from: seatArg(from), to: audience(to), give: cardsArg(give), want: cardsArg(want) });
    }
    case 'offerClosed':
      return line({ from: seatArg(event.from) });
    case 'traded':
      return line({
        from: seatArg(event.from),
        to: seatArg(event.to),
        give: cardsArg(event.give),
        want: cardsArg(event.want),
      });
    case 'immigrated':
      return line({ who: whoLine(event.who), left: event.left });
    case 'gameOver':
      return line({ why: { key: `why.${event.why}` } });
    case 'dealVoid':
    case 'readied':
    case 'declined':
    case 'resigned':
      return line({ seat: seatArg(event.seat) });
    case 'membersShown':
    case 'reshuffled':
    case 'packAdded':
    case 'preferred':
      return [{ key }];
  }
}

function attempted({ who, challenge, form, by }: Extract<Event, { type: 'attempted' }>): Line[] {
  const args = { who: whoLine(who), challenge: { key: `challenge.${challenge}` } };
  const role: Arg = { key: `role.${challenge}` };
  const house = challenge === 'physical' && form !== 'autopass' ? ({ key: 'house' } as const) : null;
  const doer = by === null ? house : seatArg(by);
  const first: Line =
    doer === null
      ? { key: 'event.attempted', args }
      : { key: 'event.attemptedWith', args: { ...args, by: doer, role } };
  if (form === 'nerve') return [first, { key: 'event.nerveForm' }];
  return form === 'autopass' ? [first, { key: 'event.autopass' }] : [first];
}
