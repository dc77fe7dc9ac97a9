import type { Messages } from '../../../engine/text.ts';

/** What the lessons of Ellis Island say. `<step>.nudge` answers something allowed that the lesson does not want just now. */
export const en: Messages = {
  'lesson.walk.title': 'Across the island',
  'lesson.walk.text': 'Nora Harrington has just arrived. Walk, and collect what she will be asked for.',
  'lesson.walk.nora':
    'This is Nora, twelve years old, from the coast of Ireland. We made her up; the ship and the places are real. She needs four stamps before she can leave the island.',
  'lesson.walk.set':
    'One stamp is for papers: nine cards. At her age that means five Time, two Money, a Passport and an Education Job Offer. You have two Time and the Job Offer.',
  'lesson.walk.roll': 'On your turn you roll a die. It says how far one of your family may walk.',
  'lesson.walk.move':
    'A 3. The spaces Nora can reach are lit, with the number of steps. Nearly every space gives cards. Go to the Money Exchange for two Money; you will be asked to confirm.',
  'lesson.walk.move.nudge':
    'That is fine in a game. For now, go to the Money Exchange: Nora needs two Money.',
  'lesson.walk.cards': 'Two Money, as the sign said. That is all for this turn: end it.',
  'lesson.walk.again': 'The other family walked too. Roll again.',
  'lesson.walk.records':
    'A 2. Next door is the Records Room: a Passport, and one card of any kind. Go there.',
  'lesson.walk.records.nudge':
    'That is fine in a game. For now, go to the Records Room: Nora needs a Passport.',
  'lesson.walk.end':
    'The row under Nora’s name shows how many of the nine she has. Job Offers come in five kinds and only the right one counts; others may want the rest.',

  'lesson.bureau.title': 'The Bureau',
  'lesson.bureau.text': 'Nine cards for a stamp: Documentation at the Bureau of Immigration.',
  'lesson.bureau.nine':
    'Nora has all nine cards she needs, and two more. They are handed in at the Bureau of Immigration.',
  'lesson.bureau.roll': 'Roll.',
  'lesson.bureau.move': 'A 4, more than enough. Go to the Bureau.',
  'lesson.bureau.move.nudge': 'Nora has everything she needs. Go to the Bureau of Immigration.',
  'lesson.bureau.hand':
    'You can try two things here: Documentation and the Interview. Choose Documentation. With a full set you are sure of the stamp; without one Nora would be held in the Jail.',
  'lesson.bureau.hand.nudge': 'The Interview is another lesson. Choose Documentation.',
  'lesson.bureau.end':
    'Her first stamp. The nine cards are gone; the other two are still yours. In real life, having a job arranged could get people turned away. That the game asks for a Job Offer is its own invention.',

  'lesson.health.title': 'The Department of Health',
  'lesson.health.text': 'A puzzle, a race of reflexes, and its calm twin.',
  'lesson.health.doctors':
    'Two stamps are given here: Mental, for a puzzle, and Physical, for quick eyes. Doctors at Ellis Island used puzzles without words. They say nothing about anyone’s mind, then or now.',
  'lesson.health.mental': 'Try Mental. In a game your right-hand neighbour is the Doctor and watches.',
  'lesson.health.mental.nudge': 'First the puzzle: choose Mental.',
  'lesson.health.solve':
    'One picture is missing. Look along the rows and down the columns: what changes, what stays? Choose one and confirm.',
  'lesson.health.solve.nudge':
    'Look again: each row has one number, and each column one filling. You need two, striped.',
  'lesson.health.solved':
    'Solved: a stamp. If you do not solve it, Nora spends two turns in the Hospital and may try again. There are six kinds of puzzle. You can ask for text puzzles only, and nobody is told.',
  'lesson.health.race':
    'Now Physical, as a race. Cards are turned one by one. As soon as the newest shares its colour, shape or number with another, press what they share before the others do: that is a slap. Here you are alone. Begin.',
  'lesson.health.race.nudge': 'This time choose Physical.',
  'lesson.health.slap':
    'Say that you are ready. Then watch the newest card, and press what it shares with another: colour, shape or number. There is time enough. “Show me” presses for you.',
  'lesson.health.nerve':
    'Stamp or not, that was the race. If you do not like to be rushed, ask for Steady Nerve: there being fast does not help. Choose Physical again.',
  'lesson.health.nerve.nudge': 'Choose Physical: this time it is Steady Nerve.',
  'lesson.health.hand':
    'Everyone secretly names the card with which the first pair will appear. Too early is out; of the rest the lowest wins, and you win ties. Say: the third card.',
  'lesson.health.hand.nudge': 'Every number is a fair guess. For now, say the third card.',
  'lesson.health.end':
    'The third card had the colour of the first: you were right, and {s1} was too early. Both ways count the same, and nobody learns why someone chose the calm one.',

  'lesson.interview.title': 'The Interview',
  'lesson.interview.text': 'Read your Family Card, close it, and answer from memory.',
  'lesson.interview.read':
    'For the Interview you need to know your own family. Open the Family Card and read: which ship did they come on, from which port, and where did they live? Then close it.',
  'lesson.interview.ask':
    'Choose Interview. From now on your card is sealed, even in the log, and your right-hand neighbour reads it instead.',
  'lesson.interview.ask.nudge': 'Choose the Interview.',
  'lesson.interview.ship': 'Three questions. Two right answers are enough. The first: which ship?',
  'lesson.interview.ship.nudge': 'That is not what the card said. Its name begins like a tree: Ced…',
  'lesson.interview.port': 'Right. From which port?',
  'lesson.interview.port.nudge':
    'It was another port. Today it is called Cobh; in 1904 it was named after a queen.',
  'lesson.interview.town': 'Right again. And where did they live?',
  'lesson.interview.town.nudge': 'Think of the card: a place in County Cork, with copper mines.',
  'lesson.interview.end':
    'Three out of three, and a stamp. Could you answer such questions about your own grandparents? Wrong answers here mean two turns in the Jail. Real people were held in dormitories, and most were let go.',

  'lesson.together.title': 'One card for another',
  'lesson.together.text': 'Offer, answer, agree. Then four stamps, and the Kissing Post.',
  'lesson.together.missing':
    'Nora is missing one card: an Education Job Offer. You have a Military one she cannot use. Perhaps {s1} needs it.',
  'lesson.together.offer':
    'On your turn you may make offers. Choose “New offer”: give one Military, get one Education, and send it.',
  'lesson.together.offer.nudge': 'First the offer: one Military for one Education.',
  'lesson.together.accept':
    '{s1} makes a counter-offer: Education for your Military and one Time. You have a Time to spare. The tag at their name shows it: tap it, then trade.',
  'lesson.together.accept.nudge':
    'It costs more than you hoped, but it completes Nora’s set. Tap the tag, then trade.',
  'lesson.together.helped':
    'Both of you have what you need. Offers can go to one or to everyone; they can be answered, refused and taken back. Nothing changes hands before someone accepts.',
  'lesson.together.stamps':
    'Some rounds later. Nora has all four stamps. Beyond the Stairs of Separation, at the Kissing Post, someone is waiting for her.',
  'lesson.together.roll': 'Roll.',
  'lesson.together.post': 'A 2: just far enough. Go to the Kissing Post.',
  'lesson.together.post.nudge': 'Nora needs nothing more on the island. Go to the Kissing Post.',
  'lesson.together.end':
    'Nora is through. The first whole family through wins; this was a Quick Game, with one person each. Now you know all of Ellis Island.',
};
