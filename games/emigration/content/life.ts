import type { Sourced } from '../../../engine/content.ts';
import type { Life } from '../content.ts';
import type { Effect, Keep } from './effects.ts';

interface Rest {
  readonly cost?: number;
  readonly keep?: Keep;
  readonly note?: string;
}

const life = (
  id: string,
  source: Sourced['source'],
  effects: readonly Effect[],
  { cost = 0, keep, note }: Rest = {},
): Life & Sourced => ({
  id: `LIFE-${id}`,
  name: null,
  cost,
  effects,
  keep: keep ?? null,
  source,
  ...(note === undefined ? {} : { note }),
});

/** 5.6: seven packs of four. Three names and three designs are attested, the rest is reconstructed. */
export const LIFE_ROWS: readonly (Life & Sourced)[] = [
  // Augustine: community.
  life('AU-1', 'reconstructed', [{ do: 'takePer', of: 'connections', money: 1, most: 5 }]),
  life('AU-2', 'reconstructed', [
    { do: 'everyoneTakes', money: 1 },
    { do: 'take', money: 2 },
  ]),
  life('AU-3', 'reconstructed', [{ do: 'assure', assurance: 1 }], { cost: 2 }),
  life('AU-4', 'reconstructed', [{ do: 'newDestination' }]),
  // Socrates: shaken certainties.
  life('SO-1', 'rulebook', [{ do: 'pandemic' }]),
  life('SO-2', 'rulebook', [{ do: 'pandemic' }]),
  life('SO-3', 'rulebook', [{ do: 'fogLoss', amount: 1 }, { do: 'discardLife' }], {
    note: 'the icon of what is lost is missing (EM-R57)',
  }),
  life('SO-4', 'reconstructed', [
    { do: 'take', money: 1 },
    { do: 'turnUp', times: 2 },
  ]),
  // Hippocrates: health.
  life('HI-1', 'rulebook', [{ do: 'shareOfRichest', per: 2 }]),
  life('HI-2', 'reconstructed', [{ do: 'assureHolders', of: 'documents', assurance: 1, money: 1 }]),
  life('HI-3', 'reconstructed', [{ do: 'take', money: 3 }], { keep: { as: 'burnout', n: 1 } }),
  life('HI-4', 'reconstructed', [
    { do: 'anotherTakes', money: 2 },
    { do: 'assure', assurance: 1 },
  ]),
  // Hypatia: study.
  life('HY-1', 'reconstructed', [], { keep: { as: 'scholarship', n: 4 } }),
  life('HY-2', 'reconstructed', [], { keep: { as: 'studyGroup', n: 5 } }),
  life('HY-3', 'reconstructed', [{ do: 'byDegree', assurance: 1, money: 2 }]),
  life('HY-4', 'reconstructed', [{ do: 'examDay', money: 2 }]),
  // Confucius: family.
  life('CO-1', 'reconstructed', [{ do: 'take', money: 5 }], { keep: { as: 'loan', n: 1 } }),
  life('CO-2', 'reconstructed', [{ do: 'assure', assurance: 2 }], { cost: 4 }),
  life('CO-3', 'reconstructed', [], { cost: 3, keep: { as: 'register', n: 1 } }),
  life('CO-4', 'reconstructed', [{ do: 'loseEither', money: 3, assurance: 1 }]),
  // Ibn Khaldun: work and trade.
  life('IK-1', 'reconstructed', [], { keep: { as: 'side', n: 4 } }),
  life('IK-2', 'reconstructed', [{ do: 'everyoneLosesPer', per: 4 }]),
  life('IK-3', 'reconstructed', [
    { do: 'take', money: 1 },
    { do: 'cashIn', times: 2, money: 4, assurance: 0 },
  ]),
  life('IK-4', 'reconstructed', [{ do: 'duesFromRicher', by: 2, money: 1 }]),
  // Laozi: patience.
  life('LA-1', 'reconstructed', [], { keep: { as: 'wait', n: 1 } }),
  life('LA-2', 'reconstructed', [{ do: 'take', money: 1 }, { do: 'turnToken' }]),
  life('LA-3', 'reconstructed', [
    { do: 'take', money: 1 },
    { do: 'reliefForPoor', upTo: 2, money: 3 },
  ]),
  life('LA-4', 'reconstructed', [{ do: 'cashIn', times: 1, money: 1, assurance: 1 }]),
];
