import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import type { Viewer } from '../../../engine/game.ts';
import { act, sitDown } from '../../../engine/sitting.ts';
import type { FamilyRow } from '../content/families.ts';
import { FAMILY_ROWS } from '../content/families.ts';
import type { State } from '../state.ts';
import { brain, game } from '../testing/game.ts';
import { given, play } from '../testing/given.ts';
import { ownFamilies } from '../testing/ownSet.ts';

const interviewed = (config: object = {}): State => {
  const state = given({
    step: 'challenge',
    moved: 1,
    config: { ...config },
    players: [{ family: 'HAR', at: { 1: 'BOI', 2: 'S05', 3: 'S05' }, hand: 'T1' }],
  });
  play(state, 0, { type: 'attempt', challenge: 'interview' });
  return state;
};

/** Everything that is written on a card and could be read somewhere, but for the one name that may be. */
function wordsOn(family: FamilyRow, but: string): string[] {
  const own = [
    family.name,
    family.homeTown,
    family.ship,
    family.port,
    family.arrival,
    family.destination,
    family.contact,
    family.keepsake,
    family.history,
  ];
  const members = family.members.flatMap((one) => [
    one.name,
    one.occupation,
    one.carries,
    one.plan,
    one.mark,
  ]);
  return [...own, ...members].filter((word) => word !== but);
}

function withoutQuestions(state: State, viewer: Viewer): string {
  const { interview, ...rest } = game.view(state, viewer);
  return JSON.stringify({ ...rest, interview: { ...interview, questions: [] } });
}

describe('the Interview covers the card', () => {
  test('[EI-X45] [EI-R39] [EI-R50] no view of the challenger or of spectators holds a fact of the family', () => {
    const state = interviewed();
    for (const viewer of [0, 'public'] as const) {
      const text = withoutQuestions(state, viewer);
      for (const word of wordsOn(FAMILY_ROWS[0] as FamilyRow, 'Daniel')) expect(text).not.toContain(word);
      expect(game.view(state, viewer).players[0]).toMatchObject({ family: null, card: null });
      expect(game.view(state, viewer).interview?.name).toBe('Daniel');
    }
    expect(game.view(state, 1).players[0]).toMatchObject({ family: 'HAR', card: null });
    expect(game.view(state, 2).players[0]?.card?.ship).toBe('Cedric');
  });

  test('[EI-R39] [EI-R55] of a set of the host no view holds more than faces and the own card', () => {
    const families = ownFamilies();
    const state = interviewed({ content: { id: 'mine', families } });
    const [harrington, ...others] = families;
    for (const viewer of [0, 'public'] as const) {
      const text = withoutQuestions(state, viewer);
      for (const word of wordsOn(harrington as FamilyRow, 'Daniel (own)')) expect(text).not.toContain(word);
    }
    const told = JSON.stringify([game.view(state, 1), game.publicConfig?.(state.config)]);
    const own = game.view(state, 1).players[1]?.card?.id;
    for (const { id, ship, history } of [harrington as FamilyRow, ...others]) {
      for (const fact of [ship, history]) expect(told.includes(fact)).toBe(id === own);
    }
  });

  test('[EI-R39] before and after it the owner reads the card, and nobody else does', () => {
    const state = given({ players: [{ family: 'HAR' }] });
    expect(game.view(state, 0).players[0]?.card?.ship).toBe('Cedric');
    expect(game.view(state, 1).players[0]).toMatchObject({ family: 'HAR', card: null });
    const after = interviewed();
    for (let q = 1; q <= 3; q++) play(after, 0, { type: 'answer', question: q, option: 1 });
    expect(game.view(after, 0).players[0]?.card?.ship).toBe('Cedric');
    expect(game.view(after, 2).players[0]?.card).toBeNull();
  });

  test('[EI-R39] coverFrom turnStart covers the facts in the own turn, not the public face', () => {
    const state = given({ config: { coverFrom: 'turnStart' }, players: [{ family: 'HAR' }] });
    expect(game.view(state, 0).players[0]).toMatchObject({ family: 'HAR', card: null });
    expect(game.view(state, 1).players[1]?.card).not.toBeNull();
  });

  test('[EI-R39] a whole history read during an Interview tells the challenger nothing of the card', () => {
    let read = 0;
    for (let seed = 0; seed < 8; seed++) {
      const chance = seeded(`history ${seed}`);
      const config = game.parseConfig({ mentalFaces: 'printed' }, { seats: 3, ranked: false });
      const sitting = sitDown(game, config, 3, chance);
      for (let i = 0; i < 900 && game.outcome(sitting.state) === undefined; i++) {
        const { must, may, window } = game.awaiting(sitting.state);
        const seat = must[0] ?? (chance.below(2) === 0 ? may[0] : undefined);
        const options = seat === undefined ? [] : game.options(sitting.state, seat);
        if (seat !== undefined && options.length > 0) {
          act(game, sitting, seat, brain.rollout(sitting.state, seat, options, chance), chance, 200);
        } else if (window !== undefined) act(game, sitting, 'clock', window.closes, chance, window.ms);
        const { interview } = sitting.state;
        if (interview === null || interview.at !== 0) continue;
        read++;
        const family = FAMILY_ROWS[sitting.state.players[interview.seat]?.family ?? 0] as FamilyRow;
        const spoken = family.members[interview.slot]?.name ?? '';
        const old = [...sitting.start.events, ...sitting.entries.flatMap(({ events }) => events)];
        for (const viewer of [interview.seat, 'public'] as const) {
          const lines = old.flatMap((event) => game.redact(event, viewer, sitting.state, 'later') ?? []);
          // What another family was asked may sound the same.
          const own = lines.filter((line) => !('seat' in line) || line.seat === interview.seat);
          const text = JSON.stringify(own);
          for (const word of wordsOn(family, spoken)) expect(text).not.toContain(JSON.stringify(word));
        }
      }
    }
    expect(read).toBeGreaterThan(10);
  });

  test('[EI-R39] options, forms and refusals of the challenger carry positions, not facts', () => {
    const state = interviewed();
    expect(game.options(state, 0)).toEqual(
      [1, 2, 3, 4, 5, 6].map((option) => ({ type: 'answer', question: 1, option })),
    );
    expect(game.forms(state, 0)).toEqual([]);
    expect(game.refuse(state, 0, { type: 'roll' })).toEqual({ rule: 'EI-R52', key: 'E_WRONG_STEP' });
  });
});

describe('hands and decks', () => {
  test('[EI-R50] hand sizes are public, contents are not; decks show their size', () => {
    const state = given({ players: [{ hand: 'T2 P1' }] });
    expect(game.view(state, 1).players[0]).toMatchObject({ handSize: 3, hand: null });
    expect(game.view(state, 0).players[0]?.hand).toEqual([2, 0, 1, 0, 0, 0, 0, 0]);
    expect(typeof game.view(state, 0).pile).toBe('number');
  });

  test('[EI-R50] settings are shown to nobody else, not even after the game', () => {
    const state = given({ seats: 2 });
    play(state, 0, { type: 'prefer', calm: true, text: true, time: 'none' });
    play(state, 1, { type: 'resign' });
    for (const viewer of [1, 'public', 'all'] as const) {
      expect(JSON.stringify(game.view(state, viewer).players[0]?.prefer)).toBe('null');
    }
    expect(game.view(state, 0).players[0]?.prefer?.calm).toBe(true);
  });
});
