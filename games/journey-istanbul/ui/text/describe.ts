import type { Texts } from '../../../../kit/languages.ts';

/** The table in words, for whoever asks for it; all languages in one file, loaded only then. */
export const describe: Texts = {
  en: {
    'describe.where': 'Where: {where}.',
    'describe.money': 'Money: {amount, number} TL.',
    'describe.task': '{kind}: {task}.',
    'describe.parts': 'Still to do: {parts}.',
    'describe.here': '{n, plural, =0 {Nobody is here.} other {Here, in this order: {who, list}.}}',
    'describe.next': 'Lines lead to {next, list}.',
    'describe.gives':
      'Here you look at {looks, plural, one {# card} other {# cards}} and draw {draws, plural, one {# card} other {# cards}}.',
    'describe.row': 'Day {day}, {when}',
    'describe.row.empty': 'No cards.',
    'describe.card': 'Card {n}{some, select, yes {, seen by {seen, list}} other {, seen by nobody}}.',
    'describe.card.face': 'Card {n}: {face}{some, select, yes {, seen by {seen, list}} other {}}.',
    'describe.offer': 'Offer from {from}',
    'describe.gift': 'You get {amount, number} TL {tag}.',
    'describe.deal': '{deal}',
    'describe.table': 'Table',
    'describe.day':
      'It is {date}. {left, plural, one {# card} other {# cards}} left in the deck. {starter, select, you {You begin today.} other {{starter} begins today.}}',
  },
  de: {
    'describe.where': 'Wo: {where}.',
    'describe.money': 'Geld: {amount, number} TL.',
    'describe.task': '{kind}: {task}.',
    'describe.parts': 'Noch zu tun: {parts}.',
    'describe.here': '{n, plural, =0 {Niemand ist hier.} other {Hier, in dieser Reihenfolge: {who, list}.}}',
    'describe.next': 'Linien führen nach {next, list}.',
    'describe.gives':
      'Hier siehst du {looks, plural, one {# Karte} other {# Karten}} an und ziehst {draws, plural, one {# Karte} other {# Karten}}.',
    'describe.row': 'Tag {day}, {when}',
    'describe.row.empty': 'Keine Karten.',
    'describe.card':
      'Karte {n}{some, select, yes {, gesehen von {seen, list}} other {, von niemandem gesehen}}.',
    'describe.card.face': 'Karte {n}: {face}{some, select, yes {, gesehen von {seen, list}} other {}}.',
    'describe.offer': 'Angebot von {from}',
    'describe.gift': 'Du bekommst {amount, number} TL {tag}.',
    'describe.deal': '{deal}',
    'describe.table': 'Tisch',
    'describe.day':
      'Es ist {date}. {left, plural, one {# Karte} other {# Karten}} im Stapel. {starter, select, you {Heute beginnst du.} other {Heute beginnt {starter}.}}',
  },
  es: {
    'describe.where': 'Dónde: {where}.',
    'describe.money': 'Dinero: {amount, number} TL.',
    'describe.task': '{kind}: {task}.',
    'describe.parts': 'Falta: {parts}.',
    'describe.here': '{n, plural, =0 {Aquí no hay nadie.} other {Aquí, en este orden: {who, list}.}}',
    'describe.next': 'Las líneas llevan a {next, list}.',
    'describe.gives':
      'Aquí miras {looks, plural, one {# carta} other {# cartas}} y robas {draws, plural, one {# carta} other {# cartas}}.',
    'describe.row': 'Día {day}, {when}',
    'describe.row.empty': 'Sin cartas.',
    'describe.card': 'Carta {n}{some, select, yes {, vista por {seen, list}} other {, nadie la ha visto}}.',
    'describe.card.face': 'Carta {n}: {face}{some, select, yes {, vista por {seen, list}} other {}}.',
    'describe.offer': 'Oferta de {from}',
    'describe.gift': 'Recibes {amount, number} TL {tag}.',
    'describe.deal': '{deal}',
    'describe.table': 'Mesa',
    'describe.day':
      'Es {date}. {left, plural, one {Queda # carta} other {Quedan # cartas}} en el mazo. {starter, select, you {Hoy empiezas tú.} other {Hoy empieza {starter}.}}',
  },
  fr: {
    'describe.where': 'Où : {where}.',
    'describe.money': 'Argent : {amount, number} TL.',
    'describe.task': '{kind} : {task}.',
    'describe.parts': 'Encore à faire : {parts}.',
    'describe.here': '{n, plural, =0 {Il n’y a personne ici.} other {Ici, dans cet ordre : {who, list}.}}',
    'describe.next': 'Les lignes mènent à {next, list}.',
    'describe.gives':
      'Ici tu regardes {looks, plural, one {# carte} other {# cartes}} et tu pioches {draws, plural, one {# carte} other {# cartes}}.',
    'describe.row': 'Jour {day}, {when}',
    'describe.row.empty': 'Pas de cartes.',
    'describe.card': 'Carte {n}{some, select, yes {, vue par {seen, list}} other {, vue par personne}}.',
    'describe.card.face': 'Carte {n} : {face}{some, select, yes {, vue par {seen, list}} other {}}.',
    'describe.offer': 'Offre de {from}',
    'describe.gift': 'Tu reçois {amount, number} TL {tag}.',
    'describe.deal': '{deal}',
    'describe.table': 'Table',
    'describe.day':
      'On est {date}. Il reste {left, plural, one {# carte} other {# cartes}} dans la pioche. {starter, select, you {Tu commences aujourd’hui.} other {{starter} commence aujourd’hui.}}',
  },
  tr: {
    'describe.where': 'Yer: {where}.',
    'describe.money': 'Para: {amount, number} TL.',
    'describe.task': '{kind}: {task}.',
    'describe.parts': 'Yapılacak: {parts}.',
    'describe.here': '{n, plural, =0 {Burada kimse yok.} other {Burada, bu sırayla: {who, list}.}}',
    'describe.next': 'Hatların gittiği yerler: {next, list}.',
    'describe.gives':
      'Burada {looks, plural, other {# karta}} bakar, {draws, plural, other {# kart}} çekersin.',
    'describe.row': 'Gün {day}, {when}',
    'describe.row.empty': 'Kart yok.',
    'describe.card': 'Kart {n}{some, select, yes {, gören: {seen, list}} other {, kimse görmedi}}.',
    'describe.card.face': 'Kart {n}: {face}{some, select, yes {, gören: {seen, list}} other {}}.',
    'describe.offer': 'Teklif: {from}',
    'describe.gift': '{tag} {amount, number} TL alırsın.',
    'describe.deal': '{deal}',
    'describe.table': 'Masa',
    'describe.day':
      'Bugün: {date}. Destede {left, plural, other {# kart}} kaldı. {starter, select, you {Bugün sen başlıyorsun.} other {Bugün {starter} başlıyor.}}',
  },
};
