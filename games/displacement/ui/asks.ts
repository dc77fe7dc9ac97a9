import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Button } from '../../../kit/buttons.ts';
import { NOTHING, type Nothing } from '../../../kit/held.ts';
import type { Action } from '../action.ts';
import { ROOM } from '../content.ts';
import type { NationView, View } from '../eyes/view.ts';
import { canBuy, housedIn, thinnestHome, vacanciesOf } from '../pieces/nation.ts';
import { originOf } from '../state.ts';
import { nationName } from '../text/names.ts';
import { titleLine } from './cards.ts';
import { boundsOf, countOf, type Draft, isAlike, spread } from './draft.ts';
import { landOf } from './phrases.ts';
import { drawnCard } from './safety.ts';

/**
 * What the table asks now: one sentence, what helps, and the buttons where these are all there is to choose.
 */
export interface Ask {
  /** Absent where the seat is not asked anything. */
  readonly prompt?: Line;
  readonly hint?: Line;
  readonly buttons?: readonly Button<Action, Nothing>[];
}

const SHOW_GOAL: Ask = {
  prompt: line('ui.goal.ask'),
  hint: line('ui.goal.sure'),
  buttons: [
    { label: line('label.showGoal'), action: { type: 'showGoal' }, armed: true },
    { label: line('ui.do.back'), pick: NOTHING },
  ],
};

export function asks(view: View, seat: Seat, draft: Draft, mine: boolean, armed?: Action): Ask {
  if (armed?.type === 'showGoal') return SHOW_GOAL;
  if (view.ended !== null) return { prompt: line('ui.prompt.over') };
  if (!mine) return {};
  const nation = at(view.nations, seat);
  const frame = view.agenda.at(-1);
  const { tokens } = nation;
  const waiting = nation.displaced.length;
  switch (frame?.step) {
    case 'draw':
      return {
        prompt: line('prompt.draw'),
        hint: line('ui.hint.draw', { n: waiting, tokens }),
        buttons: [{ label: line('label.draw'), action: { type: 'draw' }, main: true }],
      };
    case 'block': {
      const card = drawnCard(view);
      const prompt =
        card === undefined ? line('prompt.block') : line('ui.prompt.block', { card: titleLine(card) });
      return { prompt, hint: line('ui.hint.block', { tokens }) };
    }
    case 'migrate':
      return {
        prompt: line('prompt.migrate'),
        hint: line('ui.hint.migrate', { nation: nationName(frame.receiver) }),
      };
    case 'needs':
      return needs(nation);
    case 'send':
      return sending(view, draft, waiting, tokens);
    default:
      return {};
  }
}

function needs(nation: NationView): Ask {
  const { tokens } = nation;
  const [waiting, places] = [nation.displaced.length, vacanciesOf(nation)];
  const hint = line('ui.hint.needs', { tokens });
  if (waiting === 0) {
    const key = housedIn(nation) === 0 ? 'ui.prompt.needs.nobody' : 'ui.prompt.needs.none';
    return { prompt: line(key, { can: canBuy(nation) ? 'yes' : 'no' }), hint };
  }
  const key = places > 0 ? 'ui.prompt.needs.homes' : 'ui.prompt.needs';
  return { prompt: line(key, { n: waiting, places }), hint };
}

function sending(view: View, draft: Draft, waiting: number, tokens: number): Ask {
  const { must, may } = boundsOf(view);
  const left = must - countOf(draft);
  const prompt = must > 0 ? line('prompt.send', { n: must }) : line('prompt.send.free', { n: may });
  if (must > 0 && left > 0 && countOf(draft) > 0) return { prompt, hint: line('ui.hint.left', { n: left }) };
  const isEven = isAlike(draft, spread(view)) && view.nations.length > 2;
  return { prompt, hint: line(isEven ? 'ui.hint.send.even' : 'ui.hint.send', { tokens, n: waiting }) };
}

/** What sending this person to the big city does to one's own board. */
export function leaveLine(view: View, seat: Seat, action: Extract<Action, { type: 'choosePin' }>): Line {
  const nation = at(view.nations, seat);
  const origin = view.nations.findIndex(({ colour }) => colour === action.colour);
  const land = landOf(view, origin);
  if (action.zone === 'displaced') return line('ui.leave.displaced', { land });
  const space = thinnestHome(nation, (people) => people.some((pin) => originOf(pin) === origin));
  const full = nation.homes[space]?.length === ROOM;
  return line(full ? 'ui.leave.full' : 'ui.leave.home', { land, space: space + 1 });
}
