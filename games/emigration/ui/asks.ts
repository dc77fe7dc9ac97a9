import type { Seat } from '../../../engine/game.ts';
import { line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import { TOLL } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { paperPrice } from '../pieces/people.ts';
import { type Ask, QUIET } from './ask.ts';
import { asksLane, asksRegister, asksWithdraw } from './asks-border.ts';
import { asksLife } from './asks-life.ts';
import { asksTurn } from './asks-turn.ts';

/** What is asked of this seat now. `wanted` is the place that was tapped last. */
export function asks(view: View, seat: Seat, options: readonly Action[], wanted: string | null): Ask {
  if (view.ended) return { ...QUIET, prompt: line('ui.prompt.over') };
  const frame = view.agenda.at(-1);
  if (options.length === 0 || frame === undefined) return QUIET;
  switch (frame.step) {
    case 'turn':
      return asksTurn(view, seat, options, wanted);
    case 'life':
      return asksLife(view, seat, frame, options, wanted);
    case 'scalpAsk': {
      const money = paperPrice(view.config, frame.kind) + TOLL;
      const args = { buyer: { seat: view.active }, paper: line(`paper.${frame.kind}`), money };
      const buttons = options.map((action) => ({ action, label: line(`label.${action.type}`) }));
      return { ...QUIET, prompt: line('prompt.scalpAsk', args), hint: line('ui.hint.scalpAsk'), buttons };
    }
    case 'register':
      return asksRegister(view, seat, options);
    case 'withdraw':
      return asksWithdraw(view, seat, frame, options);
    case 'lane':
      return asksLane(view, seat, options);
  }
}
