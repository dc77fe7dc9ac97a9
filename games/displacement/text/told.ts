import type { Messages } from '../../../engine/text.ts';

/** What is said when something has happened or cannot be done: a page needs it with the rules, not before. */
export const told = {
  aim: 'Your goal card is the only way to win, and only you can see it. On your turn you draw a card, block it or face it, and then find a place for everyone who has lost their home. If there is no place for someone, they have to leave for another nation.',
  'log.matchStarted':
    '{seat, select, you {You go first. The regions are {nations, list}.} other {{seat} goes first. The regions are {nations, list}.}}',
  'log.nation': '{region} ({seat})',
  'log.goalDealt': '{seat, select, you {You were dealt a goal.} other {{seat} was dealt a goal.}}',
  'log.goalDealt.known': '{seat, select, you {Your goal is {goal}.} other {{seat}’s goal is {goal}.}}',
  'log.roundStarted': 'Round {round}.',
  'log.turnStarted': '{seat, select, you {Your turn.} other {{seat}’s turn.}}',
  'log.reshuffled':
    'The discard pile was shuffled: {n, plural, one {# card} other {# cards}} in the new deck.',
  'log.cardDrawn': '{seat, select, you {You drew {card}.} other {{seat} drew {card}.}}',
  'log.cardDrawn.safe':
    '{seat, select, you {You drew {card}. It affects nobody.} other {{seat} drew {card}. It affects nobody.}}',
  'log.blocked':
    '{seat, select, you {You paid {cost, plural, one {# token} other {# tokens}} and blocked {card}.} other {{seat} paid {cost, plural, one {# token} other {# tokens}} and blocked {card}.}}',
  'log.accepted': '{seat, select, you {You faced {card}.} other {{seat} faced {card}.}}',
  'log.communitiesLost':
    '{seat, select, you {You lost {count, plural, one {community {spaces, list}} other {communities {spaces, list}}}. {n, plural, =0 {Nobody lived there.} one {# person is now displaced.} other {# people are now displaced.}}} other {{seat} lost {count, plural, one {community {spaces, list}} other {communities {spaces, list}}}. {n, plural, =0 {Nobody lived there.} one {# person is now displaced.} other {# people are now displaced.}}}}',
  'log.pinsDied':
    '{seat, select, you {In your nation {n, plural, one {# person} other {# people}} died.} other {In {seat}’s nation {n, plural, one {# person} other {# people}} died.}}',
  'log.pinsBorn':
    '{seat, select, you {In your nation {n, plural, one {a child was} other {# children were}} born.} other {In {seat}’s nation {n, plural, one {a child was} other {# children were}} born.}}',
  'log.tokensChanged.gain.card':
    '{seat, select, you {You gained {n, plural, one {# token} other {# tokens}}.} other {{seat} gained {n, plural, one {# token} other {# tokens}}.}}',
  'log.tokensChanged.gain.aid':
    '{seat, select, you {You received {n, plural, one {# token} other {# tokens}} in aid.} other {{seat} received {n, plural, one {# token} other {# tokens}} in aid.}}',
  'log.tokensChanged.gain.collect':
    '{seat, select, you {You collected {n, plural, one {# token} other {# tokens}} from your full communities.} other {{seat} collected {n, plural, one {# token} other {# tokens}} from full communities.}}',
  'log.tokensChanged.loss.card':
    '{seat, select, you {You lost {n, plural, one {# token} other {# tokens}}.} other {{seat} lost {n, plural, one {# token} other {# tokens}}.}}',
  'log.tokensChanged.loss.aid':
    '{seat, select, you {You gave {n, plural, one {# token} other {# tokens}} in aid.} other {{seat} gave {n, plural, one {# token} other {# tokens}} in aid.}}',
  'log.communityGained.buy':
    '{seat, select, you {You bought a community on space {space}.} other {{seat} bought a community on space {space}.}}',
  'log.communityGained.card':
    '{seat, select, you {You gained a community on space {space}.} other {{seat} gained a community on space {space}.}}',
  'log.crashKept':
    '{seat, select, you {You keep {card}: you collect nothing this turn and the next.} other {{seat} keeps {card} and collects nothing this turn and the next.}}',
  'log.crashCounted':
    '{seat, select, you {{n, plural, =0 {Your {card} is over.} one {Your {card} lasts # more turn.} other {Your {card} lasts # more turns.}}} other {{n, plural, =0 {{seat}’s {card} is over.} one {{seat}’s {card} lasts # more turn.} other {{seat}’s {card} lasts # more turns.}}}}',
  'log.migrationAsked':
    '{seat, select, you {You have the most communities. {n, plural, =0 {Nobody moves to your nation.} one {One nation sends you one person.} other {# nations send you one person each.}}} other {{seat} has the most communities. {n, plural, =0 {Nobody moves there.} one {One nation sends one person there.} other {# nations send one person each.}}}}',
  'log.migrationAnswered':
    '{seat, select, you {You have chosen who leaves.} other {{seat} has chosen who leaves.}}',
  'log.migrationAnswered.displaced':
    '{seat, select, you {Someone displaced, from {nation}, has to leave.} other {In {seat}’s nation someone displaced, from {nation}, has to leave.}}',
  'log.migrationAnswered.housed':
    '{seat, select, you {Someone with a home, from {nation}, has to leave.} other {In {seat}’s nation someone with a home, from {nation}, has to leave.}}',
  'log.pinsMigrated':
    '{seat, select, you {{people, list} moved to your nation.} other {{people, list} moved to {seat}’s nation.}}',
  'log.pinsMigrated.born': 'The person from {nation} was born in {origin}.',
  'log.pinsMigrated.none':
    '{seat, select, you {Nobody moved to your nation.} other {Nobody moved to {seat}’s nation.}}',
  'log.settled':
    '{seat, select, you {You gave a home to {people, list}.} other {{seat} gave a home to {people, list}.}}',
  'log.sheltered':
    '{seat, select, you {You paid for shelter for {n, plural, one {# person} other {# people}}.} other {{seat} paid for shelter for {n, plural, one {# person} other {# people}}.}}',
  'log.pinsSent':
    '{seat, select, you {You sent {people, list}. They had to leave.} other {{seat} sent {people, list}. They had to leave.}}',
  'log.goalShown':
    '{seat, select, you {You showed your goal: {goal}.} other {{seat} showed a goal: {goal}.}}',
  'log.gameEnded.goal':
    '{winners, select, you {You reached your goal.} with {Together {winners, list} reached your goals.} other {{winners, list} {n, plural, one {reached their goal.} other {reached their goals.}}}}',
  'log.gameEnded.limit.closest':
    '{winners, select, you {The last round is over. You came closest to your goal.} with {The last round is over, and {winners, list} came equally close to your goals.} other {The last round is over. {winners, list} came closest to their goal.}}',
  'log.gameEnded.limit.noWinner': 'The last round is over. Nobody reached their goal.',
  'log.gameEnded.byDeath':
    'Nobody is without a home. That is because people died, not because they all found one.',
  'log.gameEnded.goals': 'The goals were {goals, list}.',
  'log.gameEnded.oneGoal': '{goal} ({seat})',
  'fate.won': '{seat, select, you {You reached your goal.} other {{seat} reached their goal.}}',
  'fate.wonTogether':
    '{seat, select, you {You reached your goal, together with others.} other {{seat} reached their goal too.}}',
  'fate.closest':
    '{seat, select, you {You came closest to your goal.} other {{seat} came closest to their goal.}}',
  'fate.equallyClose':
    '{seat, select, you {You came equally close to your goal.} other {{seat} came equally close.}}',
  'fate.unfulfilled':
    '{seat, select, you {You did not reach your goal this time.} other {{seat} did not reach their goal this time.}}',
  E_GAME_OVER: 'The game is over.',
  E_NOT_YOUR_TURN: 'It is not your turn.',
  E_WRONG_STEP: 'Not at this point of the turn.',
  E_NOT_BLOCKABLE: 'This card cannot be blocked: it has no cost.',
  E_NOTHING_TO_BLOCK: 'Nobody is affected, so there is nothing to block.',
  E_NOT_ENOUGH_TOKENS:
    'That costs {cost, plural, one {# token} other {# tokens}} and you have {tokens, number}. You are {short, number} short.',
  E_BOARD_FULL: 'All 16 spaces already have a community.',
  E_NO_VACANCY: 'Your communities have no free place. Buy a community, or pay for shelter.',
  E_NO_SUCH_PIN:
    '{zone, select, nobody {Nobody in your nation is displaced.} elsewhere {No nation at this table has that colour.} displaced {You do not have that many displaced people from {nation}. Choose others.} other {You do not have that many people with a home from {nation}. Choose others.}}',
  E_VACANCY_FIRST:
    'You have {vacancies, plural, one {# free place} other {# free places}}. Fill {vacancies, plural, one {it} other {them}} first: {waiting, plural, one {one person is} other {# people are}} waiting.',
  E_MUST_BUILD:
    'At this table you must buy a community if you can afford it. You have {tokens, plural, one {# token} other {# tokens}}, and {waiting, plural, one {one person is} other {# people are}} waiting.',
  E_SEND_NOT_ALLOWED: 'You can only send away people you cannot pay for.',
  E_SEND_REQUIRED:
    '{left, plural, =0 {Nobody else has to leave.} one {One more person has to leave. Choose where they go.} other {# more people have to leave. Choose where they go.}}',
  E_BAD_TARGET: 'Choose another nation at this table.',
  E_NOT_A_SENDER: 'Nobody leaves your nation this time.',
  E_ALREADY_CHOSEN: 'You have already chosen.',
  E_GOAL_SHOWN: 'Everyone can already see your goal.',
  E_OPTION_OFF: 'At this table goals stay hidden until the end.',
  E_NO_TAKE_BACK: 'This can no longer be undone.',
  // Why a bot did what it did: what spoke for it, and against it.
  'why.tokens.for': 'more tokens in hand',
  'why.tokens.against': 'fewer tokens in hand',
  'why.communities.for': 'more communities, or fuller ones',
  'why.communities.against': 'fewer communities, or emptier ones',
  'why.housed.for': 'more people with a home',
  'why.housed.against': 'fewer people with a home',
  'why.displaced.for': 'fewer people waiting for a home',
  'why.displaced.against': 'more people waiting for a home',
  'why.people.for': 'more people in the nation',
  'why.people.against': 'fewer people in the nation',
  'why.vacancies.for': 'more free places for people to come',
  'why.vacancies.against': 'fewer free places for people to come',
  'why.elsewhere.for': 'fewer displaced people in other nations',
  'why.elsewhere.against': 'more displaced people in other nations',
  'why.goal.for': 'it comes nearer to its goal',
  'why.goal.against': 'it is further from its goal',
  'why.rival.for': 'nobody else comes so near to a goal',
  'why.rival.against': 'somebody else comes nearer to a goal',
  'why.end.for': 'the game ends well for it',
  'why.end.against': 'the game ends badly for it',
} as const satisfies Messages;
