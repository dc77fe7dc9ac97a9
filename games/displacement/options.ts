import type { Seat, TableOption } from '../../engine/game.ts';
import type { ContentChoice } from './box.ts';
import type { Colour } from './content.ts';

const FIRST = ['random', 'host', 'seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5'] as const;

/** The table as its host set it up; the end of section 4 of the specification. */
export interface Config {
  readonly firstPlayer: (typeof FIRST)[number];
  readonly goalDeck: 'printed' | 'oneEach' | 'noHumanitarian';
  readonly goalTargets: 'printed' | 'levelled';
  readonly needsOrder: 'menu' | 'cascade';
  readonly vacancies: 'mustFill' | 'mayLeave';
  readonly expulsion: 'lastResort' | 'free';
  readonly migrantChoice: 'owner' | 'auto';
  readonly tieFromDrawer: 'drawerFirst' | 'drawerLast';
  readonly graceRounds: 0 | 1 | 2;
  readonly roundLimit: 20 | 8 | 12 | 40;
  readonly limitResult: 'noWinner' | 'closest';
  readonly goalReveal: 'allowed' | 'forbidden';
  readonly facilitatorSeesGoals: 'off' | 'on';
  /** Where the host sits; goes with `firstPlayer: host` and is null otherwise (DI-R03). */
  readonly firstSeat: Seat | null;
  /** One for each seat, all different (DI-R08). */
  readonly colours: readonly Colour[];
  /** Our reconstruction by name, or what an owner of the printed game found in the box. */
  readonly content: ContentChoice;
}

/** `firstSeat`, `colours` and `content` are read apart: their values are not a short list. */
export const TABLE_OPTIONS: readonly TableOption[] = [
  { name: 'firstPlayer', values: FIRST, byDefault: 'random', rule: 'DI-R03' },
  {
    name: 'goalDeck',
    values: ['printed', 'oneEach', 'noHumanitarian'],
    byDefault: 'printed',
    rule: 'DI-R04',
  },
  { name: 'goalTargets', values: ['printed', 'levelled'], byDefault: 'printed', rule: 'DI-R48' },
  { name: 'needsOrder', values: ['menu', 'cascade'], byDefault: 'menu', rule: 'DI-R26' },
  { name: 'vacancies', values: ['mustFill', 'mayLeave'], byDefault: 'mustFill', rule: 'DI-R27' },
  { name: 'expulsion', values: ['lastResort', 'free'], byDefault: 'lastResort', rule: 'DI-R29' },
  { name: 'migrantChoice', values: ['owner', 'auto'], byDefault: 'owner', rule: 'DI-R22' },
  {
    name: 'tieFromDrawer',
    values: ['drawerFirst', 'drawerLast'],
    byDefault: 'drawerFirst',
    rule: 'DI-R24',
  },
  { name: 'graceRounds', values: [0, 1, 2], byDefault: 0, rule: 'DI-R34' },
  { name: 'roundLimit', values: [20, 8, 12, 40], byDefault: 20, rule: 'DI-R40' },
  { name: 'limitResult', values: ['noWinner', 'closest'], byDefault: 'noWinner', rule: 'DI-R40' },
  { name: 'goalReveal', values: ['allowed', 'forbidden'], byDefault: 'allowed', rule: 'DI-R38' },
  { name: 'facilitatorSeesGoals', values: ['off', 'on'], byDefault: 'off', rule: 'DI-9.1' },
];

/** What a host picks with one tap; everything not named has its default. */
export const PRESETS = {
  standard: {},
  class: { roundLimit: 8, limitResult: 'closest', goalTargets: 'levelled' },
} as const;
