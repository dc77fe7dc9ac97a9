import type { Seat } from '../../../engine/game.ts';
import { hasAction } from '../../../engine/same.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Button as Choice } from '../../../kit/buttons.ts';
import { NOTHING } from '../../../kit/held.ts';
import { x } from '../../../kit/icons.ts';
import { agreeing, more } from '../../../kit/slips.ts';
import type { Action } from '../action.ts';
import { DISTANCE, spaceAt } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { yieldLine } from '../text/label.ts';
import { chosenSlot, type Pick } from './pick.ts';
import { footprints, swap } from './signs.ts';
import { type Slip, slipLine, slipsOf } from './slips.ts';
import {
  filled,
  hasPassed,
  isHome,
  memberOf,
  membersOf,
  nameLine,
  setFor,
  sizeOf,
  spaceLine,
} from './sums.ts';

type Button = Choice<Action, Pick, Opened>;
/** The armed way, and after it the end of the turn; an answer to the offer that is asked about. */
type Opened = 'moveAndEnd' | 'counter';

export interface Ask {
  readonly prompt?: Line;
  readonly hint?: Line;
  readonly buttons: readonly Button[];
}

const BACK: Button = { label: line('ui.do.back'), icon: x, pick: NOTHING };
const NONE: Ask = { buttons: [] };

/** What is asked of this seat now, with what it has in its fingers. */
export function asks(view: View, seat: Seat, pick: Pick, options: readonly Action[]): Ask {
  const slip = slipAsked(view, seat, pick, options);
  if (slip !== undefined) return trading(view, seat, slip, pick.kind === 'slip', options);
  const own = ownOf(options);
  if (own.length === 0) return NONE;
  if (pick.kind === 'armed') return armed(view, seat, pick.action);
  switch (view.step) {
    case 'family':
      return {
        prompt: line('ui.prompt.family'),
        hint: line('ui.hint.family'),
        buttons: byName(view, seat, own),
      };
    case 'member':
      return {
        prompt: line('ui.prompt.member'),
        hint: line('ui.hint.member'),
        buttons: byName(view, seat, own),
      };
    case 'roll':
      return {
        prompt: line('ui.prompt.roll'),
        hint: line('ui.hint.roll'),
        buttons: [{ label: line('label.roll'), action: { type: 'roll' }, main: true, icon: footprints }],
      };
    case 'move':
      return moving(view, seat, pick, own);
    case 'challenge':
      return challenging(view, seat, own);
    case 'after':
      return ending(
        line('ui.prompt.after'),
        view.config.offerExpiry === 'endOfTurn' ? 'ui.hint.after' : 'ui.hint.afterStand',
      );
    case 'idle': {
      const [only, second] = membersOf(view, seat).filter((member) => !isHome(member));
      return only !== undefined && second === undefined
        ? ending(line('ui.prompt.idleOnly', { name: nameLine(only) }), 'ui.hint.idle')
        : ending(line('ui.prompt.idle'), 'ui.hint.idle');
    }
    default:
      return NONE;
  }
}

/** Who can be chosen, by name: the cards on the board may lie below its edge. */
const byName = (view: View, seat: Seat, options: readonly Action[]): readonly Button[] =>
  options.flatMap((action): Button[] => {
    if (action.type === 'claim')
      return [{ label: line('ui.plain', { text: familyName(view, action.family) }), action }];
    return action.type === 'choose'
      ? [{ label: nameLine(memberOf(view, seat, action.slot - 1)), action }]
      : [];
  });
const familyName = (view: View, id: string): string =>
  view.families.find((face) => face?.id === id)?.name ?? '';

const ownOf = (options: readonly Action[]): readonly Action[] =>
  options.filter(({ type }) => !['accept', 'decline', 'withdraw'].includes(type));
const canDecline = (options: readonly Action[], { id }: Slip): boolean =>
  hasAction(options, { type: 'decline', offer: id });

const canAccept = (options: readonly Action[], { id }: Slip): boolean =>
  hasAction(options, { type: 'accept', offer: id });

/**
 * The slip that is asked about: the one taken up, or the first where nothing else is asked. What somebody
 * left open in an earlier turn and this seat cannot pay is not asked about again: its tag stays.
 */
export function slipAsked(view: View, seat: Seat, pick: Pick, options: readonly Action[]): Slip | undefined {
  const slips = slipsOf(view, seat);
  if (pick.kind === 'slip') return slips.find(({ id }) => id === pick.id);
  return pick.kind === 'armed' || ownOf(options).length > 0
    ? undefined
    : slips.find((one) => canDecline(options, one) && (one.by === view.turn.seat || canAccept(options, one)));
}

/** A trade cannot be taken back: taking the slip up is the first step, trading the second. */
function trading(view: View, seat: Seat, slip: Slip, isHeld: boolean, options: readonly Action[]): Ask {
  const { id, isMine } = slip;
  const accept = { type: 'accept', offer: id } as const;
  const others = more(slipsOf(view, seat), slip, 'ui.slip.more');
  const back = isHeld ? [BACK] : [];
  if (isMine) {
    const withdraw: Button = { label: line('ui.slip.withdraw'), action: { type: 'withdraw', offer: id } };
    return { prompt: slipLine(slip), hint: line('ui.hint.mine'), buttons: [withdraw, ...others, ...back] };
  }
  const can = hasAction(options, accept);
  const words = { agree: line('ui.slip.accept'), sure: line('ui.slip.sure') };
  return {
    prompt: slipLine(slip),
    hint: line(!can ? 'ui.hint.short' : isHeld ? 'ui.hint.sure' : 'ui.hint.offered'),
    buttons: [
      agreeing<Action>(slip, { action: accept, can, isHeld, ...words, icon: swap }),
      ...(slip.counters ? [{ label: line('ui.slip.counter'), open: 'counter' } as const] : []),
      { label: line('ui.slip.decline'), action: { type: 'decline', offer: id } },
      ...others,
      ...back,
    ],
  };
}

const ending = (prompt: Line, hint: string): Ask => ({
  prompt,
  hint: line(hint),
  buttons: [{ label: line('label.endTurn'), action: { type: 'endTurn' }, main: true }],
});

function moving(view: View, seat: Seat, pick: Pick, options: readonly Action[]): Ask {
  const slot = chosenSlot(pick, options);
  const stays = options.filter((one) => one.type === 'stay' && (slot === undefined || one.slot === slot + 1));
  const buttons = stays.map((action): Button => {
    const member = memberOf(view, seat, action.type === 'stay' ? action.slot - 1 : 0);
    return { label: line('ui.do.stay', { name: nameLine(member) }), action };
  });
  const { roll } = view.turn;
  const [only, second] = membersOf(view, seat).filter((member) => !isHome(member));
  const prompt =
    only !== undefined && second === undefined
      ? line('ui.prompt.moveOnly', { name: nameLine(only), roll })
      : line('ui.prompt.move', { roll });
  if (slot === undefined) return { prompt, hint: line('ui.hint.pick'), buttons };
  const spaces = options.filter((one) => one.type === 'move' && one.slot === slot + 1).length;
  const hint = line('ui.hint.move', { name: nameLine(memberOf(view, seat, slot)), count: spaces });
  return { prompt, hint, buttons };
}

function challenging(view: View, seat: Seat, options: readonly Action[]): Ask {
  const member = memberOf(view, seat, view.turn.slot);
  // Of several that can be tried none is the one to press.
  const isOnly = options.filter(({ type }) => type === 'attempt').length === 1;
  const buttons = options.flatMap((action): Button[] => {
    if (action.type === 'skip') return [{ label: line('label.skip'), action }];
    if (action.type !== 'attempt') return [];
    const papers = action.challenge === 'documentation' ? papersOf(view, seat) : undefined;
    const label =
      papers === undefined
        ? line('label.attempt', { challenge: line(`challenge.${action.challenge}`) })
        : line('ui.do.papers', { have: papers.have, of: papers.of });
    return [{ label, action, main: isOnly && (papers === undefined || papers.have === papers.of) }];
  });
  return {
    prompt: line('ui.prompt.challenge', { name: nameLine(member), at: spaceLine(member.at) }),
    hint: line('ui.hint.challenge', { name: nameLine(member) }),
    buttons,
  };
}

/** How far the papers of the member at the desk are. */
export function papersOf(view: View, seat: Seat): { have: number; of: number } | undefined {
  const member = memberOf(view, seat, view.turn.slot);
  const set = setFor(member);
  const hand = view.players[seat]?.hand;
  if (set === undefined || hand === null || hand === undefined) return undefined;
  return { have: filled(set, hand), of: sizeOf(set) };
}

/** What certainly happens, before it is confirmed; undefined: done at once (9, Undo). */
export function preview(view: View, seat: Seat, action: Action): Line | undefined {
  switch (action.type) {
    case 'claim':
      return line('ui.preview.claim');
    case 'choose':
      return line('ui.preview.choose', { name: nameLine(memberOf(view, seat, action.slot - 1)) });
    case 'move': {
      const to = spaceAt(action.to);
      const member = memberOf(view, seat, action.slot - 1);
      const steps = DISTANCE[member.at]?.[to] ?? 0;
      const yields = yieldLine(view, to);
      const kind = yields.key.slice('yield.'.length);
      return line(`ui.preview.move.${kind}`, { steps, yields, name: nameLine(member) });
    }
    case 'stay':
      return line('ui.preview.stay');
    case 'attempt':
      return attemptLine(view, seat, action.challenge);
    case 'giveUp':
      return line('ui.preview.giveUp');
    default:
      return undefined;
  }
}

function attemptLine(
  view: View,
  seat: Seat,
  challenge: Extract<Action, { type: 'attempt' }>['challenge'],
): Line {
  if (challenge === 'documentation') {
    const { have, of } = papersOf(view, seat) ?? { have: 0, of: 9 };
    return line(have === of ? 'ui.preview.papers' : 'ui.preview.papersShort', { missing: of - have });
  }
  const isCalm = view.calm || view.config.physicalForm === 'nerve' || view.config.pace === 'async';
  return line(challenge === 'physical' && isCalm ? 'ui.preview.nerve' : `ui.preview.${challenge}`);
}

function armed(view: View, seat: Seat, action: Action): Ask {
  const hint = preview(view, seat, action);
  const labelled = (label: Line, prompt: Line): Ask => ({
    prompt,
    ...(hint === undefined ? {} : { hint }),
    buttons: [{ label, action, main: true, armed: true, icon: footprints }, BACK],
  });
  const who = (slot: number): Line => nameLine(memberOf(view, seat, slot));
  switch (action.type) {
    case 'move': {
      const args = { name: who(action.slot - 1), to: line(`space.${action.to}`) };
      const ask = labelled(line('ui.do.move', args), line('ui.armed.move', args));
      if (yieldLine(view, spaceAt(action.to)).key !== 'yield.cards') return ask;
      const [go, ...back] = ask.buttons;
      const end: Button = { label: line('ui.do.moveAndEnd'), open: 'moveAndEnd' };
      return { ...ask, buttons: go === undefined ? [] : [go, end, ...back] };
    }
    case 'stay':
      return labelled(
        line('ui.do.stay', { name: who(action.slot - 1) }),
        line('ui.armed.stay', { name: who(action.slot - 1) }),
      );
    case 'attempt': {
      const args = { name: who(view.turn.slot), challenge: line(`challenge.${action.challenge}`) };
      return labelled(line('ui.do.attempt', args), line('ui.armed.attempt', args));
    }
    case 'giveUp':
      return labelled(line('label.giveUp'), line('ui.armed.giveUp'));
    case 'claim':
      return labelled(
        line('ui.do.claim'),
        line('ui.armed.claim', {
          family: familyName(view, action.family),
        }),
      );
    case 'choose':
      return labelled(
        line('ui.do.choose', { name: who(action.slot - 1) }),
        line('ui.armed.choose', { name: who(action.slot - 1) }),
      );
    default:
      return labelled(line(`ui.do.${action.type}`), line(`ui.armed.${action.type}`));
  }
}

/** The next useful space of a member, in words: what the card on the table says under the stamps. */
export function nextLine(view: View, seat: Seat, slot: number): Line {
  const member = memberOf(view, seat, slot);
  const open = (['physical', 'mental', 'documentation', 'interview'] as const).filter(
    (challenge) => !hasPassed(member, challenge),
  );
  if (open.length === 0) return line('ui.needs.exit');
  if (open.length === 4) return line('ui.needs.all');
  const done = (['physical', 'mental', 'documentation', 'interview'] as const).find(
    (one) => !open.includes(one),
  );
  if (open.length === 3) return line('ui.needs.three', { stamp: line(`challenge.${done ?? 'physical'}`) });
  return line(open.length === 1 ? 'ui.needs.last' : 'ui.needs', {
    stamps: open.map((challenge) => line(`challenge.${challenge}`)),
  });
}
