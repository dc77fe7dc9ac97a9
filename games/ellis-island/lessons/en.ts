import type { Messages } from '../../../engine/text.ts';

/** What the lessons of Ellis Island say. `<step>.nudge` answers something lawful that the lesson does not want just now. */
export const en: Messages = {
  'lesson.walk.title': 'Across the island',
  'lesson.walk.text': 'Nora Harrington has just arrived. Walk, and collect what she will be asked for.',
  'lesson.walk.nora':
    'This is Nora, twelve years old, from the coast of Ireland. She is invented; the ship and the places are real. She needs four stamps before she may leave the island.',
  'lesson.walk.set':
    'One stamp is for papers: nine cards. At her age five Time, two Money, a Passport, and a Job Offer for education. You have two Time and the Job Offer.',
  'lesson.walk.roll':
    'In your turn you roll one die. It says how far somebody of your family may walk at most.',
  'lesson.walk.move':
    'A 3. What Nora can reach is lit, with the number of steps. Every space gives cards. Go to the Money Exchange: two Money. The table asks once more.',
  'lesson.walk.move.nudge': 'You may. Here, go to the Money Exchange: Nora needs two Money.',
  'lesson.walk.cards': 'Two Money, as the sign promised. That is all for this turn: end it.',
  'lesson.walk.again': 'The other family walked too. Roll again.',
  'lesson.walk.records':
    'A 2. Next door is the Records Room: a Passport, and an open card, which may be anything. Go there.',
  'lesson.walk.records.nudge': 'The Passport is what Nora lacks: go to the Records Room.',
  'lesson.walk.end':
    'The row under Nora’s name shows what she has of the nine. Job Offers come in five kinds, and only the right one counts; what you do not need others may want.',

  'lesson.bureau.title': 'The Bureau',
  'lesson.bureau.text': 'Nine cards for a stamp: Documentation at the Bureau of Immigration.',
  'lesson.bureau.nine':
    'Nora has all nine cards of her set, and two more. They are handed in at the Bureau of Immigration.',
  'lesson.bureau.roll': 'Roll.',
  'lesson.bureau.move': 'A 4, more than enough. Go to the Bureau.',
  'lesson.bureau.move.nudge': 'Nora has everything she needs. Go to the Bureau of Immigration.',
  'lesson.bureau.hand':
    'Two things can be tried here: Documentation and the Interview. Choose Documentation. With a complete set it cannot fail; without one Nora would be sent to the Jail.',
  'lesson.bureau.hand.nudge': 'The Interview is another lesson. Choose Documentation.',
  'lesson.bureau.end':
    'The first stamp. The nine cards are gone, the other two are still yours. In the time the game tells of, people could be turned away for having a job arranged; that it asks for a Job Offer is a device of the game.',

  'lesson.health.title': 'The Department of Health',
  'lesson.health.text': 'A puzzle, a race of reflexes, and its calm twin.',
  'lesson.health.doctors':
    'Here two stamps are given: Mental, for a puzzle, and Physical, for quick eyes. Doctors at Ellis Island used puzzles without words. They say nothing about anybody’s mind, then or now.',
  'lesson.health.mental': 'Try Mental. In a game the neighbour on your right is the Doctor and watches.',
  'lesson.health.mental.nudge': 'First the puzzle: choose Mental.',
  'lesson.health.solve':
    'One figure is missing. Look along the rows and down the columns: what changes, and what stays? Choose, and say that you are sure.',
  'lesson.health.solve.nudge':
    'Look again: each row has one number, and each column one filling. Two, striped.',
  'lesson.health.solved':
    'Solved: a stamp. Whoever does not solve it goes to the Hospital for two turns and may try again. There are six kinds of puzzles; whoever likes gets text ones only, and nobody is told.',
  'lesson.health.race':
    'Now Physical, as a race. Cards are turned one by one. As soon as the newest shares its colour, its shape or its number with one before, name what they share, faster than the others. Here you are alone. Begin.',
  'lesson.health.race.nudge': 'This time choose Physical.',
  'lesson.health.slap':
    'Say that you are ready. Then watch the newest card, and press what it shares with another: colour, shape or number. There is time enough. “Show me” presses for you.',
  'lesson.health.nerve':
    'Passed or not, that was the race. Whoever does not like to be hurried asks for Steady Nerve: no clock at all. Choose Physical again.',
  'lesson.health.nerve.nudge': 'Choose Physical: this time it is Steady Nerve.',
  'lesson.health.hand':
    'Everybody secretly says at which card the first pair will lie there. Too early is out; of the others the lowest is first, and of equals you. Say: at the third card.',
  'lesson.health.hand.nudge': 'Every number is a fair guess. Here, say the third card.',
  'lesson.health.end':
    'The third card had the colour of the first: you were right, and {s1} was too early. Both forms count the same, and nobody learns why somebody chose the calm one.',

  'lesson.interview.title': 'The interview',
  'lesson.interview.text': 'Read your Family Card, close it, and answer from memory.',
  'lesson.interview.read':
    'For the Interview you have to know your own family. Open the Family Card and read: on which ship did they come, from which port, and where was their home? Then close it.',
  'lesson.interview.ask':
    'Choose Interview. From then on your card lies under seal, also in the log, and your neighbour on the right reads it instead.',
  'lesson.interview.ask.nudge': 'Choose the Interview.',
  'lesson.interview.ship': 'Three questions. Two right answers are enough. The first: which ship?',
  'lesson.interview.ship.nudge': 'That is not what the card said. Its name begins like a tree: Ced…',
  'lesson.interview.port': 'Right. From which port?',
  'lesson.interview.port.nudge':
    'It was another port. Today it is called Cobh; in 1904 it was named after a queen.',
  'lesson.interview.town': 'Right again. And where did they live?',
  'lesson.interview.town.nudge': 'Think of the card: a place in County Cork, with copper mines.',
  'lesson.interview.end':
    'Three of three, and a stamp. Could you answer such questions about your own grandparents? A wrong answer here means two turns in the Jail: people on the island were held in dormitories, and most were let go.',

  'lesson.together.title': 'One card for another',
  'lesson.together.text': 'Offer, answer, agree. Then four stamps, and the Kissing Post.',
  'lesson.together.missing':
    'Nora lacks one card: a Job Offer for education. You hold one for the military, which she cannot use. Perhaps {s1} needs it.',
  'lesson.together.offer':
    'In your turn you may make offers. Choose “New offer”: give one Military, want one Education, and send it.',
  'lesson.together.offer.nudge': 'First the offer: one Military for one Education.',
  'lesson.together.accept':
    '{s1} answers with another offer: Education for your Military and one Time. You have a Time to spare. Accept.',
  'lesson.together.accept.nudge': 'It is dearer than you hoped, but it completes Nora’s set. Accept it.',
  'lesson.together.helped':
    'Both have what they need. Offers can be made to one or to all, answered, declined and withdrawn; nothing changes hands before somebody accepts.',
  'lesson.together.stamps':
    'Some rounds later. Nora has all four stamps. Beyond the Stairs of Separation, at the Kissing Post, somebody waits for her.',
  'lesson.together.roll': 'Roll.',
  'lesson.together.post': 'A 2: just far enough. Go to the Kissing Post.',
  'lesson.together.post.nudge': 'Nora needs nothing more on the island. Go to the Kissing Post.',
  'lesson.together.end':
    'Nora is through. The family whose members are all through first wins; this was a Quick Game, with one member each. Now you know all of Ellis Island.',
};
