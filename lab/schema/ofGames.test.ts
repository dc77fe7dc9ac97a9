import { readFileSync } from 'node:fs';
import Schema from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import type { Kind, Viewer } from '../../engine/game.ts';
import { playout } from '../../engine/playout.ts';
import type { JsonSchema } from '../../engine/shape.ts';
import { titles } from '../../games/index.ts';
import { gameSchemas, schemaFile } from './ofGames.ts';

const GAMES = process.env.CROSSINGS_LONG === '1' ? 200 : 10;
/** Of a long game every so manieth moment is looked at. */
const EVERY = 5;
const generated = gameSchemas();
const games = Object.values(titles).map((title) => ({ name: title.game.id, game: title.game }));

describe.each(games)('the schema of $name', ({ name, game }) => {
  const text = readFileSync(schemaFile(name), 'utf8');

  test('is up to date (npx node lab/schema/ofGames.ts writes it)', () => {
    expect(JSON.parse(text)).toEqual(JSON.parse(generated.get(name) ?? 'null'));
  });

  test('takes whatever is shown in random games', () => {
    const { $defs } = JSON.parse(text) as { $defs: Readonly<Record<string, JsonSchema>> };
    const checkOf = (part: string) => Schema.Compile({ $ref: `#/$defs/${part}`, $defs } as JsonSchema);
    const [view, event, form] = [checkOf('view'), checkOf('event'), checkOf('form')];
    const wrong: unknown[] = [];
    const check = (by: ReturnType<typeof checkOf>, value: unknown): void => {
      const plain = JSON.parse(JSON.stringify(value));
      if (wrong.length < 3 && !by.Check(plain)) wrong.push([plain, by.Errors(plain)]);
    };
    for (let i = 0; i < GAMES; i++) {
      const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
      const config = game.parseConfig({}, { seats, ranked: false });
      const viewers: Viewer[] = [i % seats, 'public', 'all'];
      const out: Kind['event'][] = [];
      let steps = 0;
      const onAction = (_actor: unknown, _action: unknown, state: Kind['state']): void => {
        const isLookedAt = steps++ % EVERY === 0;
        for (const viewer of viewers) {
          for (const one of out) {
            const seen = game.redact(one, viewer, state, 'live');
            if (seen !== undefined) check(event, seen);
          }
          if (isLookedAt) check(view, game.view(state, viewer));
        }
        out.length = 0;
        if (isLookedAt) for (const one of game.forms(state, i % seats)) check(form, one);
      };
      playout(game, config, seats, seeded(`schema/${i}`), undefined, { extras: true, onAction, out });
    }
    expect(wrong).toEqual([]);
    expect(view.Check({})).toBe(false);
    expect(event.Check({ type: 'no such thing' })).toBe(false);
  });
});
