import type { Messages } from '../../../engine/text.ts';

/** What the lessons say, in Spanish. */
export const es: Messages = {
  'lesson.walk.title': 'Caminar',
  'lesson.walk.text': 'De barrio en barrio, y lo que significa llegar primero.',
  'lesson.walk.city':
    'Has llegado a Estambul sin papeles y quieres seguir viaje. La ciudad tiene cinco barrios; estás en Kadıköy. En cada uno de los 18 días puedes caminar una línea o quedarte.',
  'lesson.walk.far': 'Taksim queda más lejos. Intenta ir allí y mira qué responde la mesa.',
  'lesson.walk.far.nudge': 'Prueba primero el camino demasiado largo: toca Taksim.',
  'lesson.walk.go': 'Una línea al día. Ve a Sultanahmet, donde ya está {s1}.',
  'lesson.walk.go.nudge': 'Podrías, pero esta lección va a Sultanahmet: tócalo.',
  'lesson.walk.pile':
    'Estás en segundo lugar de dos en Sultanahmet. Cuando hay trabajo o un viaje para una sola persona, se pregunta primero a quien llegó primero.',
  'lesson.walk.task':
    'Aquí están tus propias cartas. El Obstáculo debe completarse antes de que puedas salir; la Oportunidad te ayuda si la completas. Toda la mesa ve las dos.',

  'lesson.look.title': 'Mirar',
  'lesson.look.text': 'Ver una carta de mañana antes que nadie.',
  'lesson.look.sheet':
    'La tabla de sucesos tiene una fila para cada día de la semana. Cada carta es una redada, un viaje o trabajo. Su dorso solo dice el día. Cada noche se descubre la fila de ese día.',
  'lesson.look.peek':
    'Sultanahmet tiene un ojo: puedes mirar una carta. Hoy es el día 2; elige una carta de la fila de mañana, la 3.',
  'lesson.look.peek.nudge':
    'Para hoy es tarde y lo demás puede esperar: mira una carta de mañana, la fila 3.',
  'lesson.look.alone':
    'Solo tú has visto lo que dice, y tu marca en la carta muestra a toda la mesa que la conoces. Puedes contar a los demás lo que viste, sea verdad o no; la carta misma no se enseña nunca.',
  'lesson.look.planner':
    'Lo que viste está a lápiz en tu agenda, en mañana. Puedes escribir allí, también lo que no es verdad: sus páginas se pueden enseñar y cambiar.',

  'lesson.draw.title': 'Sacar',
  'lesson.draw.text': 'Llegan cartas nuevas, y algunas llegan tarde para hoy.',
  'lesson.draw.symbols':
    'Estos símbolos dicen qué da un barrio: ojos para mirar cartas que ya están, cartas para tomar nuevas. Con tres personas Sultanahmet da uno de cada.',
  'lesson.draw.go': 'Ve a Sultanahmet.',
  'lesson.draw.go.nudge': 'En esta lección, ve a Sultanahmet.',
  'lesson.draw.draw': 'Podrías mirar antes. Esta vez toma ya: también la carta que tomas la ves solo tú.',
  'lesson.draw.draw.nudge': 'En una partida puedes mirar antes. Aquí, toma la carta nueva.',
  'lesson.draw.sideways':
    'Su dorso dice día 2, y ese es hoy. Lo que se toma en su propio día queda de lado: no vale para esta noche sino para el mismo día de la semana siguiente.',
  'lesson.draw.week':
    'Por eso está en tu agenda una semana después: un viaje desde Taksim. Nadie más lo sabe. Ahora juega {s2}.',
  'lesson.draw.back':
    '{s2} fue a Üsküdar y sacó esta carta. Ves su día y quién la ha visto, nada más. Para saber qué es puedes mirar, preguntar o esperar.',

  'lesson.evening.title': 'La noche',
  'lesson.evening.text':
    'Una redada y un trabajo: dónde se está a salvo, cuánto cuesta una multa y a quién se pregunta primero.',
  'lesson.evening.today':
    'El día 3. Has visto las dos cartas de hoy: una redada, y trabajo en Sultanahmet. Estás allí desde ayer, antes que {s1}. {s2} está en Taksim.',
  'lesson.evening.stay': 'Quédate en Sultanahmet: toca el barrio en el que estás.',
  'lesson.evening.stay.nudge': 'El trabajo está en Sultanahmet. Quédate: tócalo.',
  'lesson.evening.draw':
    'Toma la carta que da Sultanahmet. Hoy tienes el último turno: luego llega la noche.',
  'lesson.evening.draw.nudge': 'En una partida puedes mirar antes. Aquí, toma y mira la noche.',
  'lesson.evening.raid':
    'Una redada solo alcanza Taksim: {s2} pagó 4.000 TL. Dos o más alcanzan todos los barrios menos Kadıköy, y se paga una vez la multa más baja. Quien no puede pagar va a la cárcel tres días.',
  'lesson.evening.work':
    'El trabajo es para una persona. Llegaste antes que {s1}, así que se te pregunta primero. Acéptalo.',
  'lesson.evening.work.nudge': 'Acepta el trabajo: 3.000 TL para ti.',
  'lesson.evening.paid':
    '3.000 TL más. Con los viajes se hace igual, antes del trabajo. Después empieza un nuevo día.',
  'lesson.evening.wrong':
    'La misma noche otra vez, pero estás en Taksim: oíste hablar allí de un trabajo bien pagado. No miraste la otra carta. {s1} tiene el último turno.',
  'lesson.evening.fined':
    'Una redada: pagaste 4.000 TL. Y a quien ha pagado una multa no se le pregunta esa noche: el trabajo de Taksim no fue para nadie.',
  'lesson.evening.safe':
    'Kadıköy siempre es seguro, pero no te muestra nada. Lo que sabes de esta noche decide dónde puedes estar.',

  'lesson.people.title': 'Las personas',
  'lesson.people.text': 'Vende lo que viste, duda de lo que oyes, ayuda a alguien y sal.',
  'lesson.people.know':
    'Has visto esta carta de mañana: trabajo en Sultanahmet. Lo que sabes vale algo para los demás, y pueden hablarte en cualquier momento.',
  'lesson.people.sell':
    '{s1} ofrece 1.000 TL por lo que sabes. Abre la conversación, responde y envía lo que viste. También podrías decir otra cosa: nadie lo comprueba.',
  'lesson.people.sell.nudge': 'En esta lección, vende lo que viste: abre la conversación y responde a {s1}.',
  'lesson.people.sold':
    'Recibiste 1.000 TL en el mismo momento en que {s1} leyó tu respuesta. Ahora {s2} te dice algo.',
  'lesson.people.claim':
    '{s2} dice que esta carta de hoy es trabajo en Fatih. Una afirmación se marca en la carta; si es verdad, solo lo muestra la noche.',
  'lesson.people.false':
    'Era una redada. {s2} se equivocó o mintió: lo que te dijeron se guarda, y aquí ves cuánto había de verdad. Y a {s1}, en Taksim, le faltan 1.000 TL para la multa.',
  'lesson.people.help':
    'Quien tiene dinero puede ayudar antes de que lleven a alguien a la cárcel. Da a {s1} los 1.000 TL que faltan.',
  'lesson.people.help.nudge': 'En una partida puedes negarte. Aquí, da a {s1} lo que falta.',
  'lesson.people.helped':
    '{s1} pagó la multa y sigue en libertad. No hay que devolver nada; pero la gente recuerda, y quizá tú también necesites a alguien.',
  'lesson.people.sister':
    'El día siguiente. A tu Obstáculo le falta una visita: Fatih. Tienes 9.000 TL, y viste que esta noche sale un viaje desde Fatih por 8.000 TL.',
  'lesson.people.fatih': 'Ve a Fatih.',
  'lesson.people.fatih.nudge': 'Tu última visita y el viaje de esta noche están en Fatih: ve allí.',
  'lesson.people.ready':
    'El Obstáculo está completo: nada te retiene aquí. Toma la carta de Fatih y llega la noche.',
  'lesson.people.ready.nudge': 'Aquí, toma: sabes todo lo que necesitas para esta noche.',
  'lesson.people.leave':
    'Se ofrece el viaje, estás allí, tu Obstáculo está completo, no pagaste multa y tienes el dinero. Acéptalo.',
  'lesson.people.leave.nudge': 'En una partida podrías esperar. En esta lección, sal: acepta el viaje.',
  'lesson.people.out':
    'Has salido de Estambul y te quedan 1.000 TL. Los demás siguen jugando. En la partida habitual lo ha hecho mejor quien sale con más dinero; en una mesa en la que no gana nadie cuenta cuántas personas salen.',
};
