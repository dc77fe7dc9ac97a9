import type { Form, Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import { NOTHING } from '../../../kit/held.ts';
import { x } from '../../../kit/icons.ts';
import { agreeing, more, type Taken } from '../../../kit/slips.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { deal, who, whom } from '../text/say.ts';
import type { Ask, Button } from './asks.ts';
import { coins, handshake } from './icons.ts';
import type { Pick } from './pick.ts';
import { type Slip, slipsOf } from './slips.ts';

type Forms = readonly Form<Action>[];

/** The ways in which this seat may settle it now; none in a look back, or while nothing may be done. */
const waysOf = ({ id, item, isMine }: Slip, forms: Forms): readonly string[] =>
  forms.flatMap(({ type, fields }): readonly string[] => {
    if (type !== `${isMine ? 'withdraw' : 'answer'}${item.kind === 'gift' ? 'Gift' : 'Deal'}`) return [];
    const [of, answer] = [fields[item.kind], fields.answer];
    if (of?.kind !== 'one' || !of.of.includes(id)) return [];
    return answer?.kind === 'one' ? answer.of.map(String) : ['withdraw'];
  });

/** The slip that is asked about: the one that was taken up, or the oldest where nothing else is asked. */
export function slipAsked(
  view: View,
  seat: Seat,
  pick: Pick,
  isIdle: boolean,
  forms: Forms,
): Slip | undefined {
  const slips = slipsOf(view, seat).filter((slip) => waysOf(slip, forms).length > 0);
  if (pick.kind === 'slip') return slips.find(({ id }) => id === pick.id);
  return isIdle ? slips.find(({ isMine }) => !isMine) : undefined;
}

/** As long as it can be settled: an offer that was taken back is put out of the fingers. */
export const keptSlip = (pick: Taken, view: View, seat: Seat, forms: Forms): Pick =>
  slipAsked(view, seat, pick, false, forms) === undefined ? NOTHING : pick;

/** What is offered, in a sentence. */
export function slipLine({ item, isMine }: Slip): Line {
  if (item.kind === 'gift') {
    const tag = line(`tag.${item.tag}`);
    return line('ui.msg.gift.open', { from: who(item.from), to: whom(item.to), amount: item.amount, tag });
  }
  return isMine
    ? line('ui.slip.my.deal', { to: whom(item.to), deal: deal(item) })
    : line('ui.slip.deal', { from: who(item.from), deal: deal(item) });
}

/** What the game keeps of it, and what it does not. */
const hintOf = ({ item }: Slip): Line | undefined =>
  item.kind === 'deal' ? line('ui.msg.exchange') : item.tag === 'loan' ? line('ui.msg.loan') : undefined;

export function trading(view: View, seat: Seat, slip: Slip, isHeld: boolean, forms: Forms): Ask {
  const hint = hintOf(slip);
  const buttons: Button[] = [
    ...(slip.isMine ? [withdrawing(slip)] : answering(slip, isHeld, waysOf(slip, forms))),
    ...more(slipsOf(view, seat), slip, 'ui.slip.more'),
    ...(isHeld ? [{ label: line('ui.do.back'), icon: x, pick: NOTHING }] : []),
  ];
  return { prompt: slipLine(slip), ...(hint && { hint }), buttons };
}

const withdrawing = ({ item, id }: Slip): Button => ({
  label: line('ui.msg.withdraw'),
  action: item.kind === 'gift' ? { type: 'withdrawGift', gift: id } : { type: 'withdrawDeal', deal: id },
});

function answering(slip: Slip, isHeld: boolean, ways: readonly string[]): readonly Button[] {
  const { item, id } = slip;
  const can = ways.includes('accept');
  if (item.kind === 'gift') {
    const answer = (said: 'accept' | 'refuse'): Action => ({ type: 'answerGift', gift: id, answer: said });
    const words = { agree: line('ui.msg.take'), sure: line('ui.slip.take', { amount: item.amount }) };
    return [
      agreeing<Action>(slip, { action: answer('accept'), can, isHeld, ...words, icon: coins }),
      { label: line('ui.msg.refuse'), action: answer('refuse') },
    ];
  }
  const answer = (said: 'accept' | 'decline'): Action => ({
    type: 'answerDeal',
    deal: id,
    answer: said,
    what: 'unknown',
    amount: 0,
  });
  const no: Button = { label: line('ui.msg.decline'), action: answer('decline') };
  // What is asked for must be said first: sending it is the second step.
  if (item.deal === 'ask' || item.wantsAbout !== null)
    return [{ label: line('ui.msg.answer'), open: 'reply' }, no];
  const { price } = item;
  const words =
    price > 0
      ? { agree: line('ui.msg.agreePay', { price }), sure: line('ui.slip.pay', { price }) }
      : { agree: line('ui.msg.agree'), sure: line('ui.slip.sure') };
  return [agreeing<Action>(slip, { action: answer('accept'), can, isHeld, ...words, icon: handshake }), no];
}
