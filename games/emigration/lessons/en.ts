import type { Messages } from '../../../engine/text.ts';

/** What the lessons of Emigration say. `<step>.nudge` answers something lawful that the lesson does not want just now. */
export const en: Messages = {
  'lesson.papers.title': 'What it takes',
  'lesson.papers.text': 'A Passport, a Ticket and Assurance Tokens; and a Destination that says what counts.',
  'lesson.papers.goal':
    'You want to move abroad. To get in you need a Passport, a Ticket and enough Assurance Tokens: proof that you are ready for the new place.',
  'lesson.papers.destination':
    'You are heading for Bosnia and Herzegovina. Every Destination values different things. Here, two Connections are worth six tokens and six Money two; with fewer than two Documents you lose two. This panel shows what you would have if you crossed now.',
  'lesson.papers.passport':
    'Passports and Tickets lie in the middle, one of each per player. Buy a Passport for 3 Money.',
  'lesson.papers.passport.nudge': 'That is fine in a game. For now, start with the papers: buy a Passport.',
  'lesson.papers.ticket':
    'You have 1 Money left and a Ticket costs 2. There is another way: take it without paying and skip your next turn. Try that.',
  'lesson.papers.ticket.nudge': 'Take the Ticket now and skip your next turn for it.',
  'lesson.papers.pair':
    '{s1} had two turns, and the Ticket is yours. The first time you have both papers you take one Assurance Token: there it is. Without them you cannot cross, whatever else you have.',
  'lesson.papers.end':
    'There are not many. If you wait too long, you may have to buy an extra one from someone who took two, for 1 Money more.',

  'lesson.take.title': 'Taking cards',
  'lesson.take.text': 'Buy, discard or activate: one card each turn, and what lies under it turns over.',
  'lesson.take.layout':
    'Everyone has a layout of overlapping cards. A card is available when it is face up and not covered. Take one each turn.',
  'lesson.take.covered': 'One card lies face down under two others. Try to take it and see what happens.',
  'lesson.take.covered.nudge': 'First try something that does not work: tap the card under the others.',
  'lesson.take.buy':
    'Nobody may look at it yet. Buy the Birth Certificate instead: you pay the bank, and the Document is yours.',
  'lesson.take.buy.nudge': 'That is fine in a game. For now, buy the Birth Certificate for 3.',
  'lesson.take.discard':
    'You have 1 Money left. Discarding a Document or a Connection brings you 2. Discard the Pen Friend.',
  'lesson.take.discard.nudge': 'Discard the Pen Friend: you need the Money, and there is something under it.',
  'lesson.take.up':
    'Nothing covers the card now, so it turned over: a Payday. {s1} could have taken it, and did not.',
  'lesson.take.activate':
    'You activate Paydays and Life cards: they do what they say and are discarded. Activate the Payday.',
  'lesson.take.activate.nudge': 'Take the Payday while it is there.',
  'lesson.take.end':
    'A Payday pays everyone, not only you. Buy what your Destination values, discard what it does not, and activate what helps you more than the others.',

  'lesson.neighbour.title': 'From your neighbour',
  'lesson.neighbour.text': 'Every layout is open to everyone, for 1 Money to its owner.',
  'lesson.neighbour.look':
    'This is {s1}’s layout. You may take cards from it too, but each one costs you 1 Money, paid to {s1}.',
  'lesson.neighbour.dear': 'The Bank Statement costs 4. You have 4 Money. Try to buy it.',
  'lesson.neighbour.dear.nudge': 'First try something that does not work: buy {s1}’s Bank Statement.',
  'lesson.neighbour.buy':
    'The card and the 1 for {s1} come to 5. The Birth Certificate costs 3, plus 1 for {s1}: buy that. It is your second Document.',
  'lesson.neighbour.buy.nudge': 'Buy the Birth Certificate from {s1}’s layout.',
  'lesson.neighbour.payday':
    'It works both ways: {s1} activated the Payday in your layout. You got 1 Money for that, and your salary too.',
  'lesson.neighbour.end':
    'With two Documents you lose nothing at the border of Bosnia and Herzegovina. And what lies open in front of you tempts the others, who pay you when they take it.',

  'lesson.college.title': 'Payday and college',
  'lesson.college.text': 'Money and time for a better salary and two Assurance Tokens.',
  'lesson.college.payday': 'Every Payday pays you 1 Money, like everyone at first. Activate yours.',
  'lesson.college.payday.nudge': 'That is fine in a game. For now, start with the Payday in your layout.',
  'lesson.college.college':
    'You have 9 Money. College costs your Nationality number, 4, plus a die roll. If you cannot pay, your turn is lost. Go to college.',
  'lesson.college.college.nudge': 'Go to college: with 9 Money nearly every roll will do.',
  'lesson.college.missed':
    'A 3, so you paid 7. You are in college now, and students earn nothing: {s1} activated a Payday and you got none.',
  'lesson.college.graduate':
    'Once per turn, before your move, you may try to graduate: a 1, 2 or 3 does it. Try.',
  'lesson.college.graduate.nudge': 'Try to graduate first: it does not use up your turn.',
  'lesson.college.still':
    'A 2: you graduated! Two tokens, and 1 more on every Payday. You still have your move: discard a card from your layout.',
  'lesson.college.still.nudge': 'Discard one of the two cards in your layout.',
  'lesson.college.end':
    'The next Payday has come, and you got 2. A second degree brings two more tokens and 3 more on every Payday. The sooner you start, the longer it pays.',

  'lesson.border.title': 'The border',
  'lesson.border.text': 'Trade what you have, and choose a lane with seven Assurance Tokens.',
  'lesson.border.there':
    'All cards are gone and the border opens. There are five lanes, each with an officer and three numbers. You will draw one of them.',
  'lesson.border.withdraw':
    'First trade what you own at your Destination’s rates. Two Connections bring six tokens; 3 Money are too few; and your two Documents save you from a loss. Trade everything.',
  'lesson.border.withdraw.nudge': 'Keeping things would not help you here. Trade everything.',
  'lesson.border.lanes':
    'Seven tokens. If the number you draw is higher, you are not admitted this time. If not, you pay it and keep the rest, and whoever keeps the most wins. Lane 1 has 6, 7, 7: safe, with little left. Lane 5 has 3, 9, 11: one chance in three, with four left.',
  'lesson.border.choose': 'Be careful this time, and choose lane 1.',
  'lesson.border.choose.nudge': 'Gambling is fine in a game. For now, choose lane 1.',
  'lesson.border.end':
    'A 6: you are in, with one token left. {s1} had seven as well, tried lane 5 and drew a 9. You win. Now you know all of Emigration.',
};
