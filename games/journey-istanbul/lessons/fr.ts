import type { Messages } from '../../../engine/text.ts';

/** What the lessons say, in French. */
export const fr: Messages = {
  'lesson.walk.title': 'Marcher',
  'lesson.walk.text': 'De quartier en quartier, et ce que veut dire arriver en premier.',
  'lesson.walk.city':
    'Tu as atteint Istanbul sans papiers et tu veux continuer ta route. La ville a cinq quartiers ; tu es à Kadıköy. Chacun des 18 jours, tu peux suivre une ligne, ou rester.',
  'lesson.walk.far': 'Taksim est plus loin. Essaie d’y aller et regarde ce que répond la table.',
  'lesson.walk.far.nudge': 'Essaie d’abord le chemin trop long : touche Taksim.',
  'lesson.walk.go': 'Une ligne par jour. Va à Sultanahmet, où {s1} se trouve déjà.',
  'lesson.walk.go.nudge': 'C’est permis, mais cette leçon va à Sultanahmet : touche-le.',
  'lesson.walk.pile':
    'Tu es en deuxième position sur deux à Sultanahmet. Quand il y a du travail ou un voyage pour une seule personne, on demande d’abord à la première arrivée.',
  'lesson.walk.task':
    'Voici tes propres cartes. L’Obstacle doit être accompli avant que tu puisses partir ; l’Opportunité t’aide si tu l’accomplis. Tout le monde peut voir les deux.',

  'lesson.look.title': 'Regarder',
  'lesson.look.text': 'Voir une carte de demain avant tous les autres.',
  'lesson.look.sheet':
    'Le tableau des événements a une rangée pour chaque jour de la semaine. Chaque carte est une descente, un voyage ou du travail. Son dos ne dit que le jour. Chaque soir, la rangée du jour est retournée.',
  'lesson.look.peek':
    'Sultanahmet a un œil : tu peux regarder une carte. C’est le 2e jour ; choisis une carte dans la rangée de demain, la 3e.',
  'lesson.look.peek.nudge':
    'Pour aujourd’hui c’est trop tard, et la suite peut attendre : regarde une carte de demain, la 3e rangée.',
  'lesson.look.alone':
    'Personne d’autre n’a vu ce qu’elle dit, et ta marque sur la carte montre à tous que tu la connais. Tu peux dire aux autres ce que tu as vu, vrai ou non ; la carte elle-même ne se montre jamais.',
  'lesson.look.planner':
    'Ce que tu as vu est au crayon dans ton carnet, à demain. Tu peux y écrire toi-même, même ce qui n’est pas vrai : ses pages peuvent être montrées et échangées.',

  'lesson.draw.title': 'Piocher',
  'lesson.draw.text': 'De nouvelles cartes arrivent, et certaines trop tard pour aujourd’hui.',
  'lesson.draw.symbols':
    'Ces symboles disent ce que donne un quartier : des yeux pour regarder les cartes posées, des cartes pour en piocher. À trois, Sultanahmet donne un de chaque.',
  'lesson.draw.go': 'Va à Sultanahmet.',
  'lesson.draw.go.nudge': 'Dans cette leçon, va à Sultanahmet.',
  'lesson.draw.draw':
    'Tu pourrais d’abord regarder. Cette fois, pioche tout de suite : une carte piochée aussi n’est vue que par toi.',
  'lesson.draw.draw.nudge': 'En partie, tu peux d’abord regarder. Ici, pioche la nouvelle carte.',
  'lesson.draw.sideways':
    'Son dos dit 2e jour, et c’est aujourd’hui. Une carte piochée le jour même est couchée : elle ne vaut pas ce soir mais le même jour de la semaine suivante.',
  'lesson.draw.week':
    'Elle figure donc dans ton carnet une semaine plus tard : un voyage depuis Taksim. Personne d’autre ne le sait. Maintenant {s2} joue.',
  'lesson.draw.back':
    '{s2} a marché jusqu’à Üsküdar et a pioché cette carte. Tu vois son jour et qui l’a vue, rien de plus. Pour savoir ce qu’elle est, tu peux regarder, demander ou attendre.',

  'lesson.evening.title': 'Le soir',
  'lesson.evening.text':
    'Une descente et un travail : où l’on est en sûreté, ce que coûte une amende, à qui l’on demande d’abord.',
  'lesson.evening.today':
    'Le 3e jour. Tu as vu les deux cartes d’aujourd’hui : une descente, et du travail à Sultanahmet. Tu y es depuis hier, avant {s1}. {s2} est à Taksim.',
  'lesson.evening.stay': 'Reste à Sultanahmet : touche le quartier où tu es.',
  'lesson.evening.stay.nudge': 'Le travail est à Sultanahmet. Restes-y : touche-le.',
  'lesson.evening.draw':
    'Pioche la carte que donne Sultanahmet. Tu as le dernier tour aujourd’hui : ensuite vient le soir.',
  'lesson.evening.draw.nudge': 'En partie, tu peux d’abord regarder. Ici, pioche et vois le soir.',
  'lesson.evening.raid':
    'Une descente n’atteint que Taksim : {s2} a payé 4 000 TL. Deux ou plus atteignent tous les quartiers sauf Kadıköy, et l’amende la plus basse est payée une fois. Qui ne peut pas payer va en prison trois jours.',
  'lesson.evening.work':
    'Le travail est pour une personne. Tu étais là avant {s1}, on te demande donc d’abord. Accepte.',
  'lesson.evening.work.nudge': 'Accepte le travail : 3 000 TL pour toi.',
  'lesson.evening.paid':
    '3 000 TL de plus. Il en va de même pour les voyages, avant le travail. Puis un nouveau jour commence.',
  'lesson.evening.wrong':
    'Le même soir encore une fois, mais tu es à Taksim : tu y avais entendu parler d’un travail bien payé. Tu n’as pas regardé l’autre carte. {s1} a le dernier tour.',
  'lesson.evening.fined':
    'Une descente : tu as payé 4 000 TL. Et qui a payé une amende n’est pas consulté ce soir-là : le travail de Taksim n’est allé à personne.',
  'lesson.evening.safe':
    'Kadıköy est toujours sûr, mais ne te montre rien. Ce que tu sais de ce soir décide où tu peux être.',

  'lesson.people.title': 'Les autres',
  'lesson.people.text': 'Vendre ce que tu as vu, douter de ce que tu entends, aider quelqu’un, et partir.',
  'lesson.people.know':
    'Tu as vu cette carte de demain : du travail à Sultanahmet. Ce que tu sais a de la valeur pour les autres, et ils peuvent te parler à tout moment.',
  'lesson.people.sell':
    '{s1} offre 1 000 TL pour ce que tu sais. Ouvre la conversation, réponds et envoie ce que tu as vu. Tu pourrais aussi dire autre chose : personne ne vérifie.',
  'lesson.people.sell.nudge':
    'Dans cette leçon, vends ce que tu as vu : ouvre la conversation et réponds à {s1}.',
  'lesson.people.sold':
    'Tu as reçu 1 000 TL au moment même où {s1} lisait ta réponse. Maintenant {s2} te dit quelque chose.',
  'lesson.people.claim':
    '{s2} dit que cette carte d’aujourd’hui est du travail à Fatih. Une affirmation est marquée sur la carte ; si elle est vraie, seul le soir le montre.',
  'lesson.people.false':
    'C’était une descente. Erreur ou mensonge de {s2} : ce qu’on t’a dit est gardé, et tu vois ici combien c’était vrai. Et à Taksim, il manque 1 000 TL à {s1} pour l’amende.',
  'lesson.people.help':
    'Qui a de l’argent peut aider avant que quelqu’un soit emmené en prison. Donne à {s1} les 1 000 TL qui manquent.',
  'lesson.people.help.nudge': 'En partie, tu peux refuser. Ici, donne à {s1} ce qui manque.',
  'lesson.people.helped':
    '{s1} a payé l’amende et reste libre. Rien ne doit être rendu ; mais les gens se souviennent, et tu auras peut-être besoin de quelqu’un toi aussi.',
  'lesson.people.sister':
    'Le lendemain. Il manque une visite à ton Obstacle : Fatih. Tu as 9 000 TL, et tu as vu qu’un voyage part de Fatih ce soir, pour 8 000 TL.',
  'lesson.people.fatih': 'Va à Fatih.',
  'lesson.people.fatih.nudge': 'Ta dernière visite et le voyage de ce soir sont tous deux à Fatih : vas-y.',
  'lesson.people.ready':
    'L’Obstacle est accompli : rien ne te retient ici. Pioche la carte de Fatih, et le soir vient.',
  'lesson.people.ready.nudge': 'Ici, pioche : tu sais tout ce qu’il faut pour ce soir.',
  'lesson.people.leave':
    'Le voyage est proposé, tu es là, ton Obstacle est accompli, tu n’as payé aucune amende et tu as l’argent. Accepte.',
  'lesson.people.leave.nudge': 'En partie, tu pourrais attendre. Dans cette leçon, pars : accepte le voyage.',
  'lesson.people.out':
    'Tu as quitté Istanbul, avec 1 000 TL restants. Les autres continuent. D’habitude, qui sort avec le plus d’argent a fait le mieux ; à une table où personne ne gagne, c’est le nombre de personnes sorties qui compte.',
};
