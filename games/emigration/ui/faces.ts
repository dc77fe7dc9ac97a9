import { at } from '../../../engine/at.ts';
import type { Line } from '../../../engine/text.ts';
import { coffee, house, type Picture } from '../../../kit/icons.ts';
import { contentOf } from '../box.ts';
import { CROSSINGS, type Destination } from '../content.ts';
import type { SeatView, View } from '../eyes/view.ts';
import {
  activationCost,
  type CardId,
  type CardKind,
  cardOf,
  kindOf,
  lifeOf,
  priceOf,
} from '../pieces/cards.ts';
import { cardRef, rowRef } from '../pieces/refs.ts';
import { named } from '../text/tell.ts';
import { bulb, candle, cash, diploma, handCoins, hands, meal, medicine, papers } from './icons.ts';
import { lifeText } from './life-words.ts';

/** One picture for each pack of Life cards: community, doubt, health, study, family, trade, patience. */
const PACKS: Readonly<Record<string, Picture>> = {
  AU: meal,
  SO: bulb,
  HI: medicine,
  HY: diploma,
  CO: house,
  IK: handCoins,
  LA: coffee,
};

export const KINDS: Readonly<Record<CardKind, { readonly icon: Picture; readonly tint: string }>> = {
  document: { icon: papers, tint: 'var(--doc)' },
  connection: { icon: hands, tint: 'var(--con)' },
  payday: { icon: cash, tint: 'var(--pay)' },
  life: { icon: candle, tint: 'var(--life)' },
};

/** A card as it is drawn: a row of the content table, so a changed number changes the card. */
export interface Face {
  readonly id: CardId;
  readonly kind: CardKind;
  readonly icon: Picture;
  readonly tint: string;
  readonly name: Line;
  /** What it costs to buy or to activate; null for what is free. */
  readonly price: number | null;
  /** What a Life card says. */
  readonly text: Line | undefined;
}

export function faceOf(view: View, id: CardId): Face {
  const content = contentOf(view.config);
  const card = cardOf(id);
  const kind = kindOf(card);
  const good = kind === 'document' || kind === 'connection';
  const cost = good ? priceOf(content, card) : activationCost(content, card);
  return {
    id,
    kind,
    icon: kind === 'life' ? (PACKS[id.slice(5, 7)] ?? candle) : KINDS[kind].icon,
    tint: KINDS[kind].tint,
    name: nameLine(view, id),
    price: good || cost > 0 ? cost : null,
    text: kind === 'life' ? textLine(view, id) : undefined,
  };
}

/** What the second of the two Pandemic cards does is told alone: the first is over. */
function textLine(view: View, id: CardId): Line {
  const content = contentOf(view.config);
  const text = lifeText(id, lifeOf(content, cardOf(id)));
  return isPandemic(view, id) && text.key === `text.${id}` && view.pandemics > 0
    ? { key: 'ui.life.stimulus' }
    : text;
}

function isPandemic(view: View, id: CardId): boolean {
  const ref = cardRef(contentOf(view.config), cardOf(id));
  return ref === 'LIFE-SO-1' || ref === 'LIFE-SO-2';
}

/** The two faces of one Pandemic card do not fit on a card; what it will be now does. */
function nameLine(view: View, id: CardId): Line {
  if (!isPandemic(view, id)) return named(cardRef(contentOf(view.config), cardOf(id)));
  return { key: view.pandemics === 0 ? 'ui.pandemic' : 'ui.stimulus' };
}

export const destinationOf = (view: View, seat: SeatView): Destination =>
  contentOf(view.config).destinations.find(({ id }) => id === seat.destination) ??
  at(CROSSINGS.destinations, 0);

type Table = 'nationalities' | 'destinations' | 'careers';

export function rowLine(view: View, table: Table, id: string): Line {
  const content = contentOf(view.config);
  return named(
    rowRef(
      content,
      table,
      content[table].findIndex((row) => row.id === id),
    ),
  );
}
