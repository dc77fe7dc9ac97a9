import type { Messages } from '../../../../engine/text.ts';

/** What is said of whoever is sent on, in sheets over the table, and at the end: it comes with the parts that say it. */
export const later: Messages = {
  'ui.round': 'Round {round}',
  'ui.safe.from':
    '{seat, select, you {Your region is safe from {list, list}.} other {{seat}’s region is safe from {list, list}.}}',
  'ui.safe.none':
    '{seat, select, you {Your region is not safe from anything.} other {{seat}’s region is not safe from anything.}}',
  'ui.receivers': 'Which nation?',
  'ui.stays': '{n, plural, one {stays} other {stay}}',
  'ui.undecided': 'not decided yet',
  'ui.shelter.could':
    '{n, plural, =0 {no tokens for shelter} one {1 person can stay in shelter} other {# people can stay in shelter}}',
  'ui.shelter.pays':
    '{n, plural, =0 {nobody stays} one {1 person stays in shelter} other {# people stay in shelter}}',
  'ui.next': '+{n} next turn',
  'ui.next.crash': '+0 next turn (Crash)',
  'ui.places': '{n, plural, one {free place} other {free places}}',
  'ui.becomes': '{from} → {to}',
  'ui.waitHere': '{n} displaced',
  'ui.stepper': 'People from {land} to {seat}: {n}',
  'ui.fill': 'As many people from {land} to {seat} as possible',
  'ui.fill.short': 'all here',
  'ui.fewer': 'One fewer from {land} to {seat}',
  'ui.more': 'One more from {land} to {seat}',
  'ui.arrive.none': 'Nobody goes here.',
  'ui.arrive.homes':
    '{n, plural, one {There is a free place for them} other {There are free places for all #}}, as things stand now.',
  'ui.arrive.shelter':
    '{need, plural, one {One place is} other {# places are}} missing. Shelter would cost {seat} {need, number}, a community 3.',
  'ui.arrive.beyond':
    '{need, plural, one {One place is} other {# places are}} missing and {seat} has {tokens, plural, one {# token} other {# tokens}}: {rest, plural, one {one person} other {# people}} may have to move on again.',
  'ui.allTo': '{n, plural, one {To {seat}} other {All # to {seat}}}',
  'ui.sheet.nation': '{seat, select, you {Your nation, {land}} other {{seat}, {land}}}',
  'ui.sheet.people': '{n, plural, one {One person’s journey} other {The journeys of # people}}',
  'ui.sheet.piles': 'The scenario cards',
  'ui.coming': 'Still in the deck ({n}), in any order',
  'ui.spent': 'Discarded ({n}), newest first',
  'ui.spent.none': 'Nothing yet.',
  'ui.folk': 'The people and their journeys',
  'ui.folk.waiting': '{n} from {land}, displaced',
  'ui.folk.home': 'Community {space}: {n, plural, one {# person} other {# people}}',
  'ui.journey':
    'From {land}{n, plural, =0 {, never crossed a border} one {, crossed one border} other {, crossed # borders}}',
  'ui.journey.began': 'lived in {nation}, community {space}',
  'ui.journey.waited': 'without a home, in {nation}',
  'ui.journey.born': 'born in {nation}',
  'ui.journey.unhoused': 'lost their home in {nation}, community {space}',
  'ui.journey.housed': 'found a home in {nation}, community {space}',
  'ui.journey.sheltered': 'in shelter in {nation}{times, plural, one {} other {, # turns}}',
  'ui.journey.sent': 'had to leave {from} for {nation}',
  'ui.journey.called': 'moved from {from} to the big city in {nation}',
  'ui.journey.died': 'died in {nation}',
  'ui.journey.all': 'All {n}',
  'ui.ref.turn': 'A turn',
  'ui.ref.draw': 'You draw a scenario card, and everyone sees it.',
  'ui.ref.block': 'Pay its cost and nothing happens, or face what it does.',
  'ui.ref.needs':
    'Everyone displaced in your nation gets a free place, a place in a new community (3 tokens, room for 3), or shelter (1 token, one turn).',
  'ui.ref.send':
    'Only people you cannot pay for. No nation can refuse them; they cost nothing until that nation’s turn.',
  'ui.ref.collect': 'You get 1 token per full community, from your second turn on.',
  'ui.ref.goals': 'Hidden goals',
  'ui.ref.cards': 'Scenario cards',
  'ui.ref.cost': 'block {n}',
  'ui.ref.safe': 'safe:',
  'ui.ref.note':
    'The names and numbers of seven cards are from the printed game; the others are our own. Goals are checked after everything that happens, for every nation.',
  'ui.moment.none': 'Nobody reached their goal.',
  'ui.moment.won':
    '{who, select, you {You have reached your goal.} with {{who, list} have reached your goals.} other {{who, list} {n, plural, one {has reached their goal.} other {have reached their goals.}}}}',
  'ui.moment.closest':
    '{who, select, you {You came closest to your goal.} with {{who, list} came equally close to your goals.} other {{who, list} came closest to their goal.}}',
  'ui.moment.skip': 'Continue',
  'ui.story.won':
    '{who, select, you {{goal, select, humanitarian {Everyone has a home: you reached your goal in round {round}.} metropolitan {You reached your goal in round {round}, with {full, number} full communities.} entrepreneurial {You reached your goal in round {round}, with {tokens, plural, one {# token} other {# tokens}}.} other {You reached your goal in round {round}.}}} with {{who, list} reached your goals in round {round}.} other {{who, list} reached their goal in round {round}.}}',
  'ui.story.closest':
    '{who, select, you {The last round is over. You came closest to your goal.} with {The last round is over. {who, list} came equally close to your goals.} other {The last round is over. {who, list} came closest to their goal.}}',
  'ui.story.none': 'The last round is over. Nobody reached their goal.',
  'ui.story.yours':
    '{goal, select, humanitarian {You wanted a home for everyone: {n, plural, one {one person is} other {# people are}} still without one.} metropolitan {You had {n, number} of {target, number} full communities.} other {You had {n, number} of {target, number} tokens.}}',
  'ui.story.world':
    '{housed, plural, one {One person has} other {# people have}} a home and {displaced, plural, =0 {nobody is} one {one is} other {# are}} displaced. {died, plural, =0 {Nobody died.} one {One person died.} other {# people died.}} {moved, plural, =0 {Nobody crossed a border.} one {One person crossed a border.} other {People crossed a border # times.}}',
  'ui.story.nums':
    '{tokens, plural, one {# token} other {# tokens}}, {housed, number} with a home, {n, number} displaced',
  'ui.story.chart': 'How it went',
  'ui.story.measure': 'What the lines show',
  'ui.story.housed': 'With a home',
  'ui.story.displaced': 'Displaced',
  'ui.story.tokens': 'Tokens',
  'ui.story.chartLabel': '{what} after each round.',
  'ui.story.item': '{seat, select, you {You: {values, list}.} other {{seat}: {values, list}.}}',
  'ui.way.journeys': 'The longest journeys',
  'ui.way.nobody': 'Nobody crossed a border.',
  'ui.way.carried': 'Who took people in',
  'ui.way.deeds':
    '{seat, select, you {You took in {received, plural, =0 {nobody} one {# person} other {# people}}, sent on {sent, plural, =0 {nobody} other {#}} and gave a home to {housed, plural, =0 {nobody} other {#}}{housedOthers, plural, =0 {} other {, # of them from elsewhere}}. {homesLost, plural, =0 {No community was lost} one {# community was lost} other {# communities were lost}}. {born, plural, =0 {No child was born} one {A child was born} other {# children were born}}, {died, plural, =0 {nobody died} one {one person died} other {# people died}}. Your region was safe {spared, plural, =0 {from no card} one {from one card} other {from # cards}}; you faced {struck, plural, =0 {none} one {one} other {#}}.} other {{seat} took in {received, plural, =0 {nobody} one {# person} other {# people}}, sent on {sent, plural, =0 {nobody} other {#}} and gave a home to {housed, plural, =0 {nobody} other {#}}{housedOthers, plural, =0 {} other {, # of them from elsewhere}}. {homesLost, plural, =0 {No community was lost} one {# community was lost} other {# communities were lost}}. {born, plural, =0 {No child was born} one {A child was born} other {# children were born}}, {died, plural, =0 {nobody died} one {one person died} other {# people died}}. Their region was safe {spared, plural, =0 {from no card} one {from one card} other {from # cards}}; they faced {struck, plural, =0 {none} one {one} other {#}}.}}',
  'ui.way.spent': 'Tokens spent',
  'ui.way.tokens':
    '{seat, select, you {You spent {onHomes, number} on homes, {onShelter, number} on shelter and {onBlocks, number} on blocking.} other {{seat} spent {onHomes, number} on homes, {onShelter, number} on shelter and {onBlocks, number} on blocking.}}',
  'ui.way.said': 'What was said',
  'ui.way.signals': '{seat, select, you {You said {signals, list}.} other {{seat} said {signals, list}.}}',
  'ui.way.waits': 'The wait for a home',
  'ui.way.waited':
    '{n, plural, =0 {Nobody found a new home.} one {One person found a home, after {rounds, plural, one {# round} other {# rounds}}.} other {# people found a home, after {rounds, plural, one {# round} other {# rounds}} on average.}}',
  'ui.way.tight':
    '{seat, select, you {When there was not room for all, you gave {own, number} of {n, plural, one {# place} other {# places}} to people from your own nation.} other {When there was not room for all, {seat} gave {own, number} of {n, plural, one {# place} other {# places}} to people from their own nation.}}',
  'ui.way.talk': 'To talk about',
  'ui.ask.carried':
    'Who took people in? Were they the nations with the most tokens? What would a fair share have been?',
  'ui.ask.home': 'Who spent more on shelter than a home would have cost, and why?',
  'ui.ask.who':
    'When there was not room for everyone, who got the free places? Did someone decide that, or did it just happen?',
  'ui.ask.aims': 'Which choices made sense only because nobody trusted anyone?',
  'ui.ask.luck': 'How much was the luck of the region? Did the unluckiest also send the most people on?',
  'ui.ask.success': 'Someone won while others had no home, or after people died. Is that a success?',
  'ui.way.facts': 'Good to know',
  'ui.fact.inside':
    'At the end of 2024 about 123 million people were forcibly displaced, some 60 percent of them inside their own country (UNHCR). The game simplifies this: nobody stays displaced at home without someone paying.',
  'ui.fact.hosts':
    'About three quarters of the world’s refugees live in low- and middle-income countries, and about two thirds in a country next to their own (UNHCR, 2024). In the game people can be sent anywhere, even to the richest nation.',
  'ui.fact.law':
    'The Refugee Convention of 1951 protects people with a well-founded fear of persecution for race, religion, nationality, membership of a particular social group or political opinion. Disasters and climate change are not among its grounds.',
  'ui.fact.device':
    'Regions that are safe from a pandemic, and paying so that an earthquake does not happen: these are inventions of the game.',
};
