import { COLOURS } from '../content.ts';
import { type Answer, type Nation, originOf } from '../state.ts';
import { thinnestHome } from './nation.ts';

/** Every zone and origin a nation can send from: displaced first, origins by seat. At most twelve. */
export function answersOf({ displaced, homes }: Pick<Nation, 'displaced' | 'homes'>): Answer[] {
  let waiting = 0;
  let housed = 0;
  for (const pin of displaced) waiting |= 1 << originOf(pin);
  for (const people of homes) if (people !== null) for (const pin of people) housed |= 1 << originOf(pin);
  const list: Answer[] = [];
  for (let origin = 0; origin < COLOURS.length; origin++) {
    if ((waiting & (1 << origin)) !== 0) list.push({ zone: 'displaced', origin });
  }
  for (let origin = 0; origin < COLOURS.length; origin++) {
    if ((housed & (1 << origin)) !== 0) list.push({ zone: 'housed', origin });
  }
  return list;
}

/** `migrantChoice: auto`: the longest waiting, else housed as in DI-4.3. */
export function answerInOrder(nation: Nation): Answer | null {
  const [waiting] = nation.displaced;
  if (waiting !== undefined) return { zone: 'displaced', origin: originOf(waiting) };
  const space = thinnestHome(nation);
  const pin = nation.homes[space]?.[0];
  return pin === undefined ? null : { zone: 'housed', origin: originOf(pin) };
}
