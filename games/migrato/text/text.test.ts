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
import { cardId } from '../testing/cards.ts';
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
import { options } from '../ui/text/options.ts';
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
          'Ana added a night card to their brent geese.',
        ]);
      }
    }
    const blind = given({ hands: ['G4n K3 HUN', ''], colonies: [['(G5n)'], []] });
    expect(log(blind, 0, [lay('G4n', 1)])).toEqual(['Ana added a night card to their night colony 1.']);
    expect(log(blind, 0, [lay('G4n')])).toEqual(['Ana started night colony 2.']);
  });

  test('[MI-E39] the draw is no diary', () => {
    const turn = [lay('S4', 1), discard('K3')];
    const facts = { hands: ['S4 K3 HUN', ''], colonies: [['(S4)'], []], next: 'S3 K4' } as const;
    expect(log(given(facts), 0, turn)).toEqual([
      'Ana added a night card to their night colony 1.',
      'Ana discarded black kite 3.',
      'Ana drew stilt 3 (night) and black kite 4.',
      'Turn 9 ended.',
    ]);
    const later = log(given(facts), 0, turn, 'later').join(' ');
    expect(later).toContain('Ana drew 2 cards.');
    expect(later).not.toContain('stilt');
    const aided = log(given({ ...facts, config: { memoryAid: 'full' } }), 0, turn, 'later').join(' ');
    expect(aided).toContain('added stilt 4 (night) to their night colony 1');
    expect(aided).toContain('Ana drew stilt 3 (night) and black kite 4.');
  });

  test('[MI-R15] with the species aid the owner’s log says the species', () => {
    const state = given({ hands: ['S4 K3 HUN', ''], config: { memoryAid: 'species' } });
    expect(log(state, 0, [lay('S4')])).toEqual(['Ana started night colony 1 with a stilt, face down.']);
    expect(log(state, 1, [lay('S4')])).toEqual(['Ana started night colony 1.']);
  });

  test('[MI-R34] a theft by night is told to the thief with its face, to others without', () => {
    const state = given({ hands: ['LIT K3 HUN', ''], colonies: [[], ['(S4)', 'B4']] });
    expect(log(state, 0, [danger('LIT', 11)])).toEqual([
      'Ana played Light pollution and took stilt 4 (night) from Ben’s night colony 1.',
    ]);
    expect(log(state, 1, [danger('LIT', 11)])).toEqual([
      'Ana played Light pollution and took a night card from Ben’s night colony 1.',
    ]);
    expect(log(state, 1, [danger('HUN', 12)])).toEqual([
      'Ana played a Hunter and took bee-eater 4 from Ben’s bee-eaters.',
    ]);
  });

  test.each<[string, State, Action[], string[]]>([
    [
      'an arrival',
      given({ hands: ['S1 K3 HUN', ''], colonies: [['(S4) (S3) (S2)', '(S2)'], []] }),
      [lay('S1', 1), leftovers(2)],
      [
        'Ana added a night card to their night colony 1.',
        'Ana’s colony was turned over: stilts 4, 3, 2 and 1.',
        'Ana’s stilts are home: 1 bird.',
        'Ana let leftovers go: stilt 2 (night).',
      ],
    ],
    [
      'a lost claim',
      given({ colonies: [['(S4)', '(S3)'], []] }),
      [join(1, 2), arriveNow],
      [
        'Ana put their night colony 2 on top of their night colony 1.',
        'Ana said their night colony is home.',
        'Ana’s colony was turned over: stilts 4 and 3.',
        'Ana’s colony has scattered: it had too few cards.',
      ],
    ],
    [
      'keeping on',
      given({ colonies: [['(S4)', '(S3)'], []] }),
      [join(1, 2), keepFlying],
      ['Ana put their night colony 2 on top of their night colony 1.', 'Ana let their night colony fly on.'],
    ],
    [
      'a split',
      given({ colonies: [['K4 K3 K2'], []] }),
      [split(1, 1)],
      ['Ana split their black kites: 1 card stays, the rest fly on as a colony of their own.'],
    ],
    [
      'a drop',
      given({ colonies: [['K4'], []] }),
      [drop(1)],
      ['Ana passed and gave up a colony: black kite 4.', 'Turn 9 ended.'],
    ],
    [
      'the season',
      given({ hands: ['K2 B1 LIT', ''], sinceArrival: 39 }),
      [redraw],
      [
        'Ana passed and discarded black kite 2, bee-eater 1 and Light pollution.',
        'Ana drew 3 cards.',
        'Turn 9 ended.',
        'No colony came home for too long, so the season is over.',
        'The win is shared: 0 birds home each.',
      ],
    ],
  ])('[MI-R29] %s is told in words', (_what, state, actions, lines) => {
    const told = log(state, 'public', actions);
    expect(told.map((line) => line.replace(/^Ana drew (?!\d).*$/, 'Ana drew 3 cards.'))).toEqual(lines);
  });

  test('[MI-R5] the answers to the sky are told together', () => {
    const both: Event = { type: 'skyAnswered', seat: 1, answers: ['now', 'week'] };
    expect(tell(both).map((line) => say(en, line, reader))).toEqual([
      'Ben answered.',
      'Last bird seen: Right now and This week.',
    ]);
  });

  test('[MI-R47] a resignation says who wins', () => {
    const state = given();
    game.apply(state, 0, resign, { chance: { below: () => 0 }, at: 0, reveal() {} });
    const ended: Event = { type: 'gameEnded', why: 'resign', winners: [1], scores: [0, 0] };
    expect(tell(ended).map((line) => say(en, line, reader))).toEqual(['Ana resigned.', 'Ben wins.']);
  });
});

describe('labels', () => {
  const state = given({
    hands: ['S1 K3 HUN', ''],
    colonies: [['(S4) (S3) (S2)', 'K4'], ['K4']],
    config: { settlementTheft: true },
  });
  test.each<[Action, string]>([
    [lay('K3'), 'Start a new colony with black kite 3'],
    [lay('S1'), 'Start a new colony with stilt 1 (night), face down'],
    [lay('K3', 2), 'Add black kite 3 to your black kites'],
    [lay('S1', 1), 'Add stilt 1 (night) to your night colony 1, face down'],
    [danger('HUN', 11), 'Hunter: take the top card of Ben’s black kites'],
    [danger('HUN', 'kite'), 'Hunter: take the top card of Ben’s settlement of black kites'],
    [split(1, 2), 'Split your night colony 1 after 2 cards'],
    [join(1, 2), 'Join: your black kites on top of your night colony 1'],
    [redraw, 'Pass: swap your hand for 3 new cards'],
    [drop(2), 'Pass: give up your black kites'],
    [arriveNow, 'Yes, turn it over'],
    [keepFlying, 'Not yet'],
    [leftovers(), 'None of them'],
    [leftovers(1), 'Discard night colony 1'],
    [leftovers(1, 2), 'Discard night colony 1 and black kites'],
    [discard('K3'), 'Discard black kite 3'],
    [sky('week'), 'This week'],
    [resign, 'Resign'],
  ])('[MI-2.2] %j', (action, text) => {
    expect(say(en, label(action, game.view(state, 0), 0), reader)).toBe(text);
  });
});

describe('the texts', () => {
  test('[MI-R52] every option and every value of it has its words', () => {
    for (const { name, values } of TABLE_OPTIONS) {
      for (const key of [`option.${name}`, ...values.map((value) => `option.${name}.${value}`)]) {
        expect([key, options[key]]).toEqual([key, expect.any(String)]);
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
    expect(said(lay('K4', 1))).toBe('Numbers never go up: 4 is more than 3. Choose another colony.');
    expect(said(lay('K4', 2))).toBe(
      'One colony, one species: a black kite does not fit with a night colony. Choose another colony.',
    );
    expect(said(join(1, 3))).toBe(
      'One colony, one species: a bee-eater does not fit with a black kite. Choose another colony.',
    );
    expect(said(danger('HUN', 11))).toBe('Hunter cannot reach a night card. Choose another colony.');
    expect(said(lay('K4'))).toBe('You already have 4 colonies in the air. Join two, or give one up, first.');
  });
});

describe('who reads is spoken to', () => {
  const names = ['Ana', 'Ben'];
  const texts = { ...en, 'seat.you': 'you' };
  const ids = { kite: cardId('K3'), stilt: cardId('S3') };
  const events: readonly (readonly [Event, actor: string, other: string, watcher: string])[] = [
    [
      { type: 'gameStarted', first: 0, draw: 48, hands: [null, null] },
      'You go first. 48 cards in the draw pile.',
      'Ana goes first. 48 cards in the draw pile.',
      'Ana goes first. 48 cards in the draw pile.',
    ],
    [
      { type: 'cardsDrawn', seat: 0, count: 2, faces: [ids.stilt, 'light'] },
      'You drew stilt 3 (night) and Light pollution.',
      'Ana drew stilt 3 (night) and Light pollution.',
      'Ana drew stilt 3 (night) and Light pollution.',
    ],
    [
      { type: 'handDiscarded', seat: 0, faces: [ids.kite, ids.kite, 'hunter'] },
      'You passed and discarded black kite 3 twice and a Hunter.',
      'Ana passed and discarded black kite 3 twice and a Hunter.',
      'Ana passed and discarded black kite 3 twice and a Hunter.',
    ],
    [
      {
        type: 'birdPlayed',
        seat: 0,
        colony: 1,
        slot: 1,
        place: 1,
        shows: 'kite',
        phase: 'day',
        face: ids.kite,
        species: 'kite',
      },
      'You added black kite 3 to your black kites.',
      'Ana added black kite 3 to their black kites.',
      'Ana added black kite 3 to their black kites.',
    ],
    [
      {
        type: 'dangerPlayed',
        seat: 0,
        danger: 'hunter',
        target: 1,
        slot: 1,
        shows: 'kite',
        phase: 'day',
        face: ids.kite,
      },
      'You played a Hunter and took black kite 3 from Ben’s black kites.',
      'Ana played a Hunter and took black kite 3 from your black kites.',
      'Ana played a Hunter and took black kite 3 from Ben’s black kites.',
    ],
    [
      { type: 'coloniesJoined', seat: 0, lower: 1, upper: 2, slots: [1, 2], shows: ['kite', 'kite'] },
      'You joined two colonies of black kites into one.',
      'Ana joined two colonies of black kites into one.',
      'Ana joined two colonies of black kites into one.',
    ],
    [
      { type: 'colonyArrived', seat: 0, colony: 1, species: 'kite', value: 3, faces: [] },
      'Your black kites are home: 3 birds.',
      'Ana’s black kites are home: 3 birds.',
      'Ana’s black kites are home: 3 birds.',
    ],
    [
      { type: 'colonyFailed', seat: 0, colony: 1, fault: 'wrongOrder', faces: [] },
      'Your colony has scattered: a number went up.',
      'Ana’s colony has scattered: a number went up.',
      'Ana’s colony has scattered: a number went up.',
    ],
    [
      { type: 'gameEnded', why: 'types', winners: [0], scores: [9, 6] },
      'All five species are home. You win, with 9 birds home against 6.',
      'All five species are home. Ana wins, with 9 birds home against 6.',
      'All five species are home. Ana wins, with 9 birds home against 6.',
    ],
    [
      { type: 'gameEnded', why: 'arrivals', winners: [0, 1], scores: [7, 7] },
      'Five colonies are home. You share the win: 7 birds home each.',
      'Five colonies are home. You share the win: 7 birds home each.',
      'Five colonies are home. The win is shared: 7 birds home each.',
    ],
    [
      { type: 'gameEnded', why: 'season', winners: [0], scores: [7, 7] },
      'No colony came home for too long, so the season is over. You both brought 7 birds home. The tie goes to you.',
      'No colony came home for too long, so the season is over. Both brought 7 birds home. The tie goes to Ana.',
      'No colony came home for too long, so the season is over. Both brought 7 birds home. The tie goes to Ana.',
    ],
  ];

  test.each(events)('[MI-R29] %j', (event, ...heard) => {
    const said = [0, 1, null].map((seat) =>
      tell(event)
        .map((line) => say(texts, line, { language: 'en', names, seat }))
        .join(' '),
    );
    expect(said).toEqual(heard);
  });

  test('[MI-3.10] two colonies of the same birds are told apart by the place the table shows', () => {
    const state = given({ hands: ['K2 S1 HUN', ''], colonies: [['K4', 'K3'], ['B4']] });
    const named = (action: Action): string => say(texts, label(action, game.view(state, 0), 0), reader);
    expect([named(lay('K2', 1)), named(lay('K2', 2)), named(drop(11))]).toEqual([
      'Add black kite 2 to your black kites 1',
      'Add black kite 2 to your black kites 2',
      'Pass: give up your bee-eaters',
    ]);
  });
});
