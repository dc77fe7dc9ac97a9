import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import { boxOf, type Card } from '../box.ts';
import { TAG_GROUPS, type Tag } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { regionOf } from './crowd.ts';

export const drawnCard = (view: View): Card | undefined =>
  boxOf(view.config).cards.find(({ name }) => name === view.drawn);

/** Who a card strikes and who is safe from it, and by which tags. */
export interface Standing {
  readonly seat: Seat;
  readonly safe: boolean;
  /** The card looks at this nation at all. */
  readonly asked: boolean;
  /** What makes it safe, or what it is instead. */
  readonly why: readonly Tag[];
}

export function standings(view: View, { row, scope }: Card): readonly Standing[] {
  const groups: readonly (readonly Tag[])[] = TAG_GROUPS.filter((group) =>
    group.some((tag) => row.safe.includes(tag)),
  );
  return view.nations.map((_nation, i): Standing => {
    const seat = (view.active + i) % view.nations.length;
    const { tags } = regionOf(view, seat);
    const saving = tags.filter((tag) => row.safe.includes(tag));
    const instead = tags.filter((tag) => groups.some((group) => group.includes(tag)));
    const safe = saving.length > 0;
    return { seat, safe, asked: scope === 'all' || seat === view.active, why: safe ? saving : instead };
  });
}

const tagLine = (tag: Tag): Line => ({ key: `tag.${tag}` });
export const tagLines = (tags: readonly Tag[]): Arg => tags.map(tagLine);

export function standingLine({ safe, asked, why }: Standing, { row }: Card): Line {
  const key = `ui.stand.${asked ? '' : 'would.'}${safe ? 'safe' : 'hit'}`;
  if (row.safe.length === 0) return { key: `${key}.any` };
  return why.length === 0
    ? { key: `${key}.not`, args: { tags: tagLines(row.safe) } }
    : { key: `${key}.why`, args: { tags: tagLines(why) } };
}

/** The crises a region never suffers: for the look at a nation. */
export function safeFrom(view: View, seat: Seat): readonly string[] {
  const { tags } = regionOf(view, seat);
  const seen = new Set<string>();
  for (const { row } of boxOf(view.config).cards) {
    if (row.safe.some((tag) => tags.includes(tag))) seen.add(row.id);
  }
  return [...seen];
}
