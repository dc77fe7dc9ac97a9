import type { Messages } from '../../../../engine/text.ts';

/** Moments, the short rules, the end and the talk afterwards (11): nobody waits for them before the first turn. */
export const later: Messages = {
  'ui.reference': 'Cards in the deck',
  'ui.reference.note': 'How many of each card there are. The printed list is lost; this one is our own.',
  'ui.moment.opens': '{seat, select, you {Your colony} other {{seat}’s colony}}',
  'ui.moment.arrived': '{seat, select, you {Your {flock} are home} other {{seat}’s {flock} are home}}',
  'ui.moment.worth': '{count, plural, one {# bird home} other {# birds home}}',
  'ui.moment.lost': 'The colony has scattered',
  'ui.moment.fault.mixedSpecies': 'It had more than one species.',
  'ui.moment.fault.alreadyArrived': 'That species was already home.',
  'ui.moment.fault.tooFew': 'It had too few cards.',
  'ui.moment.fault.wrongOrder': 'A number went up.',
  'ui.moment.broke': '{card} after {before}: there it broke.',
  'ui.moment.skip': 'Continue',
  'ui.story.won':
    '{seat, select, you {You brought {a, plural, one {# bird} other {# birds}} home, against {b}.} other {{seat} brought {a, plural, one {# bird} other {# birds}} home, against {b}.}}',
  'ui.story.behind':
    'You brought {b, plural, =0 {no birds} one {# bird} other {# birds}} home. {seat} brought {a}.',
  'ui.story.tie':
    '{seat, select, you {{a, plural, one {# bird} other {# birds}} home each. The tie goes to you.} other {{a, plural, one {# bird} other {# birds}} home each. The tie goes to {seat}.}}',
  'ui.story.level':
    '{a, plural, =0 {No birds home} one {# bird home each} other {# birds home each}}: the win is shared.',
  'ui.story.resigned':
    '{seat, select, you {You left the season early.} other {{seat} left the season early.}}',
  'ui.story.why.types': 'All five species are home.',
  'ui.story.why.arrivals': 'Five colonies are home.',
  'ui.story.why.season': 'No colony came home for {turns} turns, so the season ended.',
  'ui.story.why.resign': 'The count stands.',
  'ui.story.lead':
    '{seat, select, you {Your {flock} came home last, on turn {turn}.} other {{seat}’s {flock} came home last, on turn {turn}.}}',
  'ui.story.none': 'No colony came home.',
  'ui.story.count': 'The count',
  'ui.story.home': 'Birds home',
  'ui.story.onWay': 'on the way',
  'ui.story.turn': 'turn {turn}',
  'ui.story.setOut': '{count} set out',
  'ui.story.chart': 'How it went',
  'ui.story.chartNote': 'Birds home, turn by turn. A mark below is a card taken. Tap the chart to go there.',
  'ui.story.chartLabel':
    '{count, plural, =0 {Birds home after each turn: none.} other {Birds home after each turn: {list, list}.}}',
  'ui.story.chartItem': 'turn {turn}, {value} for {seat}',
  'ui.story.start': 'start',
  'ui.story.way': 'Setting out and coming home',
  'ui.story.wayNote': 'Of the birds that set out in colonies that came home:',
  'ui.story.wayOf': '{home} of {out}',
  'ui.story.takenBy':
    '{seat, select, you {You took {count, plural, =0 {no cards.} one {# card: {day} by day, {night} by night.} other {# cards: {day} by day, {night} by night.}}} other {{seat} took {count, plural, =0 {no cards.} one {# card: {day} by day, {night} by night.} other {# cards: {day} by day, {night} by night.}}}}',
  'ui.way.onWay': 'Still on the way or lost: {count, plural, one {# bird} other {# birds}}.',
  'ui.way.arrive.ask':
    'Where were most birds lost? What does it say about a journey that the number can only fall?',
  'ui.way.seen': 'Day and night',
  'ui.way.seen.arrivals':
    'Home by day {day}, by night {night}, by both {both}. Colonies that scattered when turned over: {failed}.',
  'ui.way.seen.taken': 'Cards taken by day {day}, by night {night}.',
  'ui.way.seen.ask':
    'Which of your flights could be seen, which were hidden, and what did that change? Does being unseen protect you?',
  'ui.way.danger': 'Three dangers',
  'ui.way.danger.one':
    '{danger}: {cards, plural, one {# card} other {# cards}}, {birds, plural, one {# bird} other {# birds}}.',
  'ui.way.danger.none': 'No danger was played.',
  'ui.way.danger.ask':
    'Which cost you most? Which is done on purpose, which is a side effect? Who could change it?',
  'ui.way.memory': 'Memory and mistakes',
  'ui.way.memory.one':
    '{seat, select, you {Your colony, turn {turn}: {fault}{laid, plural, =0 {} other {, played on turn #}}.} other {{seat}’s colony, turn {turn}: {fault}{laid, plural, =0 {} other {, played on turn #}}.}}',
  'ui.way.fault.mixedSpecies': 'two species in one colony',
  'ui.way.fault.alreadyArrived': 'a species that was already home',
  'ui.way.fault.tooFew': 'too few cards',
  'ui.way.fault.wrongOrder': 'a number that went up',
  'ui.way.memory.none': 'No colony scattered.',
  'ui.way.memory.ask': 'What had you forgotten? How do scientists know what flies at night?',
  'ui.way.stop': 'Stopping',
  'ui.way.stop.some':
    'On {count, plural, one {one turn} other {# turns}} the last species was one card away from home, first on turn {turn} at {a} to {b}.',
  'ui.way.stop.none': 'The last species was never one card away from home and waiting.',
  'ui.way.stop.ask':
    'Who could have ended the game, and why didn’t they? When does it suit someone that a season never ends?',
  'ui.way.taking': 'Taking from each other',
  'ui.way.taking.ask': 'You became the danger for the other player’s birds. How did that feel?',
  'ui.way.facts': 'Outside the game',
  'ui.way.facts.1':
    'Many species migrate mainly at night. Strong artificial light attracts and disorients them; dimming lights at the height of migration reduces collisions. Large soaring birds such as black kites travel by day and gather at narrow sea crossings.',
  'ui.way.facts.2':
    'A study published in 2016 estimated that 11 to 36 million birds are killed or taken illegally around the Mediterranean each year. Not all hunting is illegal: the European Birds Directive protects all wild birds in principle and allows regulated hunting of some, the teal among them.',
  'ui.way.facts.3':
    'The Ramsar Convention put the loss of natural wetlands at about 35% between 1970 and 2015. The game simplifies: real flocks are not owned, and most losses have several causes at once.',
};
