import type { Messages } from '../../../engine/text.ts';

/** What is said when something has happened or cannot be done: a page needs it with the rules, not before. */
export const told = {
  aim: 'You want to leave Istanbul: be in the right neighbourhood on the evening a journey leaves, with enough money to pay for it. Before you can go, you have to finish your Obstacle card. By day you move, look at hidden cards and talk; nobody has to tell you the truth.',
  'log.gameStarted':
    '{first, select, you {You start. Everyone is in Kadıköy with {money, number} TL; {cards} cards are on the sheet.} other {{first} starts. Everyone is in Kadıköy with {money, number} TL; {cards} cards are on the sheet.}}',
  'log.turnBegan': '{seat, select, you {Your turn.} other {{seat}’s turn.}}',
  'log.turnBegan.jail': '{seat, select, you {Your turn, in jail.} other {{seat}’s turn, in jail.}}',
  'log.moved':
    '{seat, select, you {You went to {place}{of, plural, one {} other {: {nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} there}}.} other {{seat} went to {place}{of, plural, one {} other {: {nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of} there}}.}}',
  'log.stayed': '{seat, select, you {You stayed in {place}.} other {{seat} stayed in {place}.}}',
  'log.moveUndone':
    '{seat, select, you {You undid your move and are in {place}.} other {{seat} undid the move and is in {place}.}}',
  'log.looked':
    '{seat, select, you {You looked at the {square, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} card of day {row}.} other {{seat} looked at the {square, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} card of day {row}.}}',
  'log.looked.face':
    '{seat, select, you {You looked at the {square, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} card of day {row}: {face}.} other {{seat} looked at the {square, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} card of day {row}: {face}.}}',
  'log.drew':
    '{seat, select, you {You drew a card for day {day}.} other {{seat} drew a card for day {day}.}}',
  'log.drew.sideways':
    '{seat, select, you {You drew a card for day {day}. It is for next week.} other {{seat} drew a card for day {day}. It is for next week.}}',
  'log.drew.full':
    '{seat, select, you {You drew a card for day {day}. That row was full, so it is gone.} other {{seat} drew a card for day {day}. That row was full, so it is gone.}}',
  'log.drew.face': 'It was {face}.',
  'log.taskMarked':
    '{seat, select, you {Your {task}: {marked} of {of} done.} other {{seat}’s {task}: {marked} of {of} done.}}',
  'log.taskDone': '{seat, select, you {You finished your {task}.} other {{seat} finished the {task}.}}',
  'log.taskLost':
    '{seat, select, you {You missed the day, and your {task} starts again ({marked} of {of}).} other {{seat} missed the day; the {task} starts again ({marked} of {of}).}}',
  'log.taskPaid':
    '{seat, select, you {You paid {amount, number} TL for your {task}.} other {{seat} paid {amount, number} TL for the {task}.}}',
  'log.bailPaid':
    '{seat, select, you {You paid {amount, number} TL and are free.} other {{seat} paid {amount, number} TL and is free.}}',
  'log.placed': '{seat, select, you {You left jail for {place}.} other {{seat} left jail for {place}.}}',
  'log.revealed.none': 'Evening, {date}: nothing happens tonight.',
  'log.revealed': 'Evening, {date}: {faces, list}.',
  'log.raided.nobody':
    '{count, plural, one {A raid tonight, in Taksim only} other {# raids tonight, everywhere except Kadıköy}}, fine {fine, number} TL. Nobody was reached.',
  'log.raided':
    '{count, plural, one {A raid} other {# raids}} tonight, fine {fine, number} TL. {count, plural, one {It} other {They}} reached {affected, list}.',
  'log.fined':
    '{seat, select, you {You paid a fine of {amount, number} TL.} other {{seat} paid a fine of {amount, number} TL.}}',
  'log.helpOpened': '{short, list}. The others can help now.',
  'log.short':
    '{seat, select, you {you cannot pay the {due, number} TL} other {{seat} cannot pay the {due, number} TL}}',
  'log.helpDone': '{seat, select, you {You are not giving any more.} other {{seat} is not giving any more.}}',
  'log.jailAccepted':
    '{seat, select, you {You chose jail and kept your money.} other {{seat} chose jail and kept the money.}}',
  'log.jailed':
    '{seat, select, you {You were taken to jail, until {date}.} other {{seat} was taken to jail, until {date}.}}',
  'log.jailed.long':
    '{seat, select, you {You were taken to jail for the rest of the game.} other {{seat} was taken to jail for the rest of the game.}}',
  'log.offered': 'Tonight: {face}, offered to {asked, list}.',
  'log.answered.use': '{seat, select, you {You took the offer.} other {{seat} took the offer.}}',
  'log.answered.pass': '{seat, select, you {You let the offer go.} other {{seat} let the offer go.}}',
  'log.answered.sealed': '{seat, select, you {You have answered.} other {{seat} has answered.}}',
  'log.departed':
    '{seat, select, you {You paid {price, number} TL and left Istanbul.} other {{seat} paid {price, number} TL and left Istanbul.}}',
  'log.worked':
    '{seat, select, you {You worked in {place} for {pay, number} TL.} other {{seat} worked in {place} for {pay, number} TL.}}',
  'log.dayBegan': '{starter, select, you {{date}. You start.} other {{date}. {starter} starts.}}',
  'log.gave':
    '{from, select, you {You gave {to} {amount, number} TL.} other {{from} gave {to} {amount, number} TL.}}',
  'log.gave.hidden': '{from, select, you {You gave {to} money.} other {{from} gave {to} money.}}',
  'log.gave.tag':
    '{from, select, you {You gave {to} {amount, number} TL {tag}.} other {{from} gave {to} {amount, number} TL {tag}.}}',
  'log.claimed':
    '{from, select, you {You told {to} about {topic}: {what}.} other {{from} told {to} about {topic}: {what}. (Not checked.)}}',
  'log.claimed.true':
    '{from, select, you {You told {to} about {topic}: {what}. It was true.} other {{from} told {to} about {topic}: {what}. It was true.}}',
  'log.claimed.false':
    '{from, select, you {You told {to} about {topic}: {what}. It was not true.} other {{from} told {to} about {topic}: {what}. It was not true.}}',
  'log.said': '{from, select, you {You to {to}: {phrase}} other {{from} to {to}: {phrase}}}',
  'log.showed':
    '{from, select, you {You showed {to} planner pages for {days, list}.} other {{from} showed {to} planner pages for {days, list}. (Not checked.)}}',
  'log.gift.open':
    '{from, select, you {You offered {to} {amount, number} TL {tag}.} other {{to, select, you {{from} offers you {amount, number} TL {tag}. Will you take it?} other {{from} offered {to} {amount, number} TL {tag}.}}}}',
  'log.gift.given':
    '{to, select, you {You took {amount, number} TL from {from} {tag}.} other {{to} took {amount, number} TL from {from} {tag}.}}',
  'log.gift.refused':
    '{from, select, you {{to} did not take your {amount, number} TL.} other {{to, select, you {You did not take {from}’s {amount, number} TL.} other {{to} did not take {from}’s {amount, number} TL.}}}}',
  'log.gift.gone':
    '{from, select, you {Your offer of {amount, number} TL no longer stands.} other {{from}’s offer of {amount, number} TL no longer stands.}}',
  'log.deal.open':
    '{from, select, you {You suggested to {to}: {deal}.} other {{from} suggested to {to}: {deal}.}}',
  'log.deal.done':
    '{by, select, you {You and {from} agreed: {deal}.} other {{by} agreed with {from}: {deal}.}}',
  'log.deal.declined': '{by, select, you {You said no: {deal}.} other {{by} said no: {deal}.}}',
  'log.deal.gone':
    '{from, select, you {Your offer no longer stands: {deal}.} other {{from}’s offer no longer stands: {deal}.}}',
  'log.planned': 'You wrote in your planner: {date}.',
  'log.stands': 'Your standing instructions have changed.',
  'log.voted.yes':
    '{seat, select, you {You would end the game here.} other {{seat} would end the game here.}}',
  'log.voted.no': '{seat, select, you {You would play on.} other {{seat} would play on.}}',
  'log.ended.allOut': 'Everyone is out of Istanbul.',
  'log.ended.cards': 'There are no cards left.',
  'log.ended.calendar': 'Three weeks have passed.',
  'log.ended.agreed': 'Everyone agreed to end here.',
  'log.out': 'This time {seats, list} got out of Istanbul.',
  'log.out.nobody': 'Nobody got out of Istanbul.',
  'log.winners': 'Of those who got out, {seats, list} had the most money left.',
  'fate.out': '{seat, select, you {You got out of Istanbul.} other {{seat} got out of Istanbul.}}',
  'fate.inIstanbul': '{seat, select, you {You are still in Istanbul.} other {{seat} is still in Istanbul.}}',
  'fate.inJail': '{seat, select, you {You are in jail in Istanbul.} other {{seat} is in jail in Istanbul.}}',
  E_NOT_YOUR_TURN: 'It is not your turn yet. You can talk, trade and give meanwhile.',
  E_WRONG_STEP: 'Not right now.',
  E_NOT_CONNECTED: 'You cannot get to {place} from here in one move. Follow one line, or stay.',
  E_IN_JAIL: 'You are in jail. Pay to go free, or wait for your release day.',
  E_NO_CARD_THERE: 'There is no face-down card there. Choose another one.',
  E_ALREADY_LOOKED: 'You have already looked at this card this turn. Choose another one.',
  E_NO_LOOKS_LEFT: 'You have no looks left this turn.',
  E_MUST_DRAW: 'First draw {count, plural, one {a card} other {# cards}}.',
  E_NOT_ENOUGH_MONEY:
    'You need {needed, number} TL and have {has, number} TL. You are {missing, number} TL short.',
  E_BAD_AMOUNT: 'Choose a round thousand, up to 99,000 TL.',
  E_NOT_HERE: 'You are not in that neighbourhood.',
  E_TASK_OPEN: 'Finish your Obstacle card first.',
  E_FINED_TODAY: 'You paid a fine today, so you cannot take this.',
  E_CARD_TAKEN: 'Someone else has taken this.',
  E_NOT_ASKED: 'It is not your turn to answer this.',
  E_NOT_RELEASED: 'Pay the fine, or wait for your release day.',
  E_LEFT_GAME: 'They have left Istanbul and are out of the game.',
  E_SELF_TARGET: 'That is you. Choose someone else.',
  E_NO_UNDO: 'The move can no longer be undone.',
  'E_NO_UNDO.short': '· you have looked, or someone has acted',
  E_CANNOT_SHOW_CARD: 'Event cards may never be shown to anyone. You can say what you saw.',
  E_GAME_OVER: 'The game is over.',
  E_BAD_COMMAND: 'That is not possible here.',
  E_NOT_OPEN: 'This is no longer open.',
  E_OPTION_OFF: 'This table plays without that.',
  E_TOO_MANY: 'You have said a lot today. You can talk again tomorrow.',
  // Why a bot did what it did: what spoke for it, and against it.
  'why.look.for': 'more to look at there',
  'why.look.against': 'less to look at there',
  'why.raid.for': 'less danger of a raid',
  'why.raid.against': 'more danger of a raid',
  'why.work.for': 'a good chance of work',
  'why.work.against': 'a smaller chance of work',
  'why.opportunity.for': 'the next part of its Opportunity',
  'why.opportunity.against': 'nothing for its Opportunity',
  'why.later.for': 'a better way in the days after',
  'why.later.against': 'a worse way in the days after',
  'why.leave.for': 'a journey that it can pay for',
  'why.leave.against': 'no journey that it can pay for',
  'why.task.for': 'a part of its Obstacle done',
  'why.task.against': 'no part of its Obstacle done',
  'why.money.for': 'more money',
  'why.money.against': 'less money',
  'why.out.for': 'it gets out',
  'why.out.against': 'it does not get out',
  'why.end.for': 'the game ends well for it',
  'why.end.against': 'the game ends badly for it',
} as const satisfies Messages;
