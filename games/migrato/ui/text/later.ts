import type { Messages } from '../../../../engine/text.ts';

/** For the talk afterwards (11): nobody waits for it before the first turn. */
export const later: Messages = {
  'ui.way.onWay': 'Still on the way or lost: {count, plural, one {# bird} other {# birds}}.',
  'ui.way.arrive.ask': 'Where were most lost? What does a number that can only fall say about a journey?',
  'ui.way.seen': 'Day and night',
  'ui.way.seen.arrivals':
    'Arrived by day {day}, by night {night}, by both {both}. Colonies that failed their check: {failed}.',
  'ui.way.seen.taken': 'Cards taken by day {day}, by night {night}.',
  'ui.way.seen.ask':
    'Which of your flights were seen, which were hidden, and what did that change? Is being invisible a protection?',
  'ui.way.danger': 'Three dangers',
  'ui.way.danger.one':
    '{danger}: {cards, plural, one {# card} other {# cards}}, {birds, plural, one {# bird} other {# birds}}.',
  'ui.way.danger.none': 'No danger was played.',
  'ui.way.danger.ask':
    'Which cost you most? Which is done on purpose, which is a side effect? Who could change it?',
  'ui.way.memory': 'Memory and mistakes',
  'ui.way.memory.one':
    '{seat}, turn {turn}: {fault, select, mixedSpecies {two species in one colony} wrongOrder {a number that rose} tooFew {too few cards} other {a species that was already home}}{laid, plural, =0 {} other {, laid on turn #}}.',
  'ui.way.memory.none': 'No colony failed its check.',
  'ui.way.memory.ask': 'What had been forgotten? How do observers know what flies by night?',
  'ui.way.stop': 'Stopping',
  'ui.way.stop.some':
    'On {count, plural, one {one turn} other {# turns}} the last species was one card from home; the first time on turn {turn}, at {score}.',
  'ui.way.stop.none': 'The last species was never one card from home and waiting.',
  'ui.way.stop.ask':
    'Who could have ended the game, and why did they not? When is it in someone’s interest that a season never ends?',
  'ui.way.taking': 'Taking from each other',
  'ui.way.taking.ask': 'You became the danger for the other player’s birds. How did that feel?',
  'ui.way.facts': 'Outside the game',
  'ui.way.facts.1':
    'Many species migrate mainly at night. Strong artificial light attracts and disorients them; dimming lights at the height of migration reduces collisions. Large soaring birds such as black kites travel by day and gather at narrow sea crossings.',
  'ui.way.facts.2':
    'A study published in 2016 estimated that 11 to 36 million birds are killed or taken illegally around the Mediterranean each year. Not all hunting is illegal: the European Birds Directive protects all wild birds in principle and allows regulated hunting of some, the teal among them.',
  'ui.way.facts.3':
    'The Ramsar Convention put the loss of natural wetlands at about 35 % between 1970 and 2015. The game simplifies: real flocks are not owned, and most losses have several causes at once.',
};
