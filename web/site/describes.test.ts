import { expect, test } from 'vitest';
import type { Kind, Viewer } from '../../engine/game.ts';
import { someCases } from '../../engine/laws/cases.ts';
import { walk } from '../../engine/laws/walk.ts';
import { say } from '../../engine/text.ts';
import { titles } from '../../games/index.ts';
import { joined } from '../../kit/languages.ts';
import type { Describes, Subject } from '../../kit/table.ts';
import { en } from '../../kit/text/en.ts';
import { later } from '../../kit/text/later.ts';

const found = import.meta.glob<{ readonly describes: Describes<Kind> }>('../../games/*/ui/describe.ts', {
  eager: true,
});
const tables = import.meta.glob<{ readonly en: Record<string, string> }>(
  ['../../games/*/ui/text/*.ts', '!../../games/*/ui/text/*.test.ts'],
  { eager: true },
);
const idOf = (path: string): string => path.split('/')[3] ?? '';
/** What I hold, how the others stand, where everything is: I, O and B. */
type About = readonly Subject['about'][];
const MINE: About = ['mine'];
const PLACES: About = ['table', 'place'];
const ASKED: readonly About[] = [MINE, ['seat'], PLACES];
const OWN = ['en', 'de', 'es', 'fr', 'tr'] as const;

/** All that the table of a game says in a language, its own texts over English. */
function textsOf(id: string, language: string, own: Describes<Kind>) {
  const ui = Object.entries(tables).filter(([path]) => idOf(path) === id);
  const said = ui.flatMap(([, file]) => Object.values(file).filter((one) => typeof one === 'object'));
  const english = Object.assign({}, en, later, ...said, titles[id]?.texts.en);
  const theirs = { ...titles[id]?.texts[language], ...own.texts[language] };
  return joined(joined(english, own.texts.en), theirs);
}

test('every game has its table in words', () => {
  expect(Object.keys(found).map(idOf).sort()).toEqual(Object.keys(titles).sort());
});

test.each(Object.entries(found))(
  '%s: whatever a seat or an onlooker sees can be said, each thing under a name of its own',
  (path, { describes }) => {
    const id = idOf(path);
    const title = titles[id];
    if (title === undefined) return expect.fail(`no title ${id}`);
    const { game } = title;
    const seats = [game.seats.min, Math.min(4, game.seats.max)];
    const evidence = { configs: [{}], seats, games: 6, seed: 5, recorded: [], stored: [], now: () => 0 };
    for (const given of someCases(title, evidence)) {
      for (const { state, looked } of walk(title, given)) {
        if (!looked) continue;
        for (const viewer of [0, 1, 'public'] satisfies Viewer[]) {
          const seat = typeof viewer === 'number' ? viewer : null;
          const told = describes.subjects(game.view(state, viewer), seat);
          expect(told.filter(({ about }) => about === 'mine').length).toBeLessThanOrEqual(
            seat === null ? 0 : 1,
          );
          // Each question that a key asks has an answer; during an Interview one's own table has but itself.
          const isCovered = told.every(({ about }) => about === 'table');
          for (const asked of isCovered ? [PLACES] : ASKED) {
            const answers = told.filter(({ about, says }) => asked.includes(about) && says.length > 0);
            if (seat !== null || asked !== MINE) expect(answers, asked.join()).not.toEqual([]);
          }
          for (const language of OWN) {
            const reader = { language, names: ['Ana', 'Ben', 'Cem', 'Dee'], seat };
            const texts = textsOf(id, language, describes);
            const names = told
              .filter(({ about }) => about !== 'offer')
              .map(({ name, says }) => {
                for (const one of says) expect(say(texts, one, reader)).toMatch(/[.!?]$/);
                return say(texts, name, reader);
              });
            expect(new Set(names).size, names.join('; ')).toBe(names.length);
          }
        }
      }
    }
  },
);
