import { describe, expect, test } from 'vitest';
import { FAMILY_ROWS } from '../content/families.ts';
import { LOOKS, openLook } from '../content.ts';
import { faceOf } from '../pieces/familyFace.ts';
import { drawn } from './faces.ts';

const PEOPLE = FAMILY_ROWS.flatMap(({ id, members }) =>
  members.map((member) => ({ of: `${id} ${member.name}`, member })),
);

describe('portraits', () => {
  test.each(PEOPLE)('$of has one, and every word of it draws something', ({ member: { look, name } }) => {
    const words = look.split(' ').filter((word) => word !== 'oval');
    expect(words.length).toBeGreaterThan(3);
    for (const word of words.slice(1)) {
      const without = words.filter((one) => one !== word).join(' ') as typeof look;
      expect(drawn(without, name), word).not.toBe(drawn(look, name));
    }
  });

  test.each(FAMILY_ROWS.map((row) => [row.name, row] as const))(
    'nobody of the %s family looks like another, in no part that is seen from afar',
    (_name, row) => {
      const dressed = faceOf(row).members.map(({ look }) =>
        look.split(' ').filter((word) => /\//.test(word)),
      );
      for (const [i, one] of dressed.entries()) {
        for (const other of dressed.slice(i + 1)) {
          const shared = one.filter((word) => other.includes(word));
          expect(shared.length, shared.join()).toBeLessThan(Math.min(one.length, other.length) / 2 + 1);
        }
      }
      expect(new Set(dressed.map((words) => words.join())).size).toBe(dressed.length);
    },
  );

  test('[EI-R39] an open face shows no mark, which the Interview asks for; only the card does', () => {
    for (const row of FAMILY_ROWS) {
      for (const { look } of faceOf(row).members) expect(look).not.toContain('+');
    }
    const marked = PEOPLE.filter(({ member }) => openLook(member.look) !== member.look);
    expect(marked.length).toBeGreaterThan(20);
  });

  test('the age that is seen is the Age Range, and no more', () => {
    const sorts = { youth: ['boy', 'girl'], adult: ['man', 'woman'], senior: ['oldMan', 'oldWoman'] };
    for (const { member } of PEOPLE) expect(sorts[member.age]).toContain(member.look.split(' ')[0]);
  });

  test("somebody of a host's own card is drawn plainly, always alike, and not all alike", () => {
    for (const sort of LOOKS) {
      const names = ['Ana', 'Bo', 'Chi', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal'];
      const pictures = names.map((name) => drawn(sort, name));
      expect(names.map((name) => drawn(sort, name))).toEqual(pictures);
      expect(new Set(pictures).size).toBeGreaterThan(2);
    }
  });

  test('words of a host are never drawn as they are', () => {
    const picture = drawn('man "><script>/"><script> constructor/constructor __proto__/toString', 'x');
    expect(picture).not.toMatch(/script|constructor|function/);
  });
});
