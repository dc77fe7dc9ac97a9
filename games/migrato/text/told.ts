import type { Messages } from '../../../engine/text.ts';

/** What is said when something has happened or cannot be done: a page needs it with the rules, not before. */
export const told = {
  aim: 'You want to bring more birds home than the other player. Lay birds of one kind in a row, with numbers that never rise; when there are enough of them, they can arrive. By night birds fly face down, and nobody may look at them again, not even you.',
  'log.skyAnswered': '{seat, select, you {You answered.} other {{seat} answered.}}',
  'log.skyCompared': 'Last bird seen: {a} and {b}.',
  'log.gameStarted':
    '{seat, select, you {You go first. {draw, plural, one {# card} other {# cards}} in the draw pile.} other {{seat} goes first. {draw, plural, one {# card} other {# cards}} in the draw pile.}}',
  'log.hand': '{seat, select, you {You were dealt {cards, list}.} other {{seat} was dealt {cards, list}.}}',
  'log.birdPlayed.new':
    '{seat, select, you {You started a colony with {card}.} other {{seat} started a colony with {card}.}}',
  'log.birdPlayed.onto':
    '{seat, select, you {You added {card} to your {flock}.} other {{seat} added {card} to their {flock}.}}',
  'log.birdPlayed.night.new': '{seat, select, you {You started {flock}.} other {{seat} started {flock}.}}',
  'log.birdPlayed.night.onto':
    '{seat, select, you {You added a night card to your {flock}.} other {{seat} added a night card to their {flock}.}}',
  'log.birdPlayed.species.new':
    '{seat, select, you {You started {flock} with {species, form, a}, face down.} other {{seat} started {flock} with {species, form, a}, face down.}}',
  'log.birdPlayed.species.onto':
    '{seat, select, you {You added {species, form, a} to your {flock}, face down.} other {{seat} added {species, form, a} to their {flock}, face down.}}',
  'log.dangerPlayed':
    '{seat, select, you {You played {danger} and took {card} from {owner}’s {flock}.} other {{owner, select, you {{seat} played {danger} and took {card} from your {flock}.} other {{seat} played {danger} and took {card} from {owner}’s {flock}.}}}}',
  'log.dangerPlayed.night':
    '{seat, select, you {You played {danger} and took a night card from {owner}’s {flock}.} other {{owner, select, you {{seat} played {danger} and took a night card from your {flock}.} other {{seat} played {danger} and took a night card from {owner}’s {flock}.}}}}',
  'log.dangerPlayed.settlement':
    '{seat, select, you {You played {danger} and took {card} from {owner}’s settlement of {flock}.} other {{owner, select, you {{seat} played {danger} and took {card} from your settlement of {flock}.} other {{seat} played {danger} and took {card} from {owner}’s settlement of {flock}.}}}}',
  'log.colonySplit':
    '{seat, select, you {You split your {flock}: {keep, plural, one {# card stays} other {# cards stay}}, the rest fly on as a colony of their own.} other {{seat} split their {flock}: {keep, plural, one {# card stays} other {# cards stay}}, the rest fly on as a colony of their own.}}',
  'log.coloniesJoined':
    '{seat, select, you {You put your {upper} on top of your {lower}.} other {{seat} put their {upper} on top of their {lower}.}}',
  'log.coloniesJoined.same':
    '{seat, select, you {You joined two colonies of {lower} into one.} other {{seat} joined two colonies of {lower} into one.}}',
  'log.arrivalDeclared':
    '{seat, select, you {You said your night colony is home.} other {{seat} said their night colony is home.}}',
  'log.arrivalDeclined':
    '{seat, select, you {You let your night colony fly on.} other {{seat} let their night colony fly on.}}',
  'log.colonyRevealed':
    '{seat, select, you {Your colony was turned over: {cards, list}.} other {{seat}’s colony was turned over: {cards, list}.}}',
  'log.colonyArrived':
    '{seat, select, you {Your {flock} are home: {value, plural, one {# bird} other {# birds}}.} other {{seat}’s {flock} are home: {value, plural, one {# bird} other {# birds}}.}}',
  'log.colonyFailed.mixedSpecies':
    '{seat, select, you {Your colony has scattered: it had more than one species.} other {{seat}’s colony has scattered: it had more than one species.}}',
  'log.colonyFailed.alreadyArrived':
    '{seat, select, you {Your colony has scattered: that species was already home.} other {{seat}’s colony has scattered: that species was already home.}}',
  'log.colonyFailed.tooFew':
    '{seat, select, you {Your colony has scattered: it had too few cards.} other {{seat}’s colony has scattered: it had too few cards.}}',
  'log.colonyFailed.wrongOrder':
    '{seat, select, you {Your colony has scattered: a number went up.} other {{seat}’s colony has scattered: a number went up.}}',
  'log.leftoversDiscarded':
    '{seat, select, you {You let leftovers go: {cards, list}.} other {{seat} let leftovers go: {cards, list}.}}',
  'log.cardDiscarded': '{seat, select, you {You discarded {card}.} other {{seat} discarded {card}.}}',
  'log.handDiscarded':
    '{seat, select, you {You passed and discarded {cards, list}.} other {{seat} passed and discarded {cards, list}.}}',
  'log.handDiscarded.empty':
    '{seat, select, you {You passed with no cards in hand.} other {{seat} passed with no cards in hand.}}',
  'log.colonyDropped':
    '{seat, select, you {You passed and gave up a colony: {cards, list}.} other {{seat} passed and gave up a colony: {cards, list}.}}',
  'log.pileRebuilt': 'The discard pile was shuffled: {count, plural, one {# card} other {# cards}} to draw.',
  'log.cardsDrawn':
    '{seat, select, you {You drew {count, plural, one {a card} other {# cards}}.} other {{seat} drew {count, plural, one {a card} other {# cards}}.}}',
  'log.turnEnded': 'Turn {turn} ended.',
  'log.gameEnded.types': 'All five species are home.',
  'log.gameEnded.arrivals': 'Five colonies are home.',
  'log.gameEnded.season': 'No colony came home for too long, so the season is over.',
  'log.gameEnded.resign': '{seat, select, you {You resigned.} other {{seat} resigned.}}',
  'log.winner':
    '{seat, select, you {You win, with {a, plural, one {# bird} other {# birds}} home against {b}.} other {{seat} wins, with {a, plural, one {# bird} other {# birds}} home against {b}.}}',
  'log.winner.tie':
    '{seat, select, you {You both brought {a, plural, one {# bird} other {# birds}} home. The tie goes to you.} other {Both brought {a, plural, one {# bird} other {# birds}} home. The tie goes to {seat}.}}',
  'log.winner.resign': '{seat, select, you {You win.} other {{seat} wins.}}',
  'log.shared':
    '{winners, select, with {You share the win: {a, plural, one {# bird} other {# birds}} home each.} other {The win is shared: {a, plural, one {# bird} other {# birds}} home each.}}',
  'fate.won': '{seat, select, you {You won.} other {{seat} won.}}',
  'fate.shared': '{seat, select, you {You shared the win.} other {{seat} shared the win.}}',
  'fate.behind':
    '{seat, select, you {You brought fewer birds home this time.} other {{seat} brought fewer birds home this time.}}',
  'fate.resigned': '{seat, select, you {You resigned.} other {{seat} resigned.}}',
  E_GAME_OVER: 'The game is over.',
  E_NOT_YOUR_TURN: 'It is not your turn yet.',
  E_WRONG_STEP: 'Not at this point of your turn.',
  E_CARD_NOT_IN_HAND: 'You do not have that card.',
  E_WRONG_CARD_KIND: 'That card cannot be used like that.',
  E_SPECIES_CLOSED: 'Your {flock} are already home and do not fly again. Choose another card.',
  E_COLONY_LIMIT: 'You already have 4 colonies in the air. Join two, or give one up, first.',
  E_NO_SUCH_COLONY: 'There is no colony there.',
  E_WRONG_OWNER:
    'Birds go to your own colonies, dangers to the other player’s. Choose a colony on the other side.',
  E_SPECIES_MISMATCH:
    'One colony, one species: {species, form, a} does not fit with {shown, form, a}. Choose another colony.',
  E_NUMBER_TOO_HIGH: 'Numbers never go up: {number} is more than {limit}. Choose another colony.',
  E_COLONY_FULL: 'That would be more than the {objective} cards this colony needs. Choose another colony.',
  E_WRONG_PHASE: '{danger} cannot reach a {phase} card. Choose another colony.',
  E_BAD_CUT:
    'This colony has {cards, plural, one {only # card and cannot be split} other {# cards. Split it between two of them}}.',
  E_SAME_COLONY: 'Choose two different colonies.',
  E_WOULD_ARRIVE: 'At this table a colony cannot come home by joining. Complete it with a card.',
  E_BAD_SUBSET: 'Choose only from the night colonies shown.',
  'E_NO_TAKE_BACK.short': '· the card was revealed',
  E_NO_TAKE_BACK: 'This can no longer be undone.',
  // Why a bot did what it did: what spoke for it, and against it.
  'why.home.for': 'more birds brought home',
  'why.home.against': 'fewer birds brought home',
  'why.flight.for': 'a colony nearer to its flight',
  'why.flight.against': 'a colony further from its flight',
  'why.hand.for': 'better cards left in hand',
  'why.hand.against': 'worse cards left in hand',
  'why.reserve.for': 'more colonies in reserve',
  'why.reserve.against': 'fewer colonies in reserve',
  'why.rivalHome.for': 'fewer birds home for the other side',
  'why.rivalHome.against': 'more birds home for the other side',
  'why.rival.for': 'a harder way for the other side',
  'why.rival.against': 'an easier way for the other side',
  'why.end.for': 'the game ends well for it',
  'why.end.against': 'the game ends badly for it',
} as const satisfies Messages;
