import { accessSync, constants } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { crossings } from './testing/crossings.ts';

const COMMANDS = [
  'simulate',
  'compare',
  'sweep',
  'ladder',
  'arena',
  'report',
  'glossary',
  'optimise',
  'whatif',
  'content',
  'watch',
  'record',
  'verify',
  'fuzz',
  'sim',
  'new',
  'backup',
  'restore',
  'bench',
];

test('can be run by name', () => {
  expect(() =>
    accessSync(fileURLToPath(new URL('./crossings.ts', import.meta.url)), constants.X_OK),
  ).not.toThrow();
});

test('--help lists every command and exits with 0; no command at all with 2', () => {
  const asked = crossings(['--help']);
  expect(asked.code).toBe(0);
  for (const name of COMMANDS) expect(asked.out).toContain(`crossings ${name}`);
  expect(crossings([]).code).toBe(2);
});

test.each(COMMANDS)('%s --help explains itself, --json included', (name) => {
  const { code, out, err } = crossings([name, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`crossings ${name}`);
  expect(out).toContain('--json');
});

describe('a wrong command line is answered with one line that names the field, and exit code 2', () => {
  const simulate = (...args: string[]): string[] => ['simulate', 'migrato', '--games', '1', ...args];
  const compare = (...args: string[]): string[] => ['compare', 'migrato', ...args];
  test.each([
    [['fly'], 'no command "fly"'],
    [['simulate'], 'game: is missing'],
    [['simulate', 'chess'], 'game: no game "chess"'],
    [['simulate', '__proto__'], 'game: no game "__proto__"'],
    [simulate('extra'), 'unexpected "extra"'],
    [simulate('--seats', '3'), 'seats: '],
    [simulate('--seats', 'two'), 'seats: '],
    [simulate('--seats', '-1'), 'seats'],
    [simulate('--games', '0'), 'games: '],
    [simulate('--games', '1e3'), 'games: '],
    [simulate('--threads', '0'), 'threads: '],
    [simulate('--bots', 'clever'), 'bots: no bot "clever"'],
    [simulate('--bots', 'random,random,random'), 'bots: 3 bots for 2 seats'],
    [simulate('--set', 'stallLimit'), 'set: must be option=value'],
    [simulate('--set', 'stallLimit=50'), 'stallLimit: must be one of'],
    [simulate('--set', 'soloMode=true'), 'soloMode: unknown field'],
    [simulate('--set', 'stallLimit=30', '--set', 'stallLimit=60'), 'set stallLimit: is given twice'],
    [simulate('--speed', '9'), "Unknown option '--speed'"],
    [simulate('--seed'), "'--seed <value>' argument missing"],
    [compare(), 'main: is missing'],
    [compare('--main', 'actions', '--speed', '9'), "Unknown option '--speed'"],
    [compare('--main', 'actions', '--deals', 'many'), 'deals: must be a whole number'],
    [compare('--main', 'actions', '--deals', '5', '--until', 'end'), 'deals: either a fixed number'],
    [compare('--main', 'actions', '--until', 'soon'), 'until: must be a number'],
    [compare('--main', 'actions', '--time', '90'), 'time: must be like 90s'],
    [compare('--main', 'actions', '--rows', 'x.txt'), 'rows: must end in .csv or .jsonl'],
    [compare('--main', 'actions', '--chairs', 'some'), 'chairs: must be every or seated'],
    [compare('--main', 'actions', '--b', 'stallLimit=50'), 'stallLimit: must be one of'],
    [compare('--main', 'actions', '--b', 'bots=clever'), 'bots: no bot "clever"'],
    [compare('--main', 'actions', '--b', 'content=no/such.json'), 'content: cannot read no/such.json'],
    [compare('--main', 'actions in 9..3'), 'main: "actions in 9..3": the band ends before it begins'],
    [compare('--main', 'the length'), 'main: must be a measure'],
    [compare('--main', 'lenght'), 'main: there is no measure "lenght"'],
    [['sweep', 'migrato', '--main', 'actions'], 'vary: give one knob or two'],
    [['sweep', 'migrato', '--main', 'actions', '--vary', 'stallLimit=40'], 'vary: stallLimit needs two'],
    [['ladder', 'migrato'], 'bots: name two or more'],
    [
      ['ladder', 'migrato', '--bots', 'greedy,random', '--until', 'answered'],
      'until: a ladder takes --deals',
    ],
    [['optimise', 'migrato', '--vary', 'stallLimit=40,30', '--main', 'actions'], 'main: needs a target'],
    [['optimise', 'migrato', '--main', 'actions in 1..2'], 'vary: give one knob or more'],
    [['report'], 'file: is missing'],
    [['report', 'package.json'], 'file: package.json is no result'],
    [['content', 'displacement', '--table', 'cards'], 'table: no table "cards"'],
    [['watch', 'migrato', '--seat', '2'], 'seat: '],
    [['watch', 'migrato', '--seat', 'everyone'], 'seat: '],
    [['record', 'chess'], 'game: no game "chess"'],
    [['verify'], 'file: is missing'],
    [['verify', 'no/such/file.json'], 'file: cannot read no/such/file.json (ENOENT)'],
    [['fuzz', 'migrato', '--minutes', 'ten'], 'minutes: '],
    [['fuzz', 'migrato', '--minutes', '0'], 'minutes: '],
    [['fuzz', 'migrato', '--case', 'no/such/file.json'], 'case: cannot read'],
    [['backup'], 'file: is missing'],
    [['restore', 'a', 'b'], 'unexpected "b"'],
    [['bench', 'chess'], 'game: no game "chess"'],
    [['new', 'Chess', '--prefix', 'CH'], 'id: must be small letters'],
    [['new', 'migrato', '--prefix', 'MG'], 'id: there is a game "migrato" already'],
    [['new', 'chess'], 'prefix: must be two or three capital letters'],
    [['new', 'chess', '--prefix', 'MI'], 'prefix: MI is used by migrato'],
  ])('%j', (args, problem) => {
    const { code, out, err } = crossings(args);
    expect(err).toContain(problem);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
