import type { CardText } from '../../../engine/card.ts';

export const de: CardText = {
  name: 'The Journey: Istanbul',
  kind: 'Achtzehn Tage, fünf Viertel. Was du weißt, ist mehr wert als Geld.',
  short: 'Wissen, Vertrauen, achtzehn Tage',
  how: [
    'Geh von Viertel zu Viertel. Jedes lässt dich Karten ansehen, auf denen steht, wann und wo es Arbeit, eine Reise oder eine Razzia gibt.',
    'Erzähle, frage, verkaufe oder zeige, was du gesehen hast, jederzeit. Ob es wahr ist, zeigt erst der Abend.',
    'Erfülle deine Hinderniskarte, dann sei am richtigen Tag am richtigen Ort, mit genug Geld für die Reise.',
  ],
};
