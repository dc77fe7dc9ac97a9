/** Short tables, so that random play comes to an end; together each value of each option at least once. */
export const TABLES: readonly Readonly<Record<string, unknown>>[] = [
  { mode: 'quick', lastFerry: 6, mentalFaces: 'printed' },
  {
    mode: 'short',
    lastFerry: 5,
    pace: 'async',
    familyAssignment: 'random',
    mentalFaces: 'printed',
    startDice: 'one',
    startingHand: 'oneOfEach',
    handLimit: 15,
    finish: 'equalTurns',
    gifts: 'on',
  },
  {
    mode: 'quick',
    lastFerry: 8,
    resourceSupply: 'finite',
    detentionClock: 'tableTurns',
    physicalForm: 'race',
    slapForm: 'single',
    falseSlap: 'skipCard',
    physical2p: 'clock',
    physicalRivals: 'next1',
    mentalTimer: 'double',
    mentalFaces: 'printed',
    interviewForm: 'spoken',
    coverFrom: 'turnStart',
    offerExpiry: 'untilNextTurn',
  },
];

/** Each mode once, for many seats. */
export const LONG_TABLES: readonly Readonly<Record<string, unknown>>[] = [
  { mode: 'long', lastFerry: 5, mentalFaces: 'printed' },
  {
    mode: 'short',
    lastFerry: 5,
    mentalFaces: 'printed',
    physicalForm: 'nerve',
    offerExpiry: 'untilNextTurn',
  },
  { mode: 'quick', lastFerry: 5, mentalTimer: 'off', physicalRivals: 'next3', physical2p: 'autopass' },
];
