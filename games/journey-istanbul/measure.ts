import { OUT, RECONSTRUCTED } from './content.ts';
import type { Event } from './event.ts';
import { itemFor } from './eyes/view.ts';
import { winnersOf } from './score.ts';
import { box, type State } from './state.ts';

/** The statistics of section 10. Means are taken over games; shares come out as means of 0 and 1. */
export function measure(state: State, events: readonly Event[]): Readonly<Record<string, number>> {
  const players = state.people.length;
  const out = state.people.filter((person) => person.place === OUT).length;
  const winners = winnersOf(state);
  const found: Record<string, number> = {
    outShare: out / players,
    nobodyOut: out === 0 ? 1 : 0,
    lastDay: state.t,
    deckEmptied: 0,
    deckEmptyDay: 0,
    raids0: 0,
    raids1: 0,
    raids2: 0,
    arrests: 0,
    fines: 0,
    finesPaid: 0,
    workOffered: 0,
    workUsed: 0,
    journeysOffered: 0,
    journeysUsed: 0,
    lostCards: 0,
    turns: 0,
    turnsInKadikoy: 0,
    looks: 0,
    gifts: 0,
    claims: 0,
    claimsTrue: 0,
    deals: 0,
    dealsMade: 0,
    winnersMoney: 0,
    sharedVictory: winners.length > 1 ? 1 : 0,
    firstSeatWins: 0,
  };
  for (const row of RECONSTRUCTED.obstacles) found[`out.${row.id}`] = 0;
  for (const row of RECONSTRUCTED.opportunities) found[`win.${row.id}`] = 0;
  const add = (name: string, amount = 1): void => {
    found[name] = (found[name] ?? 0) + amount;
  };
  let t = 1;
  let first = 0;
  for (const event of events) {
    switch (event.type) {
      case 'gameStarted':
        first = event.first;
        break;
      case 'dayBegan':
        t = event.t;
        break;
      case 'drew':
        if (event.square === 0) add('lostCards');
        if (event.left === 0) {
          add('deckEmptied');
          found.deckEmptyDay = t;
        }
        break;
      case 'moved':
        add('turns');
        if (event.to === 'KAD') add('turnsInKadikoy');
        break;
      case 'looked':
        add('looks');
        break;
      case 'revealed': {
        const raids = event.faces.filter((face) => face.kind === 'police').length;
        add(`raids${Math.min(2, raids)}`);
        for (const face of event.faces) {
          if (face.kind === 'work') add('workOffered');
          if (face.kind === 'journey') add('journeysOffered');
        }
        break;
      }
      case 'fined':
        add('fines');
        add('finesPaid', event.amount);
        break;
      case 'jailed':
        add('arrests');
        break;
      case 'worked':
        add('workUsed');
        break;
      case 'departed':
        add('journeysUsed');
        break;
      case 'gave':
        add('gifts');
        break;
      case 'told':
        if (event.item.kind === 'claim') {
          add('claims');
          if (itemFor(state, event.item, event.item.from).truth === true) add('claimsTrue');
        }
        if (event.item.kind === 'deal') add('deals');
        break;
      case 'settled':
        if (event.item.kind === 'deal' && event.item.status === 'done') add('dealsMade');
        break;
      default:
        break;
    }
  }
  const { obstacles, opportunities } = box(state);
  state.people.forEach((person, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    if (person.place === OUT) add(`out.${obstacles[person.obstacle.card]?.id ?? ''}`);
    add(`win.${opportunities[person.opportunity.card]?.id ?? ''}`, won);
    if (seat === first) found.firstSeatWins = won;
    if (winners.includes(seat)) add('winnersMoney', person.money / winners.length);
  });
  return found;
}
