import type { Messages } from '../../../engine/text.ts';

/** What is said when something has happened or cannot be done: a page needs it with the rules, not before. */
export const told = {
  aim: 'Bring your family through Ellis Island: every person you play needs four stamps and then goes to the Kissing Post. Roll the die, move along the lines, and try for a stamp where you stop. Remember your Family Card: at the Interview it is taken away, and you are asked about it.',
  'event.claimed':
    '{seat, select, you {You took the {family} family.} other {{seat} took the {family} family.}}',
  'event.claimedCovered': '{seat, select, you {You took a Family Card.} other {{seat} took a Family Card.}}',
  'event.memberChosen': '{seat, select, you {You have chosen someone.} other {{seat} has chosen someone.}}',
  'event.membersShown': 'Everyone has chosen: {all, list}.',
  'event.memberNamed': '{seat, select, you {you {name}} other {{seat} {name}}}',
  'event.memberShown': '{seat, select, you {you family member {slot}} other {{seat} family member {slot}}}',
  'event.startRolled':
    '{first, select, tie {First rolls: {rolls, list}. The highest are equal and roll again.} other {{seat, select, you {First rolls: {rolls, list}. You go first.} other {First rolls: {rolls, list}. {seat} goes first.}}}}',
  'event.startRoll': '{seat, select, you {you {roll}} other {{seat} {roll}}}',
  'event.turnBegan':
    '{idle, select, yes {{seat, select, you {Round {round}: your turn. Your whole family is being held.} other {Round {round}: {seat}’s turn. Their whole family is being held.}}} other {{seat, select, you {Round {round}: your turn.} other {Round {round}: {seat}’s turn.}}}}',
  'event.ferryCalled':
    '{left, plural, one {The last ferry leaves after this round.} other {The last ferry leaves in # rounds, this one included.}}',
  'event.rolled': '{seat, select, you {You rolled {roll}.} other {{seat} rolled {roll}.}}',
  'event.moved': '{who} went from the {from} to the {to}.',
  'event.stayed': '{who} stayed at the {at}.',
  'event.drew': '{seat, select, you {You got {cards, list}.} other {{seat} got {cards, list}.}}',
  'event.reshuffled': 'The discarded Resource cards were shuffled back in.',
  'event.packAdded': 'A fresh pack of Resource cards was added.',
  'event.discarded':
    '{seat, select, you {You discarded {cards, list}.} other {{seat} discarded {cards, list}.}}',
  'event.attempted': '{who} tries for the {challenge} stamp.',
  'event.attempted.house': '{who} tries for the {challenge} stamp. The game deals the cards.',
  'event.attempted.physical':
    '{by, select, you {{who} tries for the Physical stamp. You deal the cards.} other {{who} tries for the Physical stamp. {by} deals the cards.}}',
  'event.attempted.mental':
    '{by, select, you {{who} tries for the Mental stamp. You are the Doctor.} other {{who} tries for the Mental stamp. {by} is the Doctor.}}',
  'event.attempted.interview':
    '{by, select, you {{who} tries for the Interview stamp. You are the Interviewer.} other {{who} tries for the Interview stamp. {by} is the Interviewer.}}',
  'event.nerveForm': 'It is played as Steady Nerve.',
  'event.autopass': 'With two players nobody races: the stamp is given.',
  'event.lapsed': 'The try was called off for {who}: no stamp, and nobody is held.',
  'event.passed': '{who} got the {challenge} stamp.',
  'event.failed': '{who} did not get the {challenge} stamp this time and is held in the {to}.',
  'event.readied': '{seat, select, you {You are ready.} other {{seat} is ready.}}',
  'event.satOut': 'The race goes on without {seats, list}.',
  'event.dealVoid':
    '{seat, select, you {Your connection dropped, so the deal does not count.} other {{seat}’s connection dropped, so the deal does not count.}}',
  'event.cardTurned': 'Card {nth}: {card}.',
  'event.slapped': '{seat, select, you {You slapped {feature}.} other {{seat} slapped {feature}.}}',
  'event.slappedFalse':
    '{seat, select, you {You slapped {feature}. It was a false slap.} other {{seat} slapped {feature}. It was a false slap.}}',
  'event.raceOver': 'Slaps in order: {order, list}.',
  'event.raceTime': '{seat, select, you {you after {ms, number} ms} other {{seat} after {ms, number} ms}}',
  'event.raceNobody': 'Nobody slapped in time.',
  'event.handChosen': '{seat, select, you {You have chosen.} other {{seat} has chosen.}}',
  'event.handChosenOwn': '{seat, select, you {You chose card {card}.} other {{seat} chose card {card}.}}',
  'event.nerveRow': 'The first pair came with card {n}: {row, list}.',
  'event.nerveOver':
    '{first, select, you {Choices: {hands, list}. You were first.} other {Choices: {hands, list}. {first} was first.}}',
  'event.nerveNobody': 'Choices: {hands, list}. Everyone was too early.',
  'event.nerveHand': '{seat, select, you {you {hand}} other {{seat} {hand}}}',
  'event.puzzleDrawn': '{seat, select, you {Your puzzle: {puzzle}.} other {{seat}’s puzzle: {puzzle}.}}',
  'event.puzzleShown':
    '{seat, select, you {Your puzzle begins: {puzzle}.} other {{seat}’s puzzle begins: {puzzle}.}}',
  'event.worked.tap': '{seat, select, you {You tapped cube {cube}.} other {{seat} tapped cube {cube}.}}',
  'event.worked.place':
    '{seat, select, you {You placed block {block}.} other {{seat} placed block {block}.}}',
  'event.worked.lift':
    '{seat, select, you {You took out block {block}.} other {{seat} took out block {block}.}}',
  'event.worked.load':
    '{seat, select, you {You made a crossing with {n, plural, one {passenger} other {passengers}} {who, list}.} other {{seat} made a crossing with {n, plural, one {passenger} other {passengers}} {who, list}.}}',
  'event.worked.restart': '{seat, select, you {You started again.} other {{seat} started again.}}',
  'event.worked.choose': '{seat, select, you {You chose {letter}.} other {{seat} chose {letter}.}}',
  'event.worked.assign':
    '{seat, select, you {You handed in the tags: {pairs, list}.} other {{seat} handed in the tags: {pairs, list}.}}',
  'event.puzzleOver': '{solved, select, yes {Puzzle completed.} other {Puzzle not completed.}}',
  'event.handedIn': '{who} handed in {cards, list}.',
  'event.asked': 'Question {question}: {text}',
  'event.askedCovered': 'Question {question} was asked.',
  'event.answered':
    '{seat, select, you {You answered: {given}.{right, select, yes { Right.} no { Not what the card says.} other {}}} other {{seat} answered: {given}.{right, select, yes { Right.} no { Not what the card says.} other {}}}}',
  'event.answeredCovered':
    '{seat, select, you {You answered question {question}.{right, select, yes { Right.} no { Not what the card says.} other {}}} other {{seat} answered question {question}.{right, select, yes { Right.} no { Not what the card says.} other {}}}}',
  'event.marked': 'Question {question} counts as {right, select, yes {right} other {wrong}}.',
  'event.interviewOver':
    '{seat, select, you {You had {right} of {of} right.} other {{seat} had {right} of {of} right.}}',
  'event.cardSays': 'Question {question}: the Family Card says {answer}.',
  'event.offered':
    '{from, select, you {You offered {to} {give, list} for {want, list}.} other {{to, select, you {{from} offered you {give, list} for {want, list}.} other {{from} offered {to} {give, list} for {want, list}.}}}}',
  'event.countered':
    '{from, select, you {You made a counter-offer: {give, list} for {want, list}.} other {{from} would rather give {give, list} for {want, list}.}}',
  'event.declined': '{seat, select, you {You said no.} other {{seat} said no.}}',
  'event.offerClosed': '{from, select, you {Your offer is closed.} other {{from}’s offer is closed.}}',
  'event.traded':
    '{from, select, you {You gave {to} {give, list} and got {want, list}.} other {{to, select, you {{from} gave you {give, list} for {want, list}.} other {{from} gave {to} {give, list} for {want, list}.}}}}',
  'event.immigrated':
    '{left, plural, =0 {{who} is met at the Kissing Post. The whole family is through.} one {{who} is met at the Kissing Post. One more is still on the island.} other {{who} is met at the Kissing Post. # more are still on the island.}}',
  'event.preferred': 'Your wishes are saved. Nobody else is told.',
  'event.resigned': '{seat, select, you {You left the table.} other {{seat} left the table.}}',
  'event.gameOver': 'That ends the game. {why}',
  'event.gameOver.winners':
    '{winners, select, you {You came furthest of all.} with {You came equally far: the win belongs to {winners, list}.} other {{winners, list} came furthest of all.}}',
  E_NOT_YOUR_TURN: 'It is not your turn yet.',
  E_WRONG_STEP: 'Not right now. Do first what is asked of you.',
  E_NOT_PARTICIPANT: 'You are not part of this Challenge. You can watch.',
  E_FAMILY_TAKEN: 'Someone else already has that family. Choose another.',
  E_NO_SUCH_TOKEN: 'That person is not on the island. Choose someone who is.',
  E_TOKEN_HELD:
    'Held for {turns, plural, one {one more of your turns} other {# more of your turns}}. Move someone else.',
  E_TOO_FAR: 'That is {steps} steps away and you rolled {roll}. Choose a nearer space.',
  E_SAME_SPACE: 'That is where they are. Choose a different space.',
  E_SPACE_CLOSED:
    '{to, select, KIS {The Kissing Post opens with four stamps. Choose another space.} other {Nobody walks into the Hospital or the Jail. Choose another space.}}',
  E_MUST_MOVE: 'Someone has to move first, or stay on a Challenge Space.',
  E_NO_CHALLENGE: 'That stamp is not given here. It is at the other office.',
  E_ALREADY_PASSED: 'They already have that stamp. Try for another.',
  E_CHALLENGE_RUNNING: 'There is no trading during a Challenge. Wait for the result.',
  E_NOT_HELD: 'You do not have {cards, list} to give.',
  E_BAD_OFFER: '{why}',
  E_OFFER_LIMIT:
    '{of, select, open {You have {most} offers open, and that is the most. Take one back first.} turn {You have made {most} offers this turn, and that is the most. Offer more next turn.} answers {You have made {most} counter-offers this turn, and that is the most. Accept or say no.} other {You have already made a counter-offer to this. Accept or say no.}}',
  E_OFFER_GONE: 'That offer is no longer open.',
  E_OUT: 'You cannot slap now. Wait for the next card or the result.',
  E_ALREADY_CHOSEN: 'You have already chosen. Wait for the others.',
  E_BAD_OPTION: 'You cannot choose that here. Take one of the choices shown.',
  E_HAND_LIMIT: 'Discard exactly {surplus, plural, one {one card} other {# cards}}.',
  E_GAME_OVER: 'The game is over.',
  E_NO_UNDO: 'Moves are final in this game.',
  'E_NO_UNDO.short': '· moves are final here',
  'fate.won':
    '{seat, select, you {Your family came furthest of all.} other {{seat}’s family came furthest of all.}}',
  'fate.throughToo':
    '{seat, select, you {Your whole family is through to America too.} other {{seat}’s whole family is through to America too.}}',
  'fate.onIsland':
    '{seat, select, you {Your family is still on the island.} other {{seat}’s family is still on the island.}}',
  'fate.resigned': '{seat, select, you {You left the table.} other {{seat} left the table.}}',
  // Why a bot did what it did: what spoke for it, and against it.
  'why.home.for': 'somebody of the family goes home',
  'why.home.against': 'nobody goes home yet',
  'why.way.for': 'a shorter way ahead',
  'why.way.against': 'a longer way ahead',
  'why.office.for': 'a Challenge that can be tried there',
  'why.office.against': 'no Challenge to be tried there',
  'why.cards.for': 'cards that it needs',
  'why.cards.against': 'no cards that it needs',
  'why.end.for': 'the game ends well for it',
  'why.end.against': 'the game ends badly for it',
} as const satisfies Messages;
