import type { Kind } from '../game.ts';
import { replay, verifyRecord } from '../record.ts';
import type { Title } from '../title.ts';
import { someCases } from './cases.ts';
import { type Evidence, LawBroken, type WholeLaw } from './law.ts';
import { walk } from './walk.ts';

export const recordings: WholeLaw = {
  law: 'L1b',
  title: 'recorded games play as they were recorded',
  check({ game }, { recorded }) {
    recorded.forEach((record, i) => {
      const difference = verifyRecord(game, record);
      if (difference !== undefined) throw new LawBroken('L1b', `recorded game ${i} differs`, difference);
    });
  },
};

/** Rare ends need many games; these are cheap, and it stops as soon as everything was met. */
const MORE_GAMES = 20;

export const coverage: WholeLaw = {
  law: 'L13',
  title: 'every action type, event type and way to end occurs',
  check(title, evidence) {
    const { game } = title;
    const missing = {
      actions: new Set<string>(game.actionTypes),
      events: new Set<string>(game.eventTypes),
      ends: new Set(game.ends),
    };
    const games = evidence.games * MORE_GAMES;
    for (const [kind, type] of everythingMet(title, { ...evidence, games })) {
      missing[kind].delete(type);
      if (missing.actions.size + missing.events.size + missing.ends.size === 0) return;
      const declared = { actions: game.actionTypes, events: game.eventTypes, ends: game.ends }[kind];
      if (!declared.includes(type)) throw new LawBroken('L13', `${kind} do not declare ${type}`);
    }
    const left = Object.entries(missing).flatMap(([kind, types]) =>
      [...types].map((type) => `${kind}: ${type}`),
    );
    if (left.length > 0) throw new LawBroken('L13', `never met in ${games} games`, left);
  },
};

type Met = readonly [kind: 'actions' | 'events' | 'ends', type: string];

function* everythingMet<K extends Kind>(title: Title<K>, evidence: Evidence): Generator<Met> {
  const { game } = title;
  for (const record of evidence.recorded) {
    for (const { state, action, events } of replay(game, record)) {
      if (action !== undefined) yield ['actions', action.type];
      for (const event of events) yield ['events', event.type];
      const end = game.outcome(state);
      if (end !== undefined) yield ['ends', end.why];
    }
  }
  for (const given of someCases(title, evidence)) {
    for (const { state, did, events, next } of walk(title, given)) {
      if (did !== undefined) yield ['actions', did.action.type];
      for (const event of events) yield ['events', event.type];
      const end = next === undefined ? game.outcome(state) : undefined;
      if (end !== undefined) yield ['ends', end.why];
    }
  }
}
