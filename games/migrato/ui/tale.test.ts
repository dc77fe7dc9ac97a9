import { expect, test } from 'vitest';
import { bug } from '../../../engine/bug.ts';
import { FACES, type FaceId, type Species } from '../content.ts';
import type { Event } from '../event.ts';
import { taleOf } from './tale.ts';

const face = (species: Species, number: number): FaceId =>
  FACES.find((row) => row.species === species && row.number === number)?.id ?? bug('no such face');
const bird = (colony: number, place: number, id: FaceId, species: Species): Event => ({
  type: 'birdPlayed',
  seat: 0,
  colony,
  slot: colony,
  place,
  shows: null,
  face: id,
  species,
  phase: id.endsWith('-night') ? 'night' : 'day',
});
const turnEnded = (turn: number): Event => ({ type: 'turnEnded', seat: 0, turn, sinceArrival: 0 });
const arrived = (colony: number, species: Species, faces: readonly FaceId[]): Event => ({
  type: 'colonyArrived',
  seat: 0,
  colony,
  species,
  value: 2,
  faces,
});
const told = (events: readonly Event[]) => taleOf(events.map((event, seq) => ({ seq, events: [event] })));

test('a failed check names the turn on which the card that spoilt it was laid, through splits and joins', () => {
  const [a, b, c] = [face('stilt', 2), face('stilt', 3), face('stilt', 1)];
  const { failures } = told([
    bird(1, 0, a, 'stilt'),
    turnEnded(1),
    bird(2, 0, b, 'stilt'),
    turnEnded(2),
    { type: 'coloniesJoined', seat: 0, lower: 1, upper: 2, slots: [1, 2], shows: [null, null] },
    turnEnded(3),
    bird(1, 2, c, 'stilt'),
    { type: 'colonyFailed', seat: 0, colony: 1, fault: 'wrongOrder', faces: [a, b, c] },
  ]);
  expect(failures).toMatchObject([{ turn: 4, laid: 2, fault: 'wrongOrder' }]);
});

test('the brink: four species are home and the fifth lacks one card at the end of a turn', () => {
  const four = (['brent', 'kite', 'stilt', 'beeeater'] as const).map((one, i) =>
    arrived(i + 1, one, [face(one, one === 'brent' ? 5 : 2)]),
  );
  const { brinks, arrivals } = told([
    ...four,
    bird(9, 0, face('teal', 4), 'teal'),
    turnEnded(1),
    turnEnded(2),
  ]);
  expect(brinks.map(({ turn, scores }) => [turn, ...scores])).toEqual([
    [1, 8, 0],
    [2, 8, 0],
  ]);
  expect(arrivals.every((one) => one.flew === 'night' || one.flew === 'day')).toBe(true);
});
