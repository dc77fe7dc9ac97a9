import type { Messages } from '../../../engine/text.ts';

/** What the lessons of The Journey: Istanbul say; `{s1}` and `{s2}` are the others at the table. */
export const en: Messages = {
  'lesson.walk.title': 'Walk',
  'lesson.walk.text': 'From quarter to quarter, and what it means to be there first.',
  'lesson.walk.city':
    'You have reached Istanbul without papers and want to travel on. The city has five quarters; you stand in Kadıköy. On each of 18 days you may walk along one line, or stay.',
  'lesson.walk.far': 'Taksim lies further. Try to walk there, and see what the table answers.',
  'lesson.walk.far.nudge': 'First try the way that is too far: touch Taksim.',
  'lesson.walk.go': 'One line a day. Walk to Sultanahmet, where {s1} already is.',
  'lesson.walk.go.nudge': 'You may, but this lesson goes to Sultanahmet: touch it.',
  'lesson.walk.pile':
    'You are second of two in Sultanahmet. When there is work or a journey for one person only, whoever came first is asked first.',
  'lesson.walk.task':
    'Your own cards lie here. The Obstacle must be completed before you can leave; the Opportunity helps you if you complete it. Both can be seen by everybody.',

  'lesson.look.title': 'Look',
  'lesson.look.text': 'See a card for tomorrow before anybody else does.',
  'lesson.look.sheet':
    'The event sheet has a row for each day of the week. Each card is a raid, a journey or work. Its back tells only the day. Every evening the row of that day is turned over.',
  'lesson.look.peek':
    'Sultanahmet has one eye: you may look at one card. Today is the 2nd day; choose a card in the row of tomorrow, the 3rd.',
  'lesson.look.peek.nudge':
    'For today it is too late, and later can wait: look at a card of tomorrow, the 3rd row.',
  'lesson.look.alone':
    'Only you have seen what is on it, and your mark on the card tells everybody that you have. You may tell others what you saw, truly or not; the card itself may never be shown.',
  'lesson.look.planner':
    'What you saw stands in your planner under tomorrow, in pencil. You can write there yourself, also what is not true: pages of it can be shown and traded.',

  'lesson.draw.title': 'Draw',
  'lesson.draw.text': 'New cards come, and some of them come too late for today.',
  'lesson.draw.symbols':
    'These symbols say what a quarter gives: eyes to look at cards that lie there, cards to draw new ones. With three players Sultanahmet gives one of each.',
  'lesson.draw.go': 'Walk to Sultanahmet.',
  'lesson.draw.go.nudge': 'In this lesson, walk to Sultanahmet.',
  'lesson.draw.draw':
    'You might look first. This time go on and draw: a drawn card is seen by you alone too.',
  'lesson.draw.draw.nudge': 'You may look first in a game. Here, draw the new card.',
  'lesson.draw.sideways':
    'Its back says 2nd day, and that is today. What is drawn on its own day lies sideways: it is not for tonight but for the same day next week.',
  'lesson.draw.week':
    'So it stands in your planner a week from now: a journey from Taksim. Nobody else knows. Now {s2} has a turn.',
  'lesson.draw.back':
    '{s2} went to Üsküdar and drew this card. You see its day and who has seen it, no more. To learn what it is, you can look, ask, or wait.',

  'lesson.evening.title': 'Evening',
  'lesson.evening.text': 'A raid and a job: where it is safe, what a fine costs, and who is asked first.',
  'lesson.evening.today':
    'The 3rd day. You have seen both cards of today: a raid, and work in Sultanahmet. You have been there since yesterday, before {s1}. {s2} is in Taksim.',
  'lesson.evening.stay': 'Stay in Sultanahmet: touch the quarter you are in.',
  'lesson.evening.stay.nudge': 'The work is in Sultanahmet. Stay there: touch it.',
  'lesson.evening.draw': 'Draw the card that Sultanahmet gives. You are the last today: then evening comes.',
  'lesson.evening.draw.nudge': 'You may look first in a game. Here, draw, and see the evening.',
  'lesson.evening.raid':
    'One raid reaches Taksim only: {s2} paid 4 000. Two raids or more reach every quarter but Kadıköy, and the lowest fine is paid once. Who cannot pay goes to jail for three days.',
  'lesson.evening.work': 'The work takes one person. You came before {s1}, so you are asked first. Take it.',
  'lesson.evening.work.nudge': 'Take the work: 3 000 TL for you.',
  'lesson.evening.paid':
    '3 000 TL more. Journeys are dealt with in the same way, before work. Then a new day begins.',
  'lesson.evening.wrong':
    'The same evening once more, but you are in Taksim: you heard of well-paid work there. You did not look at the other card. {s1} has the last turn.',
  'lesson.evening.fined':
    'A raid: you paid 4 000. And who has paid a fine is not asked that evening: the work in Taksim went to nobody.',
  'lesson.evening.safe':
    'Kadıköy is always safe, but it shows you nothing. What you know of tonight decides where you can be.',

  'lesson.people.title': 'People',
  'lesson.people.text': 'Sell what you saw, doubt what you hear, help somebody, and leave.',
  'lesson.people.know':
    'You have seen this card of tomorrow: work in Sultanahmet. What you know is worth something to others, and they may speak to you at any time.',
  'lesson.people.sell':
    '{s1} offers 1 000 for what you know. Open the talk, answer, and send what you saw. You could also say something else: nobody checks.',
  'lesson.people.sell.nudge': 'In this lesson, sell what you saw: open the talk and answer {s1}.',
  'lesson.people.sold':
    'You were paid 1 000, in the same moment as {s1} read your answer. Now {s2} tells you something.',
  'lesson.people.claim':
    '{s2} says that this card of today is work in Fatih. A claim is marked on the card; whether it is true, only the evening shows.',
  'lesson.people.false':
    'It was a raid. {s2} was wrong, or lied: what somebody told you is kept, and you see here how true it was. And {s1}, in Taksim, lacks 1 000 for the fine.',
  'lesson.people.help':
    'Whoever has money may help before somebody is taken to jail. Give {s1} the 1 000 that is missing.',
  'lesson.people.help.nudge': 'You may refuse in a game. Here, give {s1} what is missing.',
  'lesson.people.helped':
    '{s1} paid the fine and stays free. Nothing has to be given back; but people remember, and you may need somebody too.',
  'lesson.people.sister':
    'The next day. Your Obstacle lacks one visit: Fatih. You have 9 000, and you saw that a journey leaves from Fatih tonight, for 8 000.',
  'lesson.people.fatih': 'Walk to Fatih.',
  'lesson.people.fatih.nudge': 'Your last visit and tonight’s journey are both in Fatih: walk there.',
  'lesson.people.ready':
    'The Obstacle is complete: nothing holds you here. Draw the card of Fatih, and evening comes.',
  'lesson.people.ready.nudge': 'Here, draw: you know all you need for tonight.',
  'lesson.people.leave':
    'The journey is offered, you are there, your Obstacle is complete, you paid no fine, and you have the money. Take it.',
  'lesson.people.leave.nudge': 'In a game you might wait. In this lesson, leave: take the journey.',
  'lesson.people.out':
    'You are out of Istanbul, with 1 000 left. The others play on. In the usual game, whoever is out with the most money has done best; at a “together” table it counts how many get out.',
};
