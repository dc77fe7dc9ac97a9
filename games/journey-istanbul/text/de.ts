import type { Messages } from '../../../engine/text.ts';

/** Every sentence of The Journey: Istanbul in German. */
export const de: Messages = {
  name: 'The Journey: Istanbul',
  seat: 'Platz {seat}',
  aim: 'Du willst Istanbul verlassen: Sei am richtigen Abend im richtigen Viertel, mit genug Geld für die Reise. Vorher musst du deine Hinderniskarte erfüllen. Tagsüber ziehst du, siehst dir verdeckte Karten an und redest; niemand muss dir die Wahrheit sagen.',

  'place.TAK': 'Taksim',
  'place.FAT': 'Fatih',
  'place.SUL': 'Sultanahmet',
  'place.USK': 'Üsküdar',
  'place.KAD': 'Kadıköy',
  money: '{amount, number} TL',
  date: 'Tag {day} von Woche {week}',
  'date.on': 'an Tag {day} von Woche {week}',
  'date.days': '{count, plural, one {Tag} other {Tage}} {days, list} von Woche {week}',
  'date.many': '{count} Tage',
  'date.open': 'sobald ich kann',
  'date.never': 'in diesem Spiel nicht mehr',

  'face.police': 'eine Razzia (Bußgeld {amount, number} TL)',
  'face.journey': 'eine Reise ab {place} für {amount, number} TL',
  'face.work': 'Arbeit in {place} für {amount, number} TL',

  'topic.card': 'die {square, selectordinal, other {#.}} Karte von Tag {day}',
  'topic.gone': 'eine Karte von Tag {day}, die weg ist',
  'topic.day': '{date}',
  'what.police': 'eine Razzia',
  'what.police.amount': 'eine Razzia (Bußgeld {amount, number} TL)',
  'what.journey': 'eine Reise ab {place}',
  'what.journey.amount': 'eine Reise ab {place} für {amount, number} TL',
  'what.work': 'Arbeit in {place}',
  'what.work.amount': 'Arbeit in {place} für {amount, number} TL',
  'what.nothing': 'nichts',
  'what.unknown': 'ich weiß es nicht',

  'task.obstacle': 'Hinderniskarte',
  'task.opportunity': 'Chancenkarte',
  'card.OB-DOC': 'Papiere',
  'card.OB-SIS': 'Vermisste Schwester',
  'card.OB-PHO': 'Kaputtes Handy',
  'card.OB-FEV': 'Fieber',
  'card.OB-JAC': 'Rettungsweste',
  'card.OP-DRI': 'Draht zum Fahrer',
  'card.OP-PER': 'Arbeitserlaubnis',
  'card.OP-SID': 'Seitenstraßen',
  'card.OP-LAN': 'Sprachunterricht',
  'card.OP-LEG': 'Rechtsberatung',

  'tag.gift': 'als Geschenk',
  'tag.loan': 'als Darlehen',
  'tag.payment': 'als Bezahlung',
  'to.all': 'alle',

  'phrase.askGift': 'Gibst du mir {amount, number} TL?',
  'phrase.askLoan': 'Leihst du mir {amount, number} TL?',
  'phrase.promise': 'Ich gebe dir {amount, number} TL {date}.',
  'phrase.willBe': 'Ich bin {date} in {place}.',
  'phrase.whereWillYouBe': 'Wo bist du {date}?',
  'phrase.thanks': 'Danke.',
  'phrase.sorry': 'Es tut mir leid.',
  'phrase.yes': 'Ja.',
  'phrase.no': 'Nein.',
  'date.today': 'heute',

  'deal.ask': 'Was weißt du über {topic}? Ich zahle {price, number} TL',
  'deal.tell': 'Für {price, number} TL gebe ich dir Auskunft über {topic}',
  'deal.show': 'Für {price, number} TL zeige ich dir meinen Planer, {days, list}',
  'deal.swap': 'meine {mine} gegen deine {yours}',
  'deal.claim': 'Auskunft über {topic}',
  'deal.pages': 'Planerseiten, {days, list}',

  'page.day': '{date}: {entries, list}',
  'page.empty': 'nichts eingetragen',
  'page.police': '{count, plural, one {# Razzia} other {# Razzien}}',
  'page.box.journey': 'Reise ab {place}',
  'page.box.work': 'Arbeit in {place}',
  'page.box.amount': '{what}, {amount, number} TL',
  'mark.release': 'Entlassungstag',
  'mark.due': 'Aufgabe fällig',
  'mark.went': 'war in {place}',
  'page.note': 'Notiz: {text}',

  'log.gameStarted':
    '{first, select, you {Du beginnst. Alle sind in Kadıköy und haben {money, number} TL; auf der Tafel liegen {cards} Karten.} other {{first} beginnt. Alle sind in Kadıköy und haben {money, number} TL; auf der Tafel liegen {cards} Karten.}}',
  'log.turnBegan': '{seat, select, you {Du bist am Zug.} other {{seat} ist am Zug.}}',
  'log.turnBegan.jail':
    '{seat, select, you {Du bist am Zug, im Gefängnis.} other {{seat} ist am Zug, im Gefängnis.}}',
  'log.moved':
    '{seat, select, you {Du bist nach {place} gegangen{of, plural, one {} other {: dort an {nth, selectordinal, other {#.}} Stelle von {of}}}.} other {{seat} ist nach {place} gegangen{of, plural, one {} other {: dort an {nth, selectordinal, other {#.}} Stelle von {of}}}.}}',
  'log.stayed':
    '{seat, select, you {Du bist in {place} geblieben.} other {{seat} ist in {place} geblieben.}}',
  'log.moveUndone':
    '{seat, select, you {Du hast die Bewegung zurückgenommen und bist in {place}.} other {{seat} hat die Bewegung zurückgenommen und ist in {place}.}}',
  'log.looked':
    '{seat, select, you {Du hast die {square, selectordinal, other {#.}} Karte von Tag {row} angesehen.} other {{seat} hat die {square, selectordinal, other {#.}} Karte von Tag {row} angesehen.}}',
  'log.looked.face':
    '{seat, select, you {Du hast die {square, selectordinal, other {#.}} Karte von Tag {row} angesehen: {face}.} other {{seat} hat die {square, selectordinal, other {#.}} Karte von Tag {row} angesehen: {face}.}}',
  'log.drew':
    '{seat, select, you {Du hast eine Karte für Tag {day} gezogen.} other {{seat} hat eine Karte für Tag {day} gezogen.}}',
  'log.drew.sideways':
    '{seat, select, you {Du hast eine Karte für Tag {day} gezogen. Sie gilt nächste Woche.} other {{seat} hat eine Karte für Tag {day} gezogen. Sie gilt nächste Woche.}}',
  'log.drew.full':
    '{seat, select, you {Du hast eine Karte für Tag {day} gezogen. Die Reihe war voll, die Karte ist weg.} other {{seat} hat eine Karte für Tag {day} gezogen. Die Reihe war voll, die Karte ist weg.}}',
  'log.drew.face': 'Es war {face}.',
  'log.taskMarked':
    '{seat, select, you {Deine {task}: {marked} von {of} geschafft.} other {{task} von {seat}: {marked} von {of} geschafft.}}',
  'log.taskDone':
    '{seat, select, you {Du hast deine {task} erfüllt.} other {{seat} hat die {task} erfüllt.}}',
  'log.taskLost':
    '{seat, select, you {Du hast den Tag verpasst, deine {task} beginnt von vorn ({marked} von {of}).} other {{seat} hat den Tag verpasst; die {task} beginnt von vorn ({marked} von {of}).}}',
  'log.taskPaid':
    '{seat, select, you {Du hast {amount, number} TL für deine {task} gezahlt.} other {{seat} hat {amount, number} TL für die {task} gezahlt.}}',
  'log.bailPaid':
    '{seat, select, you {Du hast {amount, number} TL gezahlt und bist frei.} other {{seat} hat {amount, number} TL gezahlt und ist frei.}}',
  'log.placed':
    '{seat, select, you {Du bist aus dem Gefängnis nach {place} gegangen.} other {{seat} ist aus dem Gefängnis nach {place} gegangen.}}',
  'log.revealed.none': 'Abend, {date}: Heute passiert nichts.',
  'log.revealed': 'Abend, {date}: {faces, list}.',
  'log.raided.nobody':
    '{count, plural, one {Eine Razzia am Abend, nur in Taksim} other {# Razzien am Abend, überall außer in Kadıköy}}, Bußgeld {fine, number} TL. Niemand war betroffen.',
  'log.raided':
    '{count, plural, one {Eine Razzia} other {# Razzien}} am Abend, Bußgeld {fine, number} TL. {affected, select, you {Du bist betroffen.} with {Betroffen: {affected, list}.} other {Betroffen: {affected, list}.}}',
  'log.fined':
    '{seat, select, you {Du hast ein Bußgeld von {amount, number} TL gezahlt.} other {{seat} hat ein Bußgeld von {amount, number} TL gezahlt.}}',
  'log.helpOpened': '{short, list}. Die anderen können jetzt helfen.',
  'log.short':
    '{seat, select, you {du kannst die {due, number} TL nicht zahlen} other {{seat} kann die {due, number} TL nicht zahlen}}',
  'log.helpDone': '{seat, select, you {Du gibst nichts mehr.} other {{seat} gibt nichts mehr.}}',
  'log.jailAccepted':
    '{seat, select, you {Du hast das Gefängnis gewählt und dein Geld behalten.} other {{seat} hat das Gefängnis gewählt und das Geld behalten.}}',
  'log.jailed':
    '{seat, select, you {Du musstest ins Gefängnis, bis {date}.} other {{seat} musste ins Gefängnis, bis {date}.}}',
  'log.jailed.long':
    '{seat, select, you {Du musstest bis zum Ende des Spiels ins Gefängnis.} other {{seat} musste bis zum Ende des Spiels ins Gefängnis.}}',
  'log.offered': 'Heute Abend: {face}. Gefragt: {asked, list}.',
  'log.answered.use': '{seat, select, you {Du hast zugesagt.} other {{seat} hat zugesagt.}}',
  'log.answered.pass': '{seat, select, you {Du hast verzichtet.} other {{seat} hat verzichtet.}}',
  'log.answered.sealed': '{seat, select, you {Du hast geantwortet.} other {{seat} hat geantwortet.}}',
  'log.departed':
    '{seat, select, you {Du hast {price, number} TL gezahlt und Istanbul verlassen.} other {{seat} hat {price, number} TL gezahlt und Istanbul verlassen.}}',
  'log.worked':
    '{seat, select, you {Du hast in {place} für {pay, number} TL gearbeitet.} other {{seat} hat in {place} für {pay, number} TL gearbeitet.}}',
  'log.dayBegan': '{starter, select, you {{date}. Du beginnst.} other {{date}. {starter} beginnt.}}',
  'log.gave':
    '{from, select, you {Du hast {to} {amount, number} TL gegeben.} other {{to, select, you {{from} hat dir {amount, number} TL gegeben.} other {{from} hat {to} {amount, number} TL gegeben.}}}}',
  'log.gave.hidden':
    '{from, select, you {Du hast {to} Geld gegeben.} other {{to, select, you {{from} hat dir Geld gegeben.} other {{from} hat {to} Geld gegeben.}}}}',
  'log.gave.tag':
    '{from, select, you {Du hast {to} {amount, number} TL gegeben, {tag}.} other {{to, select, you {{from} hat dir {amount, number} TL gegeben, {tag}.} other {{from} hat {to} {amount, number} TL gegeben, {tag}.}}}}',
  'log.claimed':
    '{from, select, you {Deine Auskunft an {to} über {topic}: {what}.} other {{to, select, you {{from} hat dir Auskunft über {topic} gegeben: {what}. (Ungeprüft.)} other {Auskunft von {from} an {to} über {topic}: {what}. (Ungeprüft.)}}}}',
  'log.claimed.true':
    '{from, select, you {Deine Auskunft an {to} über {topic}: {what}. Es stimmte.} other {{to, select, you {{from} hat dir Auskunft über {topic} gegeben: {what}. Es stimmte.} other {Auskunft von {from} an {to} über {topic}: {what}. Es stimmte.}}}}',
  'log.claimed.false':
    '{from, select, you {Deine Auskunft an {to} über {topic}: {what}. Es stimmte nicht.} other {{to, select, you {{from} hat dir Auskunft über {topic} gegeben: {what}. Es stimmte nicht.} other {Auskunft von {from} an {to} über {topic}: {what}. Es stimmte nicht.}}}}',
  'log.said':
    '{from, select, you {Du an {to}: {phrase}} other {{to, select, you {{from} an dich: {phrase}} other {{from} an {to}: {phrase}}}}}',
  'log.showed':
    '{from, select, you {Planerseiten von dir für {to}: {days, list}.} other {{to, select, you {{from} hat dir Planerseiten gezeigt: {days, list}. (Ungeprüft.)} other {Planerseiten von {from} für {to}: {days, list}. (Ungeprüft.)}}}}',
  'log.gift.open':
    '{from, select, you {Du bietest {to} {amount, number} TL an, {tag}.} other {{to, select, you {{from} bietet dir {amount, number} TL an, {tag}. Nimmst du es?} other {{from} bietet {to} {amount, number} TL an, {tag}.}}}}',
  'log.gift.given':
    '{to, select, you {Du hast {amount, number} TL von {from} angenommen, {tag}.} other {{from, select, you {{to} hat {amount, number} TL von dir angenommen, {tag}.} other {{to} hat {amount, number} TL von {from} angenommen, {tag}.}}}}',
  'log.gift.refused':
    '{from, select, you {{to} hat deine {amount, number} TL nicht angenommen.} other {{to, select, you {Du hast die {amount, number} TL von {from} nicht angenommen.} other {{to} hat die {amount, number} TL von {from} nicht angenommen.}}}}',
  'log.gift.gone':
    '{from, select, you {Dein Angebot von {amount, number} TL gilt nicht mehr.} other {Das Angebot von {from} über {amount, number} TL gilt nicht mehr.}}',
  'log.deal.open':
    '{from, select, you {Dein Vorschlag an {to}: {deal}.} other {{to, select, you {{from} schlägt dir vor: {deal}.} other {Vorschlag von {from} an {to}: {deal}.}}}}',
  'log.deal.done':
    '{by, select, you {Du und {from} seid euch einig: {deal}.} other {{from, select, you {{by} und du seid euch einig: {deal}.} other {{by} und {from} sind sich einig: {deal}.}}}}',
  'log.deal.declined':
    '{by, select, you {Du hast nein gesagt: {deal}.} other {{by} hat nein gesagt: {deal}.}}',
  'log.deal.gone':
    '{from, select, you {Dein Vorschlag gilt nicht mehr: {deal}.} other {Der Vorschlag von {from} gilt nicht mehr: {deal}.}}',
  'log.planned': 'Du hast in deinen Planer geschrieben: {date}.',
  'log.stands': 'Deine festen Anweisungen sind geändert.',
  'log.voted.yes': '{seat, select, you {Du würdest hier aufhören.} other {{seat} würde hier aufhören.}}',
  'log.voted.no': '{seat, select, you {Du würdest weiterspielen.} other {{seat} würde weiterspielen.}}',
  'log.ended.allOut': 'Alle haben Istanbul verlassen.',
  'log.ended.cards': 'Es sind keine Karten mehr da.',
  'log.ended.calendar': 'Drei Wochen sind vorbei.',
  'log.ended.agreed': 'Alle wollten hier aufhören.',
  'log.out':
    '{seats, select, you {Diesmal bist du aus Istanbul herausgekommen.} with {Diesmal aus Istanbul herausgekommen: {seats, list}.} other {Diesmal aus Istanbul herausgekommen: {seats, list}.}}',
  'log.out.nobody': 'Niemand ist aus Istanbul herausgekommen.',
  'log.winners':
    '{seats, select, you {Von ihnen hattest du das meiste Geld.} with {Das meiste Geld hatten: {seats, list}.} other {Mit dem meisten Geld: {seats, list}.}}',

  'fate.out':
    '{seat, select, you {Du bist aus Istanbul herausgekommen.} other {{seat} ist aus Istanbul herausgekommen.}}',
  'fate.inIstanbul': '{seat, select, you {Du bist noch in Istanbul.} other {{seat} ist noch in Istanbul.}}',
  'fate.inJail':
    '{seat, select, you {Du bist in Istanbul im Gefängnis.} other {{seat} ist in Istanbul im Gefängnis.}}',

  'label.move': 'Nach {place} gehen',
  'label.stay': 'In {place} bleiben',
  'label.look': 'Die {square, selectordinal, other {#.}} Karte von Tag {row} ansehen',
  'label.draw': 'Eine Karte ziehen',
  'label.payTask': '{amount, number} TL für die {task} zahlen',
  'label.payBail': '{amount, number} TL zahlen und frei sein',
  'label.placeFromJail': 'Aus dem Gefängnis nach {place} gehen',
  'label.endTurn': 'Zug beenden',
  'label.undoMove': 'Bewegung zurücknehmen',
  'label.doneHelping': 'Ich gebe nichts mehr',
  'label.acceptJail': 'Ins Gefängnis gehen, Geld behalten',
  'label.answerOffer.use.journey': 'Für {amount, number} TL reisen',
  'label.answerOffer.use.work': 'Für {amount, number} TL arbeiten',
  'label.answerOffer.pass': 'Verzichten',
  'label.timeUp': 'Die Zeit ist um',
  'label.give': '{to} {amount, number} TL geben, {tag}',
  'label.answerGift.accept':
    '{amount, number} TL von {from} annehmen, {tag}{nth, plural, =0 {} other {, Nummer #}}',
  'label.answerGift.refuse':
    'Nein, danke: {amount, number} TL von {from} ablehnen, {tag}{nth, plural, =0 {} other {, Nummer #}}',
  'label.withdrawGift':
    '{amount, number} TL für {to} zurücknehmen, {tag}{nth, plural, =0 {} other {, Nummer #}}',
  'label.claim': 'Auskunft an {to} über {topic}: {what}',
  'label.say': 'An {to}: {phrase}',
  'label.showPlanner': '{to} meinen Planer zeigen: {days, list}',
  'label.proposeDeal': '{to} vorschlagen: {deal}',
  'label.answerDeal.accept': 'Einverstanden mit {from}{nth, plural, =0 {} other {, Nummer #}}: {deal}',
  'label.answerDeal.decline': 'Nein sagen zu {from}{nth, plural, =0 {} other {, Nummer #}}: {deal}',
  'label.withdrawDeal': 'Angebot an {to} zurücknehmen{nth, plural, =0 {} other {, Nummer #}}: {deal}',
  'label.editPlanner': 'In den Planer schreiben: {date}',
  'label.writeNote': 'Notiz schreiben: {date}',
  'label.setStanding': 'Feste Anweisungen ändern',
  'label.voteEarlyEnd.yes': 'Hier aufhören',
  'label.voteEarlyEnd.no': 'Weiterspielen',

  E_NOT_YOUR_TURN: 'Du bist noch nicht am Zug. Reden, handeln und geben kannst du schon.',
  E_WRONG_STEP: 'Das geht gerade nicht.',
  E_NOT_CONNECTED: 'Nach {place} kommst du von hier nicht in einem Zug. Folge einer Linie oder bleib.',
  E_IN_JAIL: 'Du bist im Gefängnis. Zahl, um frei zu sein, oder warte auf den Entlassungstag.',
  E_NO_CARD_THERE: 'Dort liegt keine verdeckte Karte. Wähl eine andere.',
  E_ALREADY_LOOKED: 'Diese Karte hast du in diesem Zug schon angesehen. Wähl eine andere.',
  E_NO_LOOKS_LEFT: 'Du hast in diesem Zug keinen Blick mehr.',
  E_MUST_DRAW: 'Zieh zuerst {count, plural, one {eine Karte} other {# Karten}}.',
  E_NOT_ENOUGH_MONEY:
    'Du brauchst {needed, number} TL und hast {has, number} TL. Dir fehlen {missing, number} TL.',
  E_BAD_AMOUNT: 'Wähl volle Tausend, höchstens 99.000 TL.',
  E_NOT_HERE: 'Du bist nicht in diesem Viertel.',
  E_TASK_OPEN: 'Erfüll zuerst deine Hinderniskarte.',
  E_FINED_TODAY: 'Du hast heute ein Bußgeld gezahlt und kannst das nicht annehmen.',
  E_CARD_TAKEN: 'Jemand anderes hat das schon genommen.',
  E_NOT_ASKED: 'Du bist hier noch nicht gefragt.',
  E_NOT_RELEASED: 'Zahl das Bußgeld oder warte auf deinen Entlassungstag.',
  E_LEFT_GAME: 'Diese Person hat Istanbul verlassen und spielt nicht mehr mit.',
  E_SELF_TARGET: 'Das bist du selbst. Wähl jemand anderen.',
  E_NO_UNDO: 'Die Bewegung lässt sich nicht mehr zurücknehmen.',
  'E_NO_UNDO.short': '· schon nachgesehen oder gehandelt',
  E_CANNOT_SHOW_CARD: 'Ereigniskarten dürfen niemandem gezeigt werden. Du kannst sagen, was du gesehen hast.',
  E_GAME_OVER: 'Das Spiel ist zu Ende.',
  E_BAD_COMMAND: 'Das geht hier nicht.',
  E_NOT_OPEN: 'Das ist nicht mehr offen.',
  E_OPTION_OFF: 'An diesem Tisch wird ohne das gespielt.',
  E_TOO_MANY: 'Du hast heute schon viel gesagt. Morgen kannst du weiterreden.',

  'option.outcome': 'Am Ende',
  'option.outcome.winner': 'gewinnt, wer mit dem meisten Geld herauskommt',
  'option.outcome.together': 'gewinnt niemand: Manche kommen heraus, manche nicht',
  'option.startingPlayer': 'Wer beginnt',
  'option.startingPlayer.random': 'wird ausgelost',
  'option.startingPlayer.host': 'bestimmt die Leitung',
  'option.cardListVisible': 'Eine Liste aller Ereigniskarten',
  'option.cardListVisible.true': 'ja',
  'option.cardListVisible.false': 'nein',
  'option.deckTopVisible': 'Der Tag der nächsten Karte im Stapel',
  'option.deckTopVisible.true': 'ist sichtbar',
  'option.deckTopVisible.false': 'ist verborgen',
  'option.raidHelpWindow': 'Andere dürfen bei einem Bußgeld helfen',
  'option.raidHelpWindow.true': 'ja',
  'option.raidHelpWindow.false': 'nein',
  'option.bailBarsCards': 'Nach einem Freikauf keine Arbeit und keine Reise am selben Abend',
  'option.bailBarsCards.true': 'ja',
  'option.bailBarsCards.false': 'nein',
  'option.offerMode': 'Arbeit und Reisen werden angeboten',
  'option.offerMode.ordered': 'einer Person nach der anderen',
  'option.offerMode.sealed': 'allen zugleich, verdeckt',
  'option.turnTimer': 'Zeit für einen Zug',
  'option.turnTimer.none': 'unbegrenzt',
  'option.turnTimer.30': '30 s',
  'option.turnTimer.60': '60 s',
  'option.turnTimer.120': '2 min',
  'option.openActionsPerDay': 'Was an einem Tag gesagt werden kann',
  'option.openActionsPerDay.200': '200 Dinge',
  'option.openActionsPerDay.0': 'nichts',
  'option.openActionsPerDay.20': '20 Dinge',
  'option.openActionsPerDay.50': '50 Dinge',
  'option.openActionsPerDay.1000': '1000 Dinge',
  'option.offerTimer': 'Zeit für Antworten am Abend',
  'option.offerTimer.none': 'unbegrenzt',
  'option.offerTimer.30': '30 s',
  'option.offerTimer.60': '60 s',
  'option.offerTimer.120': '2 min',
  'option.helpTimer': 'Zeit, um bei einem Bußgeld zu helfen',
  'option.helpTimer.none': 'unbegrenzt',
  'option.helpTimer.30': '30 s',
  'option.helpTimer.60': '60 s',
  'option.helpTimer.120': '2 min',
  'option.goToMeaning': '„Gehen“ auf einer Aufgabe heißt',
  'option.goToMeaning.present': 'dort sein',
  'option.goToMeaning.arrive': 'dort ankommen',
  'option.moneyVisible': 'Geld',
  'option.moneyVisible.open': 'ist für alle sichtbar',
  'option.moneyVisible.closed': 'ist verborgen',
  'option.privateTalk': 'Gespräche unter vier Augen',
  'option.privateTalk.true': 'ja',
  'option.privateTalk.false': 'nein: Alle hören alles',
  'option.freeChat': 'Freier Text neben den fertigen Sätzen',
  'option.freeChat.true': 'ja',
  'option.freeChat.false': 'nein',
  'option.leftPlayersTalk': 'Wer heraus ist, darf noch mitreden',
  'option.leftPlayersTalk.true': 'ja',
  'option.leftPlayersTalk.false': 'nein',
  'option.earlyEnd': 'Alle gemeinsam dürfen früher aufhören',
  'option.earlyEnd.true': 'ja',
  'option.earlyEnd.false': 'nein',
  'option.autoPlanner': 'Was du siehst, steht gleich in deinem Planer',
  'option.autoPlanner.true': 'ja',
  'option.autoPlanner.false': 'nein',
  'option.undoMove': 'Eine Bewegung gleich rückgängig machen',
  'option.undoMove.true': 'ja',
  'option.undoMove.false': 'nein',
  'option.botTalk': 'Bots',
  'option.botTalk.honest': 'reden und sagen die Wahrheit',
  'option.botTalk.quiet': 'reden nicht',
  'option.botTalk.cagey': 'hören zu und sagen wenig',
  'option.botTalk.sly': 'reden und lügen manchmal',
  'option.botTalk.mixed':
    'jeder auf seine Art: Platz 1 und 4 sagen die Wahrheit, 2 und 5 lügen manchmal, 3 sagt wenig',
};
