import type { Card } from '../../engine/card.ts';
import { isDark } from '../../kit/settings.svelte.ts';

/** The light of a game, for the `style` of what is drawn in it. */
export function lightOf({ colours }: Card): string {
  const { lightA, lightB, accent } = isDark() ? colours.dark : colours.light;
  return `--light-a:${lightA};--light-b:${lightB};--accent:${accent}`;
}
