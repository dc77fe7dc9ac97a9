import type { Messages } from '../../../engine/text.ts';

/** What the lessons say, in German. */
export const de: Messages = {
  'lesson.walk.title': 'Gehen',
  'lesson.walk.text': 'Von Viertel zu Viertel, und was es heißt, zuerst da zu sein.',
  'lesson.walk.city':
    'Du hast Istanbul ohne Papiere erreicht und willst weiterreisen. Die Stadt hat fünf Viertel; du stehst in Kadıköy. An jedem von 18 Tagen darfst du eine Linie weit gehen oder bleiben.',
  'lesson.walk.far': 'Taksim liegt weiter weg. Versuch, dorthin zu gehen, und sieh, was der Tisch antwortet.',
  'lesson.walk.far.nudge': 'Versuch zuerst den Weg, der zu weit ist: Tippe auf Taksim.',
  'lesson.walk.go': 'Eine Linie am Tag. Geh nach Sultanahmet, wo {s1} schon ist.',
  'lesson.walk.go.nudge': 'Das ginge, aber diese Lektion führt nach Sultanahmet: Tippe darauf.',
  'lesson.walk.pile':
    'In Sultanahmet bist du an zweiter Stelle von zwei. Gibt es Arbeit oder eine Reise nur für eine Person, wird zuerst gefragt, wer zuerst kam.',
  'lesson.walk.task':
    'Hier liegen deine eigenen Karten. Das Hindernis musst du erfüllen, bevor du fortkannst; die Chance hilft dir, wenn du sie erfüllst. Beide können alle sehen.',

  'lesson.look.title': 'Ansehen',
  'lesson.look.text': 'Eine Karte für morgen sehen, bevor es sonst jemand tut.',
  'lesson.look.sheet':
    'Die Ereignistafel hat eine Reihe für jeden Tag der Woche. Jede Karte ist eine Razzia, eine Reise oder Arbeit. Ihr Rücken verrät nur den Tag. Jeden Abend wird die Reihe dieses Tages aufgedeckt.',
  'lesson.look.peek':
    'Sultanahmet hat ein Auge: Du darfst eine Karte ansehen. Heute ist der 2. Tag; wähl eine Karte in der Reihe von morgen, der 3.',
  'lesson.look.peek.nudge':
    'Für heute ist es zu spät, und Späteres kann warten: Sieh eine Karte von morgen an, in der 3. Reihe.',
  'lesson.look.alone':
    'Nur du hast gesehen, was darauf steht, und dein Zeichen auf der Karte zeigt allen, dass du sie kennst. Du darfst anderen sagen, was du gesehen hast, wahr oder nicht; die Karte selbst darf nie gezeigt werden.',
  'lesson.look.planner':
    'Was du gesehen hast, steht mit Bleistift in deinem Planer, unter morgen. Du kannst dort selbst schreiben, auch was nicht stimmt: Seiten daraus lassen sich zeigen und tauschen.',

  'lesson.draw.title': 'Ziehen',
  'lesson.draw.text': 'Neue Karten kommen, und manche kommen zu spät für heute.',
  'lesson.draw.symbols':
    'Diese Zeichen sagen, was ein Viertel gibt: Augen, um Karten anzusehen, die schon liegen, Karten, um neue zu ziehen. Zu dritt gibt Sultanahmet von beidem eins.',
  'lesson.draw.go': 'Geh nach Sultanahmet.',
  'lesson.draw.go.nudge': 'In dieser Lektion geh nach Sultanahmet.',
  'lesson.draw.draw':
    'Du könntest zuerst eine Karte ansehen. Diesmal zieh gleich: Auch eine gezogene Karte siehst nur du.',
  'lesson.draw.draw.nudge': 'Im Spiel darfst du zuerst ansehen. Hier zieh die neue Karte.',
  'lesson.draw.sideways':
    'Auf ihrem Rücken steht der 2. Tag, und der ist heute. Was am eigenen Tag gezogen wird, liegt quer: Es gilt nicht heute Abend, sondern am selben Tag der nächsten Woche.',
  'lesson.draw.week':
    'Darum steht es in deinem Planer eine Woche später: eine Reise ab Taksim. Sonst weiß es niemand. Jetzt ist {s2} am Zug.',
  'lesson.draw.back':
    '{s2} ging nach Üsküdar und zog diese Karte. Du siehst ihren Tag und wer sie gesehen hat, mehr nicht. Um mehr zu erfahren, kannst du sie ansehen, fragen oder warten.',

  'lesson.evening.title': 'Abend',
  'lesson.evening.text':
    'Eine Razzia und eine Arbeit: wo es sicher ist, was ein Bußgeld kostet und wer zuerst gefragt wird.',
  'lesson.evening.today':
    'Der 3. Tag. Du hast beide Karten von heute gesehen: eine Razzia und Arbeit in Sultanahmet. Dort bist du seit gestern, länger als {s1}. {s2} ist in Taksim.',
  'lesson.evening.stay': 'Bleib in Sultanahmet: Tippe auf das Viertel, in dem du bist.',
  'lesson.evening.stay.nudge': 'Die Arbeit ist in Sultanahmet. Bleib dort: Tippe darauf.',
  'lesson.evening.draw':
    'Zieh die Karte, die Sultanahmet gibt. Du hast heute den letzten Zug: Dann kommt der Abend.',
  'lesson.evening.draw.nudge': 'Im Spiel darfst du zuerst ansehen. Hier zieh und erlebe den Abend.',
  'lesson.evening.raid':
    'Eine Razzia trifft nur Taksim: {s2} zahlte 4.000 TL. Zwei oder mehr treffen jedes Viertel außer Kadıköy, und das niedrigste Bußgeld wird einmal gezahlt. Wer nicht zahlen kann, kommt für drei Tage ins Gefängnis.',
  'lesson.evening.work':
    'Die Arbeit ist für eine Person. Du warst vor {s1} da, also wirst du zuerst gefragt. Nimm sie an.',
  'lesson.evening.work.nudge': 'Nimm die Arbeit an: 3.000 TL für dich.',
  'lesson.evening.paid':
    '3.000 TL mehr. Mit Reisen geht es genauso, vor der Arbeit. Dann beginnt ein neuer Tag.',
  'lesson.evening.wrong':
    'Derselbe Abend noch einmal, aber du bist in Taksim: Du hast dort von gut bezahlter Arbeit gehört. Die andere Karte hast du nicht angesehen. {s1} hat den letzten Zug.',
  'lesson.evening.fined':
    'Eine Razzia: Du zahltest 4.000 TL. Und wer ein Bußgeld gezahlt hat, wird an diesem Abend nicht gefragt: Die Arbeit in Taksim bekam niemand.',
  'lesson.evening.safe':
    'Kadıköy ist immer sicher, aber es zeigt dir nichts. Was du über heute Abend weißt, entscheidet, wo du sein kannst.',

  'lesson.people.title': 'Menschen',
  'lesson.people.text':
    'Verkaufen, was du gesehen hast, bezweifeln, was du hörst, jemandem helfen und fortgehen.',
  'lesson.people.know':
    'Du hast diese Karte von morgen gesehen: Arbeit in Sultanahmet. Was du weißt, ist für andere etwas wert, und sie dürfen jederzeit mit dir reden.',
  'lesson.people.sell':
    '{s1} bietet 1.000 TL für das, was du weißt. Öffne das Gespräch, antworte und schick, was du gesehen hast. Du könntest auch etwas anderes sagen: Niemand prüft es.',
  'lesson.people.sell.nudge':
    'In dieser Lektion verkauf, was du gesehen hast: Öffne das Gespräch und antworte {s1}.',
  'lesson.people.sold':
    'Du bekamst 1.000 TL, im selben Moment, in dem {s1} deine Antwort las. Jetzt sagt dir {s2} etwas.',
  'lesson.people.claim':
    '{s2} sagt, diese Karte von heute sei Arbeit in Fatih. Eine Aussage wird auf der Karte vermerkt; ob sie wahr ist, zeigt erst der Abend.',
  'lesson.people.false':
    'Es war eine Razzia. Ein Irrtum von {s2} oder eine Lüge: Was dir jemand gesagt hat, bleibt stehen, und du siehst hier, wie wahr es war. Und {s1}, in Taksim, fehlen 1.000 TL für das Bußgeld.',
  'lesson.people.help':
    'Wer Geld hat, darf helfen, bevor jemand ins Gefängnis kommt. Gib {s1} die 1.000 TL, die fehlen.',
  'lesson.people.help.nudge': 'Im Spiel darfst du ablehnen. Hier gib {s1}, was fehlt.',
  'lesson.people.helped':
    '{s1} hat das Bußgeld gezahlt und bleibt frei. Nichts muss zurückgegeben werden; aber Menschen erinnern sich, und auch du brauchst vielleicht einmal jemanden.',
  'lesson.people.sister':
    'Der nächste Tag. Deinem Hindernis fehlt ein Besuch: Fatih. Du hast 9.000 TL, und du hast gesehen, dass heute Abend eine Reise ab Fatih geht, für 8.000 TL.',
  'lesson.people.fatih': 'Geh nach Fatih.',
  'lesson.people.fatih.nudge':
    'Dein letzter Besuch und die Reise von heute sind beide in Fatih: Geh dorthin.',
  'lesson.people.ready':
    'Das Hindernis ist erfüllt: Nichts hält dich hier. Zieh die Karte von Fatih, dann kommt der Abend.',
  'lesson.people.ready.nudge': 'Hier zieh: Du weißt alles, was du für heute Abend brauchst.',
  'lesson.people.leave':
    'Die Reise wird angeboten, du bist da, dein Hindernis ist erfüllt, du hast kein Bußgeld gezahlt, und du hast das Geld. Nimm sie an.',
  'lesson.people.leave.nudge': 'Im Spiel könntest du warten. In dieser Lektion geh: Nimm die Reise an.',
  'lesson.people.out':
    'Du hast Istanbul verlassen, mit 1.000 TL übrig. Die anderen spielen weiter. Im üblichen Spiel hat es am besten gemacht, wer mit dem meisten Geld herauskommt; an einem Tisch, an dem niemand gewinnt, zählt, wie viele herauskommen.',
};
