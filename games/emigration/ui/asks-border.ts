import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { forecastOf } from '../pieces/forecast.ts';
import type { Frame } from '../state.ts';
import { type Ask, type Button, QUIET } from './ask.ts';
import { destinationOf } from './faces.ts';
import { lead } from './lead.ts';
import { wouldHold } from './wouldHold.ts';

/** EM-R72: what a Family Register counts as, with what each side would bring. */
export function asksRegister(view: View, seat: Seat, options: readonly Action[]): Ask {
  const buttons = options.map((action): Button => {
    const kind = line(`kind.${action.type === 'register' ? action.as : 'document'}`);
    return { action, label: line('label.register', { kind }), ...wouldHold(view, seat, action) };
  });
  return { ...QUIET, prompt: line('prompt.register'), hint: line('ui.hint.register'), buttons };
}

type Trading = Extract<Frame, { step: 'withdraw' }>;
const KINDS = ['money', 'documents', 'connections'] as const;

/** EM-12.2: three small choices, or all at once. Everything can be taken back until a token is drawn. */
export function asksWithdraw(view: View, seat: Seat, frame: Trading, options: readonly Action[]): Ask {
  const stage = frame.sets.length;
  const me = at(view.seats, seat);
  const to = destinationOf(view, me);
  const rate = to[KINDS[stage] ?? 'money'];
  const buttons = options.flatMap((action): Button[] => {
    if (!('sets' in action)) return [];
    const gives = action.sets * rate.gives;
    const sub =
      action.sets === 0
        ? line('ui.sub.keep')
        : line('ui.sub.trade', { pays: action.sets * rate.size, gives });
    return [{ action, label: line('ui.do.sets', { sets: action.sets }), sub }];
  });
  const main: Button = {
    action: { type: 'tradeAll' },
    label: line('ui.do.tradeAll'),
    ...wouldHold(view, seat, { type: 'tradeAll' }),
    main: true,
  };
  if (forecastOf(view, seat).gains.every((gain) => gain === 0)) {
    return {
      ...QUIET,
      prompt: line('ui.prompt.withdraw.nothing'),
      hint: line('ui.hint.withdraw.nothing', {
        money: to.money.size,
        documents: to.documents.size,
        connections: to.connections.size,
      }),
      buttons: [{ ...main, label: line('ui.do.onward') }, ...buttons],
    };
  }
  const args = { stage: stage + 1, size: rate.size, gives: rate.gives };
  return {
    ...QUIET,
    prompt: line(`prompt.withdraw.${stage}`),
    hint: line('ui.hint.withdraw', args),
    buttons: [main, ...buttons],
  };
}

/** EM-12.6: the lanes, each with what would be left. */
export function asksLane(view: View, seat: Seat, options: readonly Action[]): Ask {
  const held = view.seats[seat]?.assurance ?? 0;
  const { papers } = forecastOf(view, seat);
  const buttons = options.flatMap((action): Button[] => {
    if (action.type !== 'lane') return [];
    const lane = view.lanes[action.lane - 1];
    const known = lane === undefined ? [] : lane.top === null ? lane.left : [lane.top];
    const passing = papers ? known.filter((token) => token <= held).length : 0;
    const label = line('label.choose.lane', { lane: action.lane });
    return [{ action, label, sub: line('ui.sub.chance', { passing, of: known.length }) }];
  });
  const ahead = lead(view, seat);
  const hint = !papers
    ? line('ui.hint.noPapers')
    : ahead === undefined
      ? line('ui.hint.lane', { mode: view.config.mode })
      : line('ui.hint.lead', { leader: { seat: ahead.seat }, n: ahead.assurance, money: ahead.money });
  return {
    ...QUIET,
    prompt: line('prompt.lane', { assurance: held }),
    hint,
    buttons,
    confirm: line('ui.do.take'),
  };
}
