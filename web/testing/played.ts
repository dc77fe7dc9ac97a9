import type { Page } from 'playwright-core';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { versionOf } from '../../engine/versions.ts';
import { PLAIN_SEAT } from '../../room/head.ts';
import { newHead } from '../../room/start.ts';
import type { Change } from '../../room/store.ts';

const seatsOf = (seats: number) =>
  Array.from({ length: seats }, (_, i) => ({
    kind: i === 0 ? ('human' as const) : ('bot' as const),
    name: `Maximilia${i}`,
    bot: 'greedy',
  }));

/** Keeps a game that is over, played to its end by bots, as one of a person at this device, and says where it is. */
export async function keepPlayed(page: Page, game: string, seats: number, seed: string): Promise<string> {
  const bots = Array.from({ length: seats }, () => 'greedy');
  const plan = {
    game,
    options: {},
    seats: seatsOf(seats),
    id: 'played',
    played: { seed, bots, config: {} },
  };
  await page.addInitScript(
    (solos) => localStorage.setItem('crossings.solos', solos),
    JSON.stringify([{ plan, at: 1 }]),
  );
  return `/solo/${game}#played`;
}

/** Keeps a game that stands as given, as one of a person at this device in seat 0, and says where it is. */
export async function keepGiven<K extends Kind>(
  page: Page,
  { game }: Pick<Title<K>, 'game'>,
  state: K['state'],
  config: K['config'],
  seats: number,
): Promise<string> {
  const founding = {
    id: 'thisdevice',
    code: '000000',
    name: '',
    hostKey: 'host',
    created: 0,
    talk: 'off',
  } as const;
  const people = seatsOf(seats).map((seat, i) => ({
    ...PLAIN_SEAT,
    ...seat,
    key: i === 0 ? 'seat 0' : null,
  }));
  const head = newHead(game, { ...founding, config, seats: people });
  const change: Change = {
    head: { ...head, seq: 0, phase: 'playing', rev: 1 },
    state,
    entry: {
      seq: 0,
      kind: 'start',
      actor: null,
      action: null,
      at: 0,
      draws: [],
      learnt: [],
      events: [],
      version: versionOf(game),
      time: 0,
      by: 'person',
      to: null,
    },
  };
  const plan = { game: game.id, options: {}, seats: seatsOf(seats), id: 'given' };
  await page.goto('/join');
  await page.evaluate(
    async ([solos, row]) => {
      localStorage.setItem('crossings.solos', solos);
      const opening = indexedDB.open('crossings-games', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('changes', { autoIncrement: true }).createIndex('plan', 'plan');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const writing = opening.result.transaction('changes', 'readwrite');
      writing.objectStore('changes').add(JSON.parse(row));
      await new Promise((resolve) => (writing.oncomplete = resolve));
      opening.result.close();
    },
    [JSON.stringify([{ plan, at: 1 }]), JSON.stringify({ plan: 'given', change })] as const,
  );
  return `/solo/${game.id}#given`;
}
