import { canonical } from '../engine/digest.ts';
import { anObject } from '../engine/door.ts';
import type { Question, Wanted } from './ask/question.ts';
import { titleOf } from './titles.ts';

/** The command that asks this question. Content is named by its id: its file is not known. */
export function commandOf({ ask, game, seats, seed, arms, chairs, main, guards, stop }: Question): string {
  const words = [`crossings ${ask} ${game} --seats ${seats} --seed ${quoted(seed)}`];
  const plain = anObject(titleOf(game).game.parseConfig({}, { seats, ranked: false }));
  if (ask === 'ladder') words.push(`--bots ${arms.map(({ name }) => name).join(',')}`);
  else {
    arms.forEach(({ config, bots }, i) => {
      const letter = String.fromCharCode('a'.charCodeAt(0) + i);
      const settings = Object.entries(anObject(config))
        .filter(([key, value]) => canonical(value) !== canonical(plain[key]))
        .map(([key, value]) => `${key}=${typeof value === 'object' && value !== null ? '<file>' : value}`);
      for (const setting of [`bots=${bots.join(',')}`, ...settings])
        words.push(`--${letter} ${quoted(setting)}`);
    });
    words.push(`--chairs ${chairs}`);
  }
  if (main !== null) words.push(`--main ${quoted(wantedText(main))} --tolerance ${main.tolerance}`);
  for (const guard of guards) words.push(`--guard ${quoted(wantedText(guard))}`);
  words.push(
    'deals' in stop
      ? `--deals ${stop.deals}`
      : `--until ${stop.until} --planned ${stop.planned} --most ${stop.most}`,
  );
  return words.join(' ').replace('crossings sweep', 'crossings compare');
}

const wantedText = ({ measure, target, tolerance }: Wanted): string =>
  target === null ? `${measure} +- ${tolerance}` : `${measure} in ${target[0]}..${target[1]}`;

const quoted = (text: string): string => (/^[\w./:,=-]+$/.test(text) ? text : `'${text}'`);
