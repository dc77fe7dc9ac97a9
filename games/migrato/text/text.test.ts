import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../engine/game.ts';
import { parse } from '../../../engine/message.ts';
import { say } from '../../../engine/text.ts';
import { type Action, SKY_ANSWERS } from '../action.ts';
import { TABLE_OPTIONS } from '../config.ts';
import { SPECIES } from '../content.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { given } from '../testing/given.ts';
import {
  arriveNow,
  danger,
  discard,
  drop,
  join,
  keepFlying,
  lay,
  leftovers,
  play,
  redraw,
  resign,
  sky,
  split,
} from '../testing/play.ts';
import { en } from './en.ts';
import { label } from './label.ts';
import { tell } from './tell.ts';

const reader = { language: 'en', names: ['Ana', 'Ben'], seat: null };

/** The log as this viewer reads it, while it happens or afterwards. */
function log(
  state: State,
  viewer: Viewer,
  actions: readonly Action[],
  when: 'live' | 'later' = 'live',
): string[] {
  const { state: after, events } = play(state, ...actions);
  return events.flatMap((event) => {
    const seen = game.redact(event, viewer, after, when);
    return seen === undefined ? [] : tell(seen).map((line) => say(en, line, reader));
  });
}

describe('the log', () => {
  test('[MI-E34] a night card is told alike to all', () => {
    const state = given({ hands: ['G4n K3 HUN', ''], colonies: [['G5d'], []] });
    for (const viewer of [0, 1, 'public'] as const) {
      for (const when of ['live', 'later'] as const) {
        expect(log(state, viewer, [lay('G4n', 1)], when)).toEqual([
          'Ana laid a night card on colony 1 (brent geese).',
        ]);
      }
    }
    const blind = given({ hands: ['G4n K3 HUN', ''], colonies: [['(G5n)'], []] });
    expect(log(blind, 0, [lay('G4n', 1)])).toEqual(['Ana laid a night card on colony 1 (night colony).']);
    expect(log(blind, 0, [lay('G4n')])).toEqual(['Ana started colony 2 with a night card.']);
  });

  test('[MI-E39] the draw is no diary', () => {
    const turn = [lay('S4', 1), discard('K3')];
    const facts = { hands: ['S4 K3 HUN', ''], colonies: [['(S4)'], []], next: 'S3 K4' } as const;
    expect(log(given(facts), 0, turn)).toEqual([
      'Ana laid a night card on colony 1 (night colony).',
      'Ana discarded black kite 3 (day).',
      'Ana drew black-winged stilt 3 (night), black kite 4 (day).',
      'Turn 9 ended.',
    ]);
    const later = log(given(facts), 0, turn, 'later').join(' ');
    expect(later).toContain('Ana drew 2 cards.');
    expect(later).not.toContain('stilt');
    const aided = log(given({ ...facts, config: { memoryAid: 'full' } }), 0, turn, 'later').join(' ');
    expect(aided).toContain('laid black-winged stilt 4 (night) on colony 1');
    expect(aided).toContain('Ana drew black-winged stilt 3 (night), black kite 4 (day).');
  });

  test('[MI-R15] with the species aid the owner’s log says the species', () => {
    const state = given({ hands: ['S4 K3 HUN', ''], config: { memoryAid: 'species' } });
    expect(log(state, 0, [lay('S4')])).toEqual([
      'Ana started colony 1 with a night card: black-winged stilt.',
    ]);
    expect(log(state, 1, [lay('S4')])).toEqual(['Ana started colony 1 with a night card.']);
  });

  test('[MI-R34] a theft by night is told to the thief with its face, to others without', () => {
    const state = given({ hands: ['LIT K3 HUN', ''], colonies: [[], ['(S4)', 'B4']] });
    expect(log(state, 0, [danger('LIT', 11)])).toEqual([
      'Ana played Light pollution and took black-winged stilt 4 (night) from colony 1.',
    ]);
    expect(log(state, 1, [danger('LIT', 11)])).toEqual([
      'Ana played Light pollution and took a night card from colony 1.',
    ]);
    expect(log(state, 1, [danger('HUN', 12)])).toEqual([
      'Ana played Hunter and took bee-eater 4 (day) from colony 2.',
    ]);
  });

  test.each<[string, State, Action[], string[]]>([
    [
      'an arrival',
      given({ hands: ['S1 K3 HUN', ''], colonies: [['(S4) (S3) (S2)', '(S2)'], []] }),
      [lay('S1', 1), leftovers(2)],
      [
        'Ana laid a night card on colony 1 (night colony).',
        'The colony is turned over: black-winged stilt 4 (night), black-winged stilt 3 (night), black-winged stilt 2 (night), black-winged stilt 1 (night).',
        'Ana brought black-winged stilts to their destination, worth 1.',
        'Ana discarded leftovers: black-winged stilt 2 (night).',
      ],
    ],
    [
      'a lost claim',
      given({ colonies: [['(S4)', '(S3)'], []] }),
      [join(1, 2), arriveNow],
      [
        'Ana laid colony 2 on colony 1.',
        'Ana says that the colony arrives.',
        'The colony is turned over: black-winged stilt 4 (night), black-winged stilt 3 (night).',
        'The colony of Ana is lost: too few cards for its objective.',
      ],
    ],
    [
      'keeping on',
      given({ colonies: [['(S4)', '(S3)'], []] }),
      [join(1, 2), keepFlying],
      ['Ana laid colony 2 on colony 1.', 'Ana lets the colony fly on.'],
    ],
    [
      'a split',
      given({ colonies: [['K4 K3 K2'], []] }),
      [split(1, 1)],
      ['Ana split colony 1: 1 card stays, the rest fly as colony 2.'],
    ],
    [
      'a drop',
      given({ colonies: [['K4'], []] }),
      [drop(1)],
      ['Ana passed and dropped a colony: black kite 4 (day).', 'Turn 9 ended.'],
    ],
    [
      'the season',
      given({ hands: ['K2 B1 LIT', ''], sinceArrival: 39 }),
      [redraw],
      [
        'Ana passed and discarded black kite 2 (day), bee-eater 1 (day), Light pollution.',
        'Ana drew 3 cards.',
        'Turn 9 ended.',
        'The season closed. Birds at their destination: 0 and 0.',
        'The victory is shared.',
      ],
    ],
  ])('[MI-R29] %s is told in words', (_what, state, actions, lines) => {
    const told = log(state, 'public', actions);
    expect(told.map((line) => line.replace(/^Ana drew (?!\d).*$/, 'Ana drew 3 cards.'))).toEqual(lines);
  });

  test('[MI-R5] the answers to the sky are told together', () => {
    const both: Event = { type: 'skyAnswered', seat: 1, answers: ['now', 'week'] };
    expect(tell(both).map((line) => say(en, line, reader))).toEqual([
      'Ben answered the question.',
      'Last seen a bird: Right now and This week.',
    ]);
  });

  test('[MI-R47] a resignation says who wins', () => {
    const state = given();
    game.apply(state, 0, resign, { chance: { below: () => 0 }, at: 0, reveal() {} });
    const ended: Event = { type: 'gameEnded', why: 'resign', winners: [1], scores: [0, 0] };
    expect(tell(ended).map((line) => say(en, line, reader))).toEqual([
      'A player resigned. Birds at their destination: 0 and 0.',
      'Ben wins.',
    ]);
  });
});

describe('labels', () => {
  const state = given({
    hands: ['S1 K3 HUN', ''],
    colonies: [['(S4) (S3) (S2)', 'K4'], ['K4']],
    config: { settlementTheft: true },
  });
  test.each<[Action, string]>([
    [lay('K3'), 'black kite 3 (day): start a new colony'],
    [lay('S1'), 'black-winged stilt 1 (night): start a new colony, face down'],
    [lay('K3', 2), 'black kite 3 (day): lay on colony 2'],
    [lay('S1', 1), 'black-winged stilt 1 (night): lay on colony 1, face down'],
    [danger('HUN', 11), 'Hunter: steal the top card of colony 1'],
    [danger('HUN', 'kite'), 'Hunter: steal the top card of the settlement of black kites'],
    [split(1, 2), 'Split colony 1 after 2 cards'],
    [join(1, 2), 'Join colonies: 1 below, 2 on top'],
    [redraw, 'Pass: discard the hand and draw 3 new cards'],
    [drop(2), 'Pass: drop colony 2'],
    [arriveNow, 'Arrive now: turn the colony over'],
    [keepFlying, 'Keep flying'],
    [leftovers(), 'None of them'],
    [leftovers(1), 'Discard colony 1'],
    [leftovers(1, 2), 'Discard colonies 1, 2'],
    [discard('K3'), 'Discard black kite 3 (day)'],
    [sky('week'), 'This week'],
    [resign, 'Resign'],
  ])('[MI-2.2] %j', (action, text) => {
    expect(say(en, label(action, game.view(state, 0)), reader)).toBe(text);
  });
});

describe('the texts', () => {
  test('[MI-R52] every option and every value of it has its words', () => {
    for (const { name, values } of TABLE_OPTIONS) {
      for (const key of [`option.${name}`, ...values.map((value) => `option.${name}.${value}`)]) {
        expect([key, en[key]]).toEqual([key, expect.any(String)]);
      }
    }
  });

  test('[MI-R5] every answer to the sky, and each species in one and in many', () => {
    for (const answer of SKY_ANSWERS) expect(en[`sky.${answer}`]).toBeDefined();
    for (const species of SPECIES)
      expect([en[`species.${species}`], en[`flock.${species}`]]).not.toContain(undefined);
  });

  test('[MI-R1] every text can be read, and none uses the slips of the translation', () => {
    for (const message of Object.values(en)) {
      expect(parse(message).length).toBeGreaterThan(0);
      expect(message).not.toMatch(/Milan|Middle|Brant|\bpick\b|number of people/);
    }
    expect([en['species.kite'], en['danger.habitat']]).toEqual(['black kite', 'Habitat destruction']);
  });

  test('[MI-R26] a refusal says why in a sentence with all its words', () => {
    const state = given({
      hands: ['K4 B3 HUN', ''],
      colonies: [['K3', '(S4)', 'B4', 'G5d'], ['(S4)']],
      settlements: [['T5d T3d'], []],
    });
    const said = (action: Action): string => {
      const why = game.refuse(state, 0, action);
      return why === undefined ? '' : say(en, why, reader);
    };
    expect(said(lay('K4', 1))).toBe('Numbers never rise: 4 is more than 3.');
    expect(said(lay('K4', 2))).toBe('A colony is of one species: black kite does not fit night colony.');
    expect(said(join(1, 3))).toBe('A colony is of one species: bee-eater does not fit black kite.');
    expect(said(danger('HUN', 11))).toBe('Hunter does not reach a night card.');
    expect(said(lay('K4'))).toBe('You already have 4 colonies in flight.');
  });
});
