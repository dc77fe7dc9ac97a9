import type { Messages } from '../../../engine/text.ts';

/** What the lessons of Emigration say. `<step>.nudge` answers something lawful that the lesson does not want just now. */
export const en: Messages = {
  'lesson.papers.title': 'What it takes',
  'lesson.papers.text': 'A Passport, a Ticket and Assurance Tokens; and a Destination that says what counts.',
  'lesson.papers.goal':
    'You want to move abroad. To be let in you need a Passport, a Ticket, and enough Assurance Tokens: what convinces an officer that you will manage.',
  'lesson.papers.destination':
    'You are going to Bosnia and Herzegovina. Each Destination pays differently: here two Connections are worth six tokens, six Money two, and with fewer than two Documents you lose two. This board always shows what you would have if you crossed now.',
  'lesson.papers.passport':
    'Passports and Tickets lie in the common supply, one of each for every player. Buy a Passport for 3 Money.',
  'lesson.papers.passport.nudge': 'First the papers: buy a Passport from the supply.',
  'lesson.papers.ticket':
    'You have 1 Money left, and a Ticket costs 2. It can also be had for nothing: you give up your next turn. Take a Ticket in that way.',
  'lesson.papers.ticket.nudge': 'Take the Ticket now, and give up your next turn for it.',
  'lesson.papers.pair':
    '{s1} played twice, and the Ticket is yours. Everybody who comes to have both papers gets one Assurance Token, once: you have yours. Without the papers nobody crosses, whatever else they have.',
  'lesson.papers.end':
    'The supply is small. Who waits too long may have to buy from somebody who took two, for the price and 1 Money more.',

  'lesson.take.title': 'Taking cards',
  'lesson.take.text': 'Buy, discard or activate: one card in each turn, and what lies under it turns up.',
  'lesson.take.layout':
    'Everybody has a layout of cards that overlap. What is face up and not covered can be taken; in each turn one card must be.',
  'lesson.take.covered':
    'One card lies face down, under two others. Try to take it, and see what the table answers.',
  'lesson.take.covered.nudge': 'First try what does not work: touch the card that lies under the others.',
  'lesson.take.buy':
    'Nobody may look at it yet. Buy the Birth Certificate instead: the price goes to the bank, and the Document is yours.',
  'lesson.take.buy.nudge': 'You may. Here, buy the Birth Certificate for 3.',
  'lesson.take.discard':
    'You have 1 Money left. Discarding a Document or Connection brings 2: discard the Pen Friend from your layout.',
  'lesson.take.discard.nudge': 'Discard the Pen Friend: you need the Money, and something lies under it.',
  'lesson.take.up':
    'Nothing covers the card any more, so it turned up after your turn: a Payday. Everybody could have taken it meanwhile; {s1} did not.',
  'lesson.take.activate':
    'Paydays and Life cards are activated: they do what they say, then they are discarded. Activate the Payday.',
  'lesson.take.activate.nudge': 'Take the Payday while it lies there.',
  'lesson.take.end':
    'A Payday pays everybody, not only you. Buy what your Destination values, discard what it does not, and activate what helps you more than the others.',

  'lesson.neighbour.title': 'From your neighbour',
  'lesson.neighbour.text': 'Every layout is open to everybody, for 1 Money to its owner.',
  'lesson.neighbour.look':
    'This is the layout of {s1}. You may take from it as from your own, but you pay {s1} 1 Money for it, whatever you do with the card.',
  'lesson.neighbour.dear': 'The Bank Statement costs 4. You have 4 Money. Try to buy it.',
  'lesson.neighbour.dear.nudge': 'First try what does not work: buy the Bank Statement of {s1}.',
  'lesson.neighbour.buy':
    'Price and toll together are 5. The Birth Certificate costs 3 and 1 for {s1}: buy it. It is your second Document.',
  'lesson.neighbour.buy.nudge': 'Buy the Birth Certificate from the layout of {s1}.',
  'lesson.neighbour.payday':
    'It goes both ways: {s1} activated the Payday in your layout. You got 1 Money for that, and your salary as well.',
  'lesson.neighbour.end':
    'Two Documents: in Bosnia and Herzegovina you now lose nothing at the border. What lies open in front of you tempts others too, and pays you when they come.',

  'lesson.college.title': 'Payday and college',
  'lesson.college.text': 'Money and time for a better salary and two Assurance Tokens.',
  'lesson.college.payday': 'You earn 1 Money on every Payday, as everybody does at first. Activate yours.',
  'lesson.college.payday.nudge': 'First the Payday in your layout.',
  'lesson.college.college':
    'You have 9 Money. Tuition is the number of your Nationality, 4, and the roll of a die; if you cannot pay it, the turn is lost. Go to college.',
  'lesson.college.college.nudge': 'Go to college: with 9 Money nearly every roll will do.',
  'lesson.college.missed':
    'A 3: you paid 7. Now you are In College, and students earn nothing: {s1} activated a Payday, and you got none.',
  'lesson.college.graduate':
    'Before your action you may try to graduate, once in a turn: with 1, 2 or 3 you do. Try it.',
  'lesson.college.graduate.nudge': 'Try to graduate first: it does not cost your turn.',
  'lesson.college.still':
    'A 2: you graduated. Two Assurance Tokens, and 1 more on every Payday. Your turn still asks for an action: discard a card of your layout.',
  'lesson.college.still.nudge': 'Discard one of the two cards in your layout.',
  'lesson.college.end':
    'The next Payday has come, and you got 2. A second degree brings two more tokens and 3 more on every Payday. The sooner you begin, the longer it pays.',

  'lesson.border.title': 'The border',
  'lesson.border.text': 'Exchange what you have, and choose a lane with seven Assurance Tokens.',
  'lesson.border.there':
    'All cards are gone, and the border opens. Five lanes, each with an officer and three numbers. You will draw one of them.',
  'lesson.border.withdraw':
    'First you exchange what you own at the rates of your Destination. Two Connections bring six tokens; 3 Money bring nothing, and your two Documents keep you from a loss. Exchange everything.',
  'lesson.border.withdraw.nudge': 'Keeping things would not help you. Exchange everything.',
  'lesson.border.lanes':
    'Seven tokens. If the number you draw is higher than that, you are not admitted this time. If not, you pay it and keep the rest, and whoever keeps most wins. Lane 1 shows 6, 7, 7: safe, with little left. Lane 5 shows 3, 9, 11: one chance in three, and four left.',
  'lesson.border.choose': 'Be careful this time, and choose lane 1.',
  'lesson.border.choose.nudge': 'In a game you may gamble. Here, choose lane 1.',
  'lesson.border.end':
    'A 6: you are in, with one token left. {s1} had seven as well, tried lane 5 and drew a 9: not admitted this time. You win. Now you know all of Emigration.',
};
