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
  'browse.marked': 'Also different, among all that nobody asked for: {measures, list}.',
  'ladder.order': 'From strongest to weakest: {order, list}; {anchor} is 0.',
  'ladder.round': 'These go round, each beating the next: {round, list}.',
  'ladder.poor': 'One number for each bot does not tell who beats whom: look at the shares instead.',
  'odd.most': 'most {measure}: {value}',
  'odd.least': 'least {measure}: {value}',
  'odd.nobody': 'nobody won',
  'odd.up': '{measure} rises by {by}',
  'odd.down': '{measure} falls by {by}',
} as const;
