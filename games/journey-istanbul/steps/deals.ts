import { bug } from '../../../engine/bug.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { ActionBy } from '../action.ts';
import { itemFor } from '../eyes/item.ts';
import type { Ctx } from '../kind.ts';
import { dropItem, handOver } from '../pieces/money.ts';
import type { Page } from '../pieces/planner.ts';
import { type Deal, isAddressed, named, replace, say } from '../pieces/talk.ts';
import type { Topic, What } from '../pieces/topics.ts';
import { refused, tooLittle } from '../refusals.ts';
import { hasLeft, personOf, type State } from '../state.ts';
import { isAmount, othersInIstanbul } from './gifts.ts';
import { notice } from './undo.ts';
import { MOST_SAID, pagesFor, refuseSaid, refuseTopic, saidAmount } from './words.ts';

type DealAction = ActionBy<'proposeDeal' | 'answerDeal' | 'withdrawDeal'>;
type Proposal = ActionBy<'proposeDeal'>;

export function refuseDeal(state: State, seat: Seat, action: DealAction): Refusal | undefined {
  if (action.type === 'proposeDeal') return refuseProposal(state, seat, action);
  if (action.type === 'answerDeal' && action.attach !== undefined) return refused('E_CANNOT_SHOW_CARD');
  const deal = named(state, seat, 'deal', action.deal);
  if (action.type === 'withdrawDeal') {
    if (deal?.from !== seat) return refused('E_NOT_OPEN');
    return deal.status === 'open' ? undefined : lapsed(state, deal);
  }
  if (deal === undefined || !isAddressed(deal, seat)) return refused('E_NOT_OPEN');
  if (deal.status !== 'open') return lapsed(state, deal);
  if (deal.declined.includes(seat)) return refused('E_NOT_OPEN');
  const said = refuseSaid(action.amount);
  if (said !== undefined || action.answer === 'decline') return said;
  const { money } = personOf(state, seat);
  const due = deal.deal === 'ask' ? 0 : deal.price;
  return due <= money ? undefined : tooLittle(due, money);
}

/** 6.5: a deal that lapsed because a party travelled out says so. */
const lapsed = (state: State, deal: Deal): Refusal => {
  const gone = deal.status === 'gone' && (hasLeft(state, deal.from) || hasLeft(state, deal.to));
  return refused(gone ? 'E_LEFT_GAME' : 'E_NOT_OPEN');
};

function refuseProposal(state: State, seat: Seat, action: Proposal): Refusal | undefined {
  if (action.to === seat) return refused('E_SELF_TARGET');
  if (othersInIstanbul(state, seat).length === 0) return refused('E_LEFT_GAME');
  if (action.attach !== undefined) return refused('E_CANNOT_SHOW_CARD');
  const topic =
    refuseTopic(state, action.about) ?? refuseTopic(state, action.wantsAbout) ?? refuseSaid(action.amount);
  if (topic !== undefined) return topic;
  const { price } = action;
  if (price !== 0 && (!isAmount(price) || price > MOST_SAID)) return refused('E_BAD_AMOUNT');
  const { money } = personOf(state, seat);
  return action.deal === 'ask' && price > money ? tooLittle(price, money) : undefined;
}

export function applyDeal(state: State, seat: Seat, action: DealAction, ctx: Ctx): void {
  if (action.type === 'proposeDeal') {
    propose(state, seat, action, ctx);
    return;
  }
  const deal = named(state, seat, 'deal', action.deal) ?? bug('no such deal', action);
  if (action.type === 'withdrawDeal') {
    notice(state, seat, [deal.all ? 'all' : deal.to]);
    dropItem(state, deal, ctx);
    return;
  }
  if (action.answer === 'decline') {
    decline(state, seat, deal, ctx);
    return;
  }
  accept(state, seat, deal, action.what, saidAmount(action.what, action.amount), ctx);
}

/** Unused fields are left out, so that a deal holds nothing that was not meant. */
function propose(state: State, seat: Seat, action: Proposal, ctx: Ctx): void {
  const { to, deal } = action;
  const offersClaim = deal === 'tell' || (deal === 'swap' && action.offers === 'claim');
  const offersPages = deal === 'show' || (deal === 'swap' && action.offers === 'pages');
  const wants = deal === 'swap' ? action.wants : null;
  const all = to === 'all' || !state.config.privateTalk;
  const item = say(state, {
    kind: 'deal',
    from: seat,
    to,
    all,
    t: state.t,
    deal,
    price: deal === 'swap' ? 0 : action.price,
    about: offersPages ? null : action.about,
    days: offersPages ? action.days : null,
    claim: offersClaim ? { what: action.what, amount: saidAmount(action.what, action.amount) } : null,
    pages: offersPages ? pagesFor(state, seat, action.days) : null,
    wantsAbout: wants === 'claim' ? action.wantsAbout : null,
    wantsDays: wants === 'pages' ? action.wantsDays : null,
    status: 'open',
    declined: [],
  });
  notice(state, seat, [all ? 'all' : to]);
  ctx.out?.push({ type: 'told', item: itemFor(state, item, seat) });
}

/** One of several who declines only stops being asked. */
function decline(state: State, seat: Seat, deal: Deal, ctx: Ctx): void {
  const declined = [...deal.declined, seat];
  const only = deal.to !== 'all';
  const settled: Deal = { ...deal, declined, status: only ? 'declined' : 'open' };
  replace(state, deal, settled);
  if (!only) return;
  notice(state, seat, [deal.all ? 'all' : deal.from]);
  ctx.out?.push({ type: 'settled', item: itemFor(state, settled, deal.from), by: seat });
}

/** Money and information change hands in one step; nothing says whether the information is true. */
function accept(state: State, seat: Seat, deal: Deal, what: What, amount: number, ctx: Ctx): void {
  const { from, all } = deal;
  notice(state, seat, deal.price > 0 || all ? 'all' : [from]);
  const isAsk = deal.deal === 'ask';
  const knowsNothing = isAsk && what === 'unknown';
  if (!knowsNothing || deal.to !== 'all') {
    const settled: Deal = { ...deal, status: 'done' };
    replace(state, deal, settled);
    ctx.out?.push({ type: 'settled', item: itemFor(state, settled, from), by: seat });
  }
  const publicly = !state.config.privateTalk;
  if (deal.claim !== null && deal.about !== null) {
    ctx.reveal(publicly ? 'all' : seat);
    tellClaim(state, from, seat, publicly, { about: deal.about, ...deal.claim }, ctx);
  }
  if (deal.pages !== null) {
    ctx.reveal(publicly ? 'all' : seat);
    tellPages(state, from, seat, publicly, deal.pages, ctx);
  }
  const asked = isAsk ? deal.about : deal.wantsAbout;
  if (asked !== null) tellClaim(state, seat, from, publicly, { about: asked, what, amount }, ctx);
  if (deal.wantsDays !== null) {
    ctx.reveal(publicly ? 'all' : from);
    tellPages(state, seat, from, publicly, pagesFor(state, seat, deal.wantsDays), ctx);
  }
  if (deal.price === 0 || knowsNothing) return;
  if (isAsk) handOver(state, from, seat, deal.price, 'payment', ctx);
  else handOver(state, seat, from, deal.price, 'payment', ctx);
}

function tellClaim(
  state: State,
  from: Seat,
  to: Seat,
  all: boolean,
  statement: { readonly about: Topic; readonly what: What; readonly amount: number },
  ctx: Ctx,
): void {
  const item = say(state, { kind: 'claim', from, to, all, t: state.t, ...statement });
  ctx.out?.push({ type: 'told', item: itemFor(state, item, from) });
}

function tellPages(state: State, from: Seat, to: Seat, all: boolean, pages: readonly Page[], ctx: Ctx): void {
  const item = say(state, { kind: 'pages', from, to, all, t: state.t, pages });
  ctx.out?.push({ type: 'told', item: itemFor(state, item, from) });
}
