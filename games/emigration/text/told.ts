import type { Messages } from '../../../engine/text.ts';

/** What is said when something has happened or cannot be done: a page needs it with the rules, not before. */
export const told = {
  aim: 'You want to enter your Destination. For that you need a Passport, a Ticket and enough Assurance Tokens at the border, and nobody knows beforehand how many the officer will ask for. On your turn take one card that is lit: buy it, discard it for 2 Money, or activate it.',
  'log.gameCreated':
    'Life packs in this game: {packs, list}. {mode, select, cooperative {Everyone who enters wins.} other {Whoever enters with the most tokens left wins.}}',
  'log.seatDealt':
    '{seat, select, you {You are {nationality}, {career, form, a}, and want to move to {destination, form, the}. You start with {money, number} Money.} other {{seat} is {nationality}, {career, form, a}, and wants to move to {destination, form, the}, starting with {money, number} Money.}}',
  'log.layoutDealt':
    '{seat, select, you {Your layout shows {cards, list}; {hidden, plural, one {# card lies} other {# cards lie}} face down.} other {{seat}’s layout shows {cards, list}; {hidden, plural, one {# card lies} other {# cards lie}} face down.}}',
  'log.firstRoll': 'For the first turn {rolls, list}.',
  'log.first': '{seat, select, you {You go first.} other {{seat} goes first.}}',
  'log.turnStarted': '{seat, select, you {Your turn.} other {{seat}’s turn.}}',
  'log.turnSkipped':
    '{seat, select, you {You skipped this turn, and the {paper} is yours now.} other {{seat} skipped this turn for a {paper}.}}',
  'log.stallRelief': 'Nobody could do anything, so everyone took {money, number} Money.',
  'log.graduationRolled':
    '{seat, select, you {You rolled {roll} to graduate; you needed {upTo} or less.} other {{seat} rolled {roll} to graduate, needing {upTo} or less.}}',
  'log.graduated':
    '{seat, select, you {You graduated: {assurance, plural, one {# token} other {# tokens}}, and a higher salary from now on.} other {{seat} graduated: {assurance, plural, one {# token} other {# tokens}} and a higher salary.}}',
  'log.sold':
    '{seat, select, you {You sold the {card} for {money, number} Money.} other {{seat} sold the {card} for {money, number} Money.}}',
  'log.tollPaid':
    '{seat, select, you {You paid {money, number} Money to {to} for taking from their layout.} other {{to, select, you {{seat} paid you {money, number} Money for taking from your layout.} other {{seat} paid {money, number} Money to {to} for taking from their layout.}}}}',
  'log.bought':
    '{seat, select, you {You bought the {card} for {price, number} Money.} other {{seat} bought the {card} for {price, number} Money.}}',
  'log.supplyTaken.money':
    '{seat, select, you {You bought a {paper} for {price, number} Money.} other {{seat} bought a {paper} for {price, number} Money.}}',
  'log.supplyTaken.skip':
    '{seat, select, you {You took a {paper} and will skip your next turn.} other {{seat} took a {paper} and will skip a turn.}}',
  'log.supplyEmpty':
    '{n, plural, =0 {That was the last {paper} of the supply.} other {{without, select, you {That was the last {paper} of the supply, and you have none.} with {That was the last {paper} of the supply: {without, list} have none.} other {That was the last {paper} of the supply: {without, list} {n, plural, one {has} other {have}} none.}}}}',
  'log.pairToken':
    '{seat, select, you {You have a Passport and a Ticket now, and took 1 token for it.} other {{seat} has a Passport and a Ticket now, and took 1 token for it.}}',
  'log.scalpAsked':
    '{seat, select, you {You asked {seller} for an extra {paper}.} other {{seller, select, you {{seat} asked you for your extra {paper}.} other {{seat} asked {seller} for an extra {paper}.}}}}',
  'log.scalpAccepted': '{seller, select, you {You agreed to sell.} other {{seller} agreed to sell.}}',
  'log.scalpDeclined': '{seller, select, you {You kept it.} other {{seller} did not want to sell.}}',
  'log.scalped':
    '{seat, select, you {You bought {seller}’s extra {paper} for {money, number} Money.} other {{seller, select, you {{seat} bought your extra {paper} for {money, number} Money.} other {{seat} bought {seller}’s extra {paper} for {money, number} Money.}}}}',
  'log.discarded':
    '{seat, select, you {You discarded the {card} for {money, number} Money.} other {{seat} discarded the {card} for {money, number} Money.}}',
  'log.paydayPaid':
    '{seat, select, you {You activated a Payday. Salaries: {salaries, list}.} other {{seat} activated a Payday. Salaries: {salaries, list}.}}',
  'log.paydayPaid.same':
    '{seat, select, you {You activated a Payday: everyone took {n, number} Money.} other {{seat} activated a Payday: everyone took {n, number} Money.}}',
  'log.side':
    '{seat, select, you {Your Side Business brought you {n, number} Money.} other {{seat}’s Side Business brought {n, number} Money.}}',
  'log.lifeActivated':
    '{seat, select, you {You activated {card, form, a}.} other {{seat} activated {card, form, a}.}}',
  'log.lifeActivated.cost':
    '{seat, select, you {You paid {cost, number} Money and activated {card, form, a}.} other {{seat} paid {cost, number} Money and activated {card, form, a}.}}',
  'log.lifeRoll': 'The die came up {roll}.',
  'log.money.each': '{card}: {changes, list}.',
  'log.money.gain':
    '{seat, select, you {You took {n, number} Money.} other {{seat} took {n, number} Money.}}',
  'log.money.loss':
    '{seat, select, you {You lost {n, number} Money.} other {{seat} lost {n, number} Money.}}',
  'log.money.gain.all': 'Everyone took {n, number} Money.',
  'log.money.loss.all': 'Everyone lost {n, number} Money.',
  'log.money.gain.by.all': '{card}: everyone took {n, number} Money.',
  'log.money.loss.by.all': '{card}: everyone lost {n, number} Money.',
  'log.tokens.each': '{card}: {changes, list}.',
  'log.tokens.gain':
    '{seat, select, you {You took {n, plural, one {# token} other {# tokens}}.} other {{seat} took {n, plural, one {# token} other {# tokens}}.}}',
  'log.tokens.loss':
    '{seat, select, you {You lost {n, plural, one {# token} other {# tokens}}.} other {{seat} lost {n, plural, one {# token} other {# tokens}}.}}',
  'log.tokens.gain.all': 'Everyone took {n, plural, one {# token} other {# tokens}}.',
  'log.tokens.loss.all': 'Everyone lost {n, plural, one {# token} other {# tokens}}.',
  'log.lifeDrawn': 'A new Destination came up: {destination}.',
  'log.lifeDestination':
    '{seat, select, you {You are now heading for {destination, form, the}.} other {{seat} is now heading for {destination, form, the}.}}',
  'log.lifeKept': '{seat, select, you {You kept {card}.} other {{seat} kept {card}.}}',
  'log.lifeRemoved':
    '{owner, select, you {Your {card} was discarded.} other {{owner}’s {card} was discarded.}}',
  'log.tuitionRolled':
    '{seat, select, you {You rolled {roll}: your tuition is {tuition, number} Money.} other {{seat} rolled {roll}: the tuition is {tuition, number} Money.}}',
  'log.enrolled':
    '{seat, select, you {You paid {tuition, number} Money and started college.} other {{seat} paid {tuition, number} Money and started college.}}',
  'log.enrolmentFailed':
    '{seat, select, you {You could not pay that, and your turn is over.} other {{seat} could not pay that, and the turn is over.}}',
  'log.waited':
    '{seat, select, you {You chose to wait and took {money, number} Money.} other {{seat} chose to wait and took {money, number} Money.}}',
  'log.forfeited':
    '{seat, select, you {There was nothing you could do, so you forfeited your turn.} other {{seat} had no possible move and forfeited the turn.}}',
  'log.cardRevealed':
    '{owner, select, you {{card, form, a} turned up in your layout.} other {{card, form, a} turned up in {owner}’s layout.}}',
  'log.preparationEnded':
    '{seat, select, you {All cards are gone. You are first at the border.} other {All cards are gone. {seat} is first at the border.}}',
  'log.withdrawn': '{seat, select, you {You traded {trades, list}.} other {{seat} traded {trades, list}.}}',
  'log.withdrawn.nothing': '{seat, select, you {You traded nothing.} other {{seat} traded nothing.}}',
  'log.withdrawn.register':
    '{seat, select, you {Your Family Register counted as a {kind}.} other {{seat}’s Family Register counted as a {kind}.}}',
  'log.withdrawn.loss':
    '{seat, select, you {You had too few Documents and lost {loss, plural, one {# token} other {# tokens}}.} other {{seat} had too few Documents and lost {loss, plural, one {# token} other {# tokens}}.}}',
  'log.withdrawn.loan':
    '{seat, select, you {You paid back the Family Loan with {loan, plural, one {# token} other {# tokens}}.} other {{seat} paid back the Family Loan with {loan, plural, one {# token} other {# tokens}}.}}',
  'log.withdrawn.sum':
    '{seat, select, you {You now have {assurance, plural, one {# token} other {# tokens}}.} other {{seat} now has {assurance, plural, one {# token} other {# tokens}}.}}',
  'log.laneTokenTurned': 'The top token of lane {lane} is {token}.',
  'log.laneTokenDrawn':
    '{seat, select, you {You went to lane {lane} with {held, plural, one {# token} other {# tokens}}. The officer asked for {token}.} other {{seat} went to lane {lane} with {held, plural, one {# token} other {# tokens}}. The officer asked for {token}.}}',
  'log.entered':
    '{seat, select, you {You are in! You paid {paid} and have {assurance, plural, one {# token} other {# tokens}} left.} other {{seat} is in, paid {paid} and has {assurance, plural, one {# token} other {# tokens}} left.}}',
  'log.refused':
    '{seat, select, you {You were not admitted this time: {reasons, list}.} other {{seat} was not admitted this time: {reasons, list}.}}',
  'log.gameEnded.assurance':
    '{winners, select, you {You win: you entered with the most tokens left.} other {{winners, list} wins, with the most tokens left.}}',
  'log.gameEnded.money':
    '{winners, select, you {You win: equal in tokens, and more Money left.} other {{winners, list} wins: equal in tokens, and more Money left.}}',
  'log.gameEnded.tie': 'Nobody wins: the leaders are equal in tokens and Money. The joy is in the journey.',
  'log.gameEnded.shared':
    '{winners, select, with {Equal in tokens and Money: the win belongs to {winners, list}.} other {{winners, list} share the win.}}',
  'log.gameEnded.nobody': 'Nobody was admitted this time.',
  'log.gameEnded.together':
    '{winners, select, you {You entered, and so you win.} with {You entered together: the win belongs to {winners, list}.} other {{winners, list} entered and won.}}',
  'log.removed': 'Left out of this game, unseen: {cards, list}.',
  'fate.won': '{seat, select, you {You got in, and won.} other {{seat} got in, and won.}}',
  'fate.entered': '{seat, select, you {You got in.} other {{seat} got in.}}',
  'fate.refused':
    '{seat, select, you {You were not admitted this time.} other {{seat} was not admitted this time.}}',
  E_WRONG_PHASE:
    '{what, select, over {The game is over.} preparation {That is for the border. There are still cards to take first.} border {That was possible in Preparation. Now you are crossing the border.} step {One step at a time: Family Register, Money, Documents, Connections, then the lane.} other {Nothing is asked of you right now, so there is nothing to answer.}}',
  E_NOT_YOUR_TURN: 'It is not your turn yet. Wait for the others to move.',
  E_CHOICE_PENDING:
    '{what, select, scalp {Wait for the answer to your offer first.} other {First decide about the card you activated.}}',
  E_CARD_NOT_AVAILABLE: 'That card is not available. Take one that is face up and has no other card on it.',
  E_SUPPLY_EMPTY: 'No {paper} is left in the supply. Look for someone with an extra one.',
  E_NOT_IN_STASH: 'That card is not in your Card Stash. Choose one that is.',
  E_INVALID_TARGET: 'You cannot choose that one. Choose one of those on offer.',
  E_WRONG_CARD_TYPE:
    '{form, select, buy {You cannot buy a {kind}. Activate it instead.} discard {You cannot discard a {kind}. Activate it instead.} sell {You cannot sell a {kind}. Sell a Document or a Connection.} other {You cannot activate a {kind}. Buy or discard it.}}',
  E_SKIP_NOT_ALLOWED:
    '{what, select, scalp {You cannot skip a turn for another player’s extra card. Pay for it.} other {You can skip a turn only for a Passport or Ticket from the supply. Pay for this card.}}',
  E_NO_EXTRA_TO_SCALP:
    '{seller, select, you {You have no extra {paper}.} other {{seller} has no extra {paper} to sell.}}',
  E_BUYER_ALREADY_HAS: 'You already have a {paper}. Only someone without one may buy an extra.',
  E_ALREADY_DECLINED:
    '{seller, select, you {You have already said no this turn.} other {{seller} has already said no this turn. Ask again next turn.}}',
  E_ALREADY_IN_COLLEGE: 'You are already in college. Graduate first.',
  E_NO_PAY_RAISE_SLOT: 'You have graduated twice, and both your Pay Raise slots are full.',
  E_COLLEGE_CAP_REACHED:
    'You could not pay the tuition {failed, number} times. College is closed to you for this game.',
  E_NOT_IN_COLLEGE: 'You are not in college. Go to college first.',
  E_GRADUATION_ALREADY_TRIED: 'You have already tried to graduate this turn. Try again next turn.',
  E_SELL_LIMIT_REACHED: 'You have sold a card this turn, and one is the limit. Make your move.',
  E_INSUFFICIENT_MONEY:
    'That costs {needs, number} Money and you have {has, number}. You are {missing, number} short.',
  E_MUST_ACT: 'You still have a move, so you cannot forfeit your turn.',
  E_TOO_MANY_SETS:
    'You have {most, plural, =0 {no complete set} one {# complete set} other {# complete sets}}, not {sets, number}.',
  E_LANE_EMPTY: 'Lane {lane} has no tokens left. Choose another lane.',
  'E_NO_TAKE_BACK.short': '· others are affected',
  E_NO_TAKE_BACK: 'This can no longer be undone: it has changed things for others.',
  'pack.augustine': 'Augustine',
  'pack.socrates': 'Socrates',
  'pack.hippocrates': 'Hippocrates',
  'pack.hypatia': 'Hypatia',
  'pack.confucius': 'Confucius',
  'pack.ibnKhaldun': 'Ibn Khaldun',
  'pack.laozi': 'Laozi',
  'some.document': '{n, plural, one {a Document} other {# Documents}}',
  'some.connection': '{n, plural, one {a Connection} other {# Connections}}',
  'some.payday': '{n, plural, one {a Payday} other {# Paydays}}',
  'some.life': '{n, plural, one {a Life card} other {# Life cards}}',
  'each.salary':
    '{seat, select, you {{n, plural, =0 {nothing} other {#}} for you} other {{n, plural, =0 {nothing} other {#}} for {seat}}}',
  'each.money.gain': '{seat, select, you {you took {n, number} Money} other {{seat} took {n, number} Money}}',
  'each.money.loss': '{seat, select, you {you lost {n, number} Money} other {{seat} lost {n, number} Money}}',
  'each.tokens.gain':
    '{seat, select, you {you took {n, plural, one {# token} other {# tokens}}} other {{seat} took {n, plural, one {# token} other {# tokens}}}}',
  'each.tokens.loss':
    '{seat, select, you {you lost {n, plural, one {# token} other {# tokens}}} other {{seat} lost {n, plural, one {# token} other {# tokens}}}}',
  'side.pandemic': 'Pandemic',
  'side.stimulus': 'Economic Stimulus',
  'each.roll': '{seat, select, you {you rolled {roll}} other {{seat} rolled {roll}}}',
  'reason.assurance': 'too few Assurance Tokens',
  'reason.passport': 'no Passport',
  'reason.ticket': 'no Ticket',
  'trade.money': 'Money for {n, plural, one {# token} other {# tokens}}',
  'trade.documents': 'Documents for {n, plural, one {# token} other {# tokens}}',
  'trade.connections': 'Connections for {n, plural, one {# token} other {# tokens}}',
  // Why a bot did what it did: what spoke for it, and against it.
  'why.papers.for': 'Passport and Ticket in good time',
  'why.papers.against': 'Passport or Ticket less sure',
  'why.assurance.for': 'more Assurance Tokens',
  'why.assurance.against': 'fewer Assurance Tokens',
  'why.money.for': 'more Money, now or with the wages to come',
  'why.money.against': 'less Money, now or with the wages to come',
  'why.documents.for': 'better progress with Documents',
  'why.documents.against': 'less progress with Documents',
  'why.connections.for': 'better progress with Connections',
  'why.connections.against': 'less progress with Connections',
  'why.life.for': 'Life cards worth keeping',
  'why.life.against': 'a Life card given up',
  'why.open.for': 'fewer cards left open for the next player',
  'why.open.against': 'more cards left open for the next player',
  'why.others.for': 'less for the other players',
  'why.others.against': 'more for the other players',
  'why.together.for': 'more for the other players, too',
  'why.together.against': 'less for the other players',
  'why.end.for': 'the game ends well for it',
  'why.end.against': 'the game ends badly for it',
} as const satisfies Messages;
