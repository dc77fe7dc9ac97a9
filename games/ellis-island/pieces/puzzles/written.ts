import { BadInput } from '../../../../engine/door.ts';
import { parseAnswer } from './door.ts';
import { type Answer, DESTINATIONS, type PuzzleView, TRAVELERS, TRUNKS } from './types.ts';

/**
 * Every answer as one line that can be typed, read aloud and sent to a friend:
 * CUBE `1-3-4-2-3-1`, FORM `AABB/ACBB/ACDD/ACCD`, PICT and COMP `D`,
 * TAGS `anna red chicago, boris …`, FERRY `guide goose; guide; guide dog …`.
 */
export function written(view: PuzzleView, given: Answer): string {
  switch (given.family) {
    case 'cube':
      return given.answer.join('-');
    case 'form':
    case 'pict':
    case 'comp':
      return given.answer;
    case 'tags': {
      const { trunks, to } = given.answer;
      return TRAVELERS.map((who, i) =>
        [who, trunks[i], to[i]].filter((word) => word !== undefined).join(' '),
      ).join(', ');
    }
    case 'ferry': {
      const names = view.family === 'ferry' ? view.passengers.map(({ name }) => name) : [];
      return given.answer.map((load) => load.map((who) => names[who]).join(' ')).join('; ');
    }
  }
}

/** Reads such a line for a puzzle, capitals and spare blanks allowed; throws BadInput. */
export function readWritten(view: PuzzleView, line: string): Answer {
  const text = line.trim();
  const words = (part: string): string[] =>
    part
      .toLowerCase()
      .split(/[\s,-]+/)
      .filter((word) => word !== '');
  switch (view.family) {
    case 'cube':
      return parseAnswer({ family: 'cube', answer: [...text.replace(/[\s,-]+/g, '')].map(Number) });
    case 'form':
    case 'pict':
    case 'comp':
      return parseAnswer({ family: view.family, answer: text.toUpperCase().replace(/\s+/g, '') });
    case 'tags': {
      const said = words(text);
      const after = (who: string): string[] => {
        const at = said.indexOf(who);
        return at < 0 ? [] : said.slice(at + 1, at + (view.level === 1 ? 2 : 3));
      };
      const chosen = <T extends string>(who: string, list: readonly T[]): T => {
        const found = list.find((word) => after(who).includes(word));
        if (found === undefined) throw new BadInput(who, `needs one of ${list.join(', ')}`);
        return found;
      };
      const trunks = TRAVELERS.map((who) => chosen(who, TRUNKS));
      const to = view.level === 1 ? [] : TRAVELERS.map((who) => chosen(who, DESTINATIONS));
      return { family: 'tags', answer: { trunks, to } };
    }
    case 'ferry': {
      const names: readonly string[] = view.passengers.map(({ name }) => name);
      const loads = text.split(/[;\n]/).filter((part) => part.trim() !== '');
      return parseAnswer({
        family: 'ferry',
        answer: loads.map((load) => words(load).map((word) => names.indexOf(word))),
      });
    }
  }
}
