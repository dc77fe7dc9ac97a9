import { BadInput, fieldOf, listOf, oneOf, typed, wholeNumber } from '../../engine/door.ts';
import type { Table } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import { TABLE_OPTIONS, TRAVELLERS } from './content.ts';
import type { Action, Config } from './state.ts';

export const SEATS = { min: 2, max: 4 } as const;

const SHAPES = { lay: ['card'], call: ['slot'], depart: [], gift: ['to', 'cards'], leave: [] } as const;
const MOST_CARDS = 30;

/** FE-1, FE-2. */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'FE-1');
  const { rounds, storms, takeBack } = readOptions(input, TABLE_OPTIONS).chosen;
  return { rounds: Number(rounds), storms: storms === true, takeBack: takeBack === true, set: 'river' };
}

export function parseAction(input: unknown): Action {
  const { type, fields } = typed(input, SHAPES);
  switch (type) {
    case 'lay':
      return { type, card: oneOf(fieldOf(fields, 'card'), TRAVELLERS, 'card') };
    case 'call':
      return { type, slot: wholeNumber(fieldOf(fields, 'slot'), 0, MOST_CARDS, 'slot') };
    case 'gift': {
      const to = wholeNumber(fieldOf(fields, 'to'), 0, SEATS.max - 1, 'to');
      const place = (item: unknown, field: string): number => wholeNumber(item, 0, MOST_CARDS, field);
      const cards = listOf(fieldOf(fields, 'cards'), MOST_CARDS, 'cards', place);
      if (new Set(cards).size < cards.length) throw new BadInput('cards', 'must not repeat a place');
      return { type, to, cards };
    }
    case 'depart':
    case 'leave':
      return { type };
  }
}
