/** What the laboratory answers. */
export const en = {
  'main.more':
    'In {arm}, {measure} rises: {value} more than in {minus} [{low} to {high}], {deals, number} deals.',
  'main.less': 'In {arm}, {measure} falls: {value} against {minus} [{low} to {high}], {deals, number} deals.',
  'main.same':
    'In {arm}, {measure} changes by no more than matters: {value} against {minus} [{low} to {high}], within {from} to {to}, {deals, number} deals.',
  'main.open':
    'It is not yet known whether {measure} changes in {arm}: {value} against {minus} [{low} to {high}], {deals, number} deals.',
  'main.fewDeals':
    'There are too few deals to say anything about {measure} in {arm}: {value} so far, {deals, number} deals.',
  'main.untilEnd':
    'So far {measure} is {value} in {arm} after {deals, number} deals. How sure that is can be said at the end of the deals that were fixed.',
  'main.rare': 'In {arm}, {measure} is too rare to compare: {value}, {deals, number} deals.',
  'main.never': 'In {arm}, {measure} never came up.',
  'target.inside':
    'In {arm}, {measure} lies within {from} to {to}: {value} [{low} to {high}], {deals, number} deals.',
  'target.outside':
    'In {arm}, {measure} lies outside {from} to {to}: {value} [{low} to {high}], {deals, number} deals.',
  'target.open':
    'It is not yet known whether {measure} lies within {from} to {to} in {arm}: {value} [{low} to {high}], {deals, number} deals.',
  'target.none': 'In {arm}, {measure} is {value} [{low} to {high}], {deals, number} deals.',
  'guards.hold':
    'Nothing else breaks in {arm}: {guards, plural, one {the guard holds} other {all # guards hold}}.',
  'guards.broken': 'Something else breaks in {arm}: {measures, list}.',
  'guards.open':
    'No break of {measure} was seen in {arm}; a change of up to {missed} could have been missed.',
  'guards.unsure': 'It is not yet known whether {measure} keeps to its target in {arm}.',
  'early.wins':
    'Who is ahead after a third of the game wins {value} of it [{low} to {high}]; an even share is {even}. {deals, number} deals.',
  'cards.nothing':
    'These decide nothing: whoever meets them wins as often as anyone, within {by}: {cards, list}.',
  'cards.more': 'Whoever meets these wins more often: {cards, list}.',
  'cards.less': 'Whoever meets these wins less often: {cards, list}.',
  'cards.never': 'In no game did some meet these and others not: {cards, list}.',
  'cards.open': '{n, plural, one {Of one card it is} other {Of # cards it is}} not yet known.',
  'cards.choice': 'Cards that are chosen may be chosen by those who are ahead already.',
  'browse.marked': 'Also different, among all that nobody asked for: {measures, list}.',
  'ladder.order': 'From strongest to weakest: {order, list}; {anchor} is 0.',
  'ladder.round': 'These go round, each beating the next: {round, list}.',
  'ladder.poor': 'One number for each bot does not tell who beats whom: look at the shares instead.',
  'odd.most': 'most {measure}: {value}',
  'odd.least': 'least {measure}: {value}',
  'odd.nobody': 'nobody won',
  'odd.comeback': 'largest comeback: the winner was {by} behind',
  'odd.beyond': '{measure} far from all others: {value}',
  'odd.up': '{measure} rises by {by}',
  'odd.down': '{measure} falls by {by}',

  'chart.measure': '{measure}',
  'chart.measure.text': 'Each mark is a mean over all deals; the bar is where it lies with 95 % certainty.',
  'chart.change': '{measure}: change',
  'chart.change.text':
    'On the same deals. A bar that crosses zero may be no change at all; the band is what does not matter.',
  'chart.cards': 'Cards',
  'chart.card': '{card}',
  'chart.cards.text':
    'What those who meet a card have of the victory beyond an even share; the band is what does not matter.',
  'chart.ratings': 'Ratings',
  'chart.ratings.text': '400 points are a factor of ten in the games that decide between two bots.',
  'chart.also': 'Also different',
  'chart.also.text': 'What nobody asked for and what still stands out among everything that was measured.',
  'chart.games': 'Games by {measure}',
  'chart.games.text': 'How many games had which value: bars for the first variant, outlines for the others.',
  'chart.dot': '{name}: {value}',
  'chart.dotBetween': '{name}: {value}, from {low} to {high}',
  'chart.table': 'As a table',
  'table.which': 'which',
  'table.value': 'value',
  'table.from': 'from',
  'table.to': 'to',
  'table.seed': 'seed',
  'table.arm': 'variant',
  'table.why': 'why',
  'report.title': 'What was asked, and what came out',
  'report.about': '{game}, {seats} seats',
  'report.deals': '{deals, number} deals, {games, number} games.',
  'report.watch': 'Games worth watching',
  'report.again': 'To ask it again',
  'report.secret':
    'This content holds cards that players may not read: they are left out here, and the report cannot be opened in the laboratory again.',
  'report.never': 'What is never said here',
  'report.never.text':
    'That a game is balanced, fair or solved; that people do what bots do; that nothing changed because a bar covers zero; that it holds for other seats, options, content or bots than those named.',
} as const;
