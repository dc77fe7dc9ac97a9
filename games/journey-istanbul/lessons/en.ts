import type { Messages } from '../../../engine/text.ts';

/** What the lessons of The Journey: Istanbul say; `{s1}` and `{s2}` are the others at the table. */
export const en: Messages = {
  'lesson.walk.title': 'Walk',
  'lesson.walk.text': 'From one neighbourhood to the next, and why it matters to be there first.',
  'lesson.walk.city':
    'You have reached Istanbul without papers and want to travel on. The city has five neighbourhoods; you are in Kadıköy. On each of 18 days you can move along one line, or stay.',
  'lesson.walk.far': 'Taksim is too far for one day. Try it anyway and see what happens.',
  'lesson.walk.far.nudge': 'First try the one that is too far: tap Taksim.',
  'lesson.walk.go': 'One line a day. Go to Sultanahmet, where {s1} already is.',
  'lesson.walk.go.nudge': 'That is fine in a game. For now, go to Sultanahmet: tap it.',
  'lesson.walk.pile':
    'You are second of two in Sultanahmet. If there is work or a journey for only one person, whoever came first is asked first.',
  'lesson.walk.task':
    'These are your own cards. You must finish the Obstacle before you can leave. The Opportunity helps you if you finish it. Everyone can see both.',

  'lesson.look.title': 'Look',
  'lesson.look.text': 'See a card for tomorrow before anyone else does.',
  'lesson.look.sheet':
    'The event sheet has a row for each day of the week. Every card is a raid, a journey or work; the back shows only its day. Each evening that day’s row is turned over.',
  'lesson.look.peek':
    'Sultanahmet has one eye: you may look at one card. Today is day 2. Choose a card in tomorrow’s row, day 3.',
  'lesson.look.peek.nudge': 'Today is too late, and later can wait: look at a card for tomorrow, in row 3.',
  'lesson.look.alone':
    'Only you know what is on it, and the mark on the card shows everyone that you looked. You may tell them what you saw, true or not. You may never show the card itself.',
  'lesson.look.planner':
    'What you saw is pencilled into your planner under tomorrow. You can write there too, even things that are not true: pages can be shown and traded.',

  'lesson.draw.title': 'Draw',
  'lesson.draw.text': 'New cards come, and some of them come too late for today.',
  'lesson.draw.symbols':
    'The symbols show what a neighbourhood offers: eyes let you look at cards, card symbols let you draw new ones. With three players Sultanahmet has one of each.',
  'lesson.draw.go': 'Go to Sultanahmet.',
  'lesson.draw.go.nudge': 'That is fine in a game. For now, go to Sultanahmet.',
  'lesson.draw.draw': 'You could look first. This time, draw right away: only you see what you draw.',
  'lesson.draw.draw.nudge': 'In a game you may look first. For now, draw the new card.',
  'lesson.draw.sideways':
    'It is for day 2, and that is today. A card drawn on its own day lies sideways: it counts next week, not tonight.',
  'lesson.draw.week':
    'So it is in your planner a week from now: a journey from Taksim. Nobody else knows. Now it is {s2}’s turn.',
  'lesson.draw.back':
    '{s2} went to Üsküdar and drew this card. You can see its day and who has seen it, no more. To find out what it is, you can look, ask or wait.',

  'lesson.evening.title': 'Evening',
  'lesson.evening.text': 'A raid and a job: where it is safe, what a fine costs, and who is asked first.',
  'lesson.evening.today':
    'Day 3. You have seen both of today’s cards: a raid, and work in Sultanahmet. You have been there since yesterday, before {s1}. {s2} is in Taksim.',
  'lesson.evening.stay': 'Stay in Sultanahmet: tap the neighbourhood you are in.',
  'lesson.evening.stay.nudge': 'The work is in Sultanahmet. For now, stay there: tap it.',
  'lesson.evening.draw':
    'Draw the card Sultanahmet gives you. You are last today, so the evening comes next.',
  'lesson.evening.draw.nudge': 'In a game you may look first. For now, draw, and see the evening.',
  'lesson.evening.raid':
    'One raid reaches only Taksim: {s2} paid 4,000 TL. Two or more reach everywhere except Kadıköy; you pay the lowest fine, once. If you cannot pay, you go to jail for three days.',
  'lesson.evening.work':
    'The work is for one person. You were there before {s1}, so you are asked first. Take it.',
  'lesson.evening.work.nudge': 'In a game you may let it go. For now, take the work: 3,000 TL for you.',
  'lesson.evening.paid':
    '3,000 TL more. Journeys work the same way and come before work. Then a new day begins.',
  'lesson.evening.wrong':
    'The same evening once more, but you are in Taksim: you heard there was well-paid work. You did not look at the other card. {s1} has the last turn.',
  'lesson.evening.fined':
    'A raid: you paid 4,000 TL. And after a fine you are not asked that evening, so nobody got the work in Taksim.',
  'lesson.evening.safe':
    'Kadıköy is always safe, but you learn nothing there. What you know about tonight decides where you can be.',

  'lesson.people.title': 'People',
  'lesson.people.text': 'Sell what you saw, doubt what you hear, help someone, and leave.',
  'lesson.people.know':
    'You have seen tomorrow’s card: work in Sultanahmet. What you know is worth something to the others, and they can talk to you at any time.',
  'lesson.people.sell':
    '{s1} offers 1,000 TL for what you know. Open the talk, answer, and send what you saw. You could also say something else: nobody checks.',
  'lesson.people.sell.nudge':
    'That is fine in a game. For now, sell what you saw: open the talk and answer {s1}.',
  'lesson.people.sold':
    'You were paid 1,000 TL at the moment {s1} read your answer. Now {s2} has something to tell you.',
  'lesson.people.claim':
    '{s2} says this card, for today, is work in Fatih. The claim is marked on the card. Only the evening will show whether it is true.',
  'lesson.people.false':
    'It was a raid. {s2} was wrong, or lied. Everything you were told is kept here, with how it turned out. And {s1}, in Taksim, is 1,000 TL short for the fine.',
  'lesson.people.help':
    'Anyone with money can help before someone is taken to jail. Give {s1} the missing 1,000 TL.',
  'lesson.people.help.nudge': 'In a game you may keep your money. For now, give {s1} what is missing.',
  'lesson.people.helped':
    '{s1} paid the fine and stays free. Nobody has to give it back; but people remember, and one day you may need someone too.',
  'lesson.people.sister':
    'The next day. Your Obstacle needs one more visit: Fatih. You have 9,000 TL, and you know that a journey leaves from Fatih tonight for 8,000 TL.',
  'lesson.people.fatih': 'Go to Fatih.',
  'lesson.people.fatih.nudge': 'Your last visit and tonight’s journey are both in Fatih. For now, go there.',
  'lesson.people.ready':
    'Your Obstacle is finished: nothing keeps you here. Draw Fatih’s card, and the evening comes.',
  'lesson.people.ready.nudge': 'For now, draw: you know all you need for tonight.',
  'lesson.people.leave':
    'The journey is offered, you are there, your Obstacle is finished, you paid no fine, and you have the money. Take it.',
  'lesson.people.leave.nudge': 'In a game you might wait. For now, leave: take the journey.',
  'lesson.people.out':
    'You are out of Istanbul, with 1,000 TL left. The others play on. Usually, whoever gets out with the most money wins; at a table without a winner, what counts is how many get out.',
};
