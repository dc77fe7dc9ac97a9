import type { Messages } from '../../../engine/text.ts';

/** What is said when something has happened or cannot be done: a page needs it with the rules, not before. */
export const told = {
  aim: 'Bring your travellers across the river. Send one of them to your quay, and call for a place when the whistle blows. Everyone who is across counts for you.',
  'log.dealt':
    '{seat, select, you {You were dealt three travellers.} other {{seat} was dealt three travellers.}}',
  'log.laid': '{seat, select, you {You sent someone to your quay.} other {{seat} sent someone to the quay.}}',
  'log.called':
    '{seat, select, you {You called the boat after {at} ms: {card} went on board.} other {{seat} called the boat after {at} ms: {card} went on board.}}',
  'log.rolled': '{roll, plural, =1 {A storm: the boat turns back.} other {The river is calm.}}',
  'log.departed': 'The boat leaves empty.',
  'log.drew': '{seat, select, you {You drew a traveller.} other {{seat} drew a traveller.}}',
  'log.drew.card': '{seat, select, you {You drew {card}.} other {{seat} drew {card}.}}',
  'log.gave':
    '{from, select, you {You gave {to} {count, plural, one {one traveller} other {# travellers}}.} other {{from} gave {to} {count, plural, one {one traveller} other {# travellers}}.}}',
  'log.left': '{seat, select, you {You left.} other {{seat} left.}}',
  E_GAME_OVER: 'The game is over.',
  E_NOT_YOUR_TURN: 'It is not your turn.',
  E_WRONG_STEP: 'Not in this step.',
  E_NOT_HELD: 'You do not hold that.',
  E_ONLY_CALLING: 'Only calling counts while the whistle blows.',
  E_EMPTY_PLACE: 'Nobody waits there.',
  E_GAVE_ALREADY: 'You have given in this round.',
  E_TO_WHOM: 'You cannot give to that seat.',
  E_KEEP_ONE: 'Keep at least one.',
  E_NO_TAKE_BACK: 'This table plays without undo.',
  'E_NO_TAKE_BACK.short': '· no undo at this table',
  'fate.won': '{seat, select, you {You won.} other {{seat} won.}}',
  'fate.left': '{seat, select, you {You left the game.} other {{seat} left the game.}}',
  'fate.stayed':
    '{seat, select, you {You stayed on this side of the river.} other {{seat} stayed on this side of the river.}}',
} as const satisfies Messages;
