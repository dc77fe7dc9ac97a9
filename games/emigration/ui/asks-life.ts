import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Line, line } from '../../../engine/text.ts';
import type { Action, Choose } from '../action.ts';
import { contentOf } from '../box.ts';
import type { Rate } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { idOf, lifeOf } from '../pieces/cards.ts';
import { placeOf, whereOf } from '../pieces/places.ts';
import type { Frame } from '../state.ts';
import { type Ask, type Button, type Group, QUIET, type Row } from './ask.ts';
import { cardAt } from './asks-turn.ts';
import { faceOf, rowLine } from './faces.ts';
import { groupOf, seatGroup } from './pick.ts';
import { wouldHold } from './wouldHold.ts';

type LifeFrame = Extract<Frame, { step: 'life' }>;

/** The question of a Life card (6.2): plain answers as buttons, targets by whose they are. */
export function asksLife(
  view: View,
  seat: Seat,
  frame: LifeFrame,
  options: readonly Action[],
  wanted: string | null,
): Ask {
  const card = faceOf(view, idOf(frame.card));
  const chosen = options.filter((action): action is Choose => action.type === 'choose');
  const effect = lifeOf(contentOf(view.config), frame.card).effects[frame.part]?.do ?? 'none';
  const groups = groupsOf(view, chosen);
  const at = (groups.find(({ id }) => id === wanted) ?? groups[0])?.id ?? null;
  const rows = chosen.flatMap((action) =>
    groupOf(action) === at && at !== null ? [targetOf(view, action)] : [],
  );
  const buttons = chosen.flatMap((action) =>
    'owner' in action ? [] : [answerOf(view, seat, frame, action)],
  );
  return {
    ...QUIET,
    prompt: line('ui.prompt.life', { card: card.name }),
    hint: line(`ui.hint.life.${effect}`, { left: frame.left, ...ratesOf(view, frame) }),
    groups,
    at,
    rows,
    buttons,
  };
}

/** What a Destination that was drawn would pay. */
function ratesOf(view: View, frame: LifeFrame): Record<string, Arg> {
  const to = contentOf(view.config).destinations[frame.drawn];
  if (to === undefined) return {};
  const rate = ({ size, gives }: Rate): Line => line('ui.dep.for', { size, gives });
  return {
    destination: rowLine(view, 'destinations', to.id),
    money: rate(to.money),
    documents: rate(to.documents),
    connections: rate(to.connections),
    n: to.minimum,
    loss: to.loss,
  };
}

function groupsOf(view: View, chosen: readonly Choose[]): Group[] {
  return view.seats.flatMap((_, owner): Group[] => {
    const id = seatGroup(owner);
    const count = chosen.filter((action) => groupOf(action) === id).length;
    if (count === 0) return [];
    return [
      {
        id,
        label: line('ui.group.of', { seat: { seat: owner } }),
        seat: owner,
        count,
      },
    ];
  });
}

function targetOf(view: View, action: Choose): Row {
  if ('card' in action) {
    const face = faceOf(view, action.card);
    const discard: Button = { action, label: line('ui.do.discard') };
    return {
      id: action.card,
      icon: face.icon,
      tint: face.tint,
      title: face.name,
      note: line('ui.note.stash', { seat: { seat: action.owner } }),
      buttons: [discard],
    };
  }
  if (!('slot' in action)) return { id: 'answer', title: line('ui.none'), buttons: [] };
  const down = view.seats[action.owner]?.layout[placeOf(view.config.layout, action.slot)] === 'down';
  if (down)
    return {
      id: action.slot,
      title: line('ui.slot', whereOf(action.slot)),
      buttons: [{ action, label: line('ui.do.turnUp') }],
    };
  const face = faceOf(view, cardAt(view, action));
  const discard: Button = { action, label: line('ui.do.discard') };
  return {
    id: action.slot,
    icon: face.icon,
    tint: face.tint,
    title: face.name,
    note: line('ui.slot', whereOf(action.slot)),
    buttons: [discard],
  };
}

function answerOf(view: View, seat: Seat, frame: LifeFrame, action: Choose): Button {
  const me = at(view.seats, seat);
  if ('player' in action) return { action, label: line('ui.name', { seat: { seat: action.player } }) };
  if ('lane' in action) {
    const tokens = view.lanes[action.lane - 1]?.left ?? [];
    return {
      action,
      label: line('label.choose.lane', { lane: action.lane }),
      sub: line('ui.list', { items: tokens }),
    };
  }
  if (!('answer' in action)) return { action, label: line('ui.none') };
  if (action.answer === 'keep' || action.answer === 'exchange') {
    const content = contentOf(view.config);
    const id = action.answer === 'keep' ? me.destination : (content.destinations[frame.drawn]?.id ?? '');
    const destination = rowLine(view, 'destinations', id);
    return {
      action,
      label: line(`label.choose.${action.answer}`, { destination }),
      ...wouldHold(view, seat, action),
    };
  }
  const sub = action.answer === 'none' ? {} : wouldHold(view, seat, action);
  return { action, label: line(`label.choose.${action.answer}`, { destination: '' }), ...sub };
}
