import { describe, expect, test } from 'vitest';
import type { Actor, Game, Kind } from '../game.ts';
import {
  entriesBefore,
  type FreePlay,
  isWanted,
  type Lesson,
  type LessonBook,
  type LessonPart,
  luckAt,
  staged,
  stepAt,
} from '../lesson.ts';
import { parse } from '../message.ts';
import { act, type Sitting, sitDown } from '../sitting.ts';

/** Registers a test for each lesson: it is played by its own wishes, and every sentence is there. */
export function teaches<K extends Kind>(game: Game<K>, { lessons, texts }: LessonBook<K>): void {
  describe(`the lessons of ${game.id}`, () => {
    test('each has a name of its own', () => {
      const ids = lessons.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
    for (const lesson of lessons) {
      test(`${lesson.id} has all its sentences, and no other`, () => {
        const steps = lesson.parts.flatMap((part) => part.steps);
        const keys = ['title', 'text', ...steps.map(({ id }) => id)].map(
          (key) => `lesson.${lesson.id}.${key}`,
        );
        expect(new Set(keys).size, 'a step is named twice').toBe(keys.length);
        expect(keys.filter((key) => !(key in texts.en))).toEqual([]);
        const nudges = steps.map(({ id }) => `lesson.${lesson.id}.${id}.nudge`);
        const said = Object.keys(texts.en).filter((key) => key.startsWith(`lesson.${lesson.id}.`));
        expect(said.filter((key) => !keys.includes(key) && !nudges.includes(key))).toEqual([]);
        for (const key of said) expect(parse(texts.en[key] ?? '').length).toBeGreaterThan(0);
      });
      const ways = Math.max(
        ...lesson.parts.flatMap(({ steps }) => steps.map(({ wants }) => wants?.length ?? 0)),
      );
      for (const [number, part] of lesson.parts.entries()) {
        for (let way = 0; way < ways; way++) {
          if (way > 0 && !part.steps.some(({ wants }) => (wants?.length ?? 0) > way)) continue;
          test(`${lesson.id}, part ${number + 1}, can be followed to its end (way ${way + 1})`, () => {
            playPart(game, lesson, part, way);
          });
        }
      }
    }
  });
}

/** Follows one part; where several actions are wanted, the `way`th of them is done. */
function playPart<K extends Kind>(game: Game<K>, lesson: Lesson<K>, part: LessonPart<K>, way: number): void {
  const config = game.parseConfig(part.options, { seats: lesson.seats, ranked: false });
  const sitting = sitDown(staged(game, part), config, lesson.seats, luckAt(part, -1));
  game.audit(sitting.state);
  expect(JSON.parse(JSON.stringify(sitting.state))).toEqual(sitting.state);
  for (const [number, step] of part.steps.entries()) {
    const where = `${lesson.id}.${step.id}`;
    expect(entriesBefore(part, number), where).toBe(sitting.entries.length);
    expect(stepAt(part, number, sitting.entries.length), where).toBe(number);
    if (step.refused !== undefined) {
      const refusal = game.refuse(sitting.state, lesson.learner, step.refused.action);
      expect(refusal?.rule, `${where} should be refused`).toBe(step.refused.rule);
    }
    for (const wanted of step.wants ?? []) {
      expect(game.parseAction(JSON.parse(JSON.stringify(wanted))), where).toEqual(wanted);
      expect(isWanted(step, wanted), where).toBe(true);
      expect(
        game.refuse(sitting.state, lesson.learner, wanted),
        `${where}: ${JSON.stringify(wanted)}`,
      ).toBeUndefined();
    }
    const chosen = step.wants?.[way] ?? step.wants?.[0];
    if (chosen !== undefined) follow(game, sitting, part, lesson.learner, chosen, where);
    for (const scripted of step.others ?? []) {
      expect(scripted.by, `${where}: the learner acts only where something is wanted`).not.toBe(
        lesson.learner,
      );
      follow(game, sitting, part, scripted.by, scripted.action, where);
    }
    if (step.free !== undefined) {
      expect(number, `${where} must be the last of its part`).toBe(part.steps.length - 1);
      playFreely(game, sitting, part, lesson.learner, step.free);
    }
    expect(game.awaiting(sitting.state), where).toBeDefined();
  }
  expect(stepAt(part, 0, sitting.entries.length)).toBeLessThanOrEqual(part.steps.length);
}

const MOST_FREE_ENTRIES = 200;

/** As the lesson leads; where it waits, the clock goes on. */
function playFreely<K extends Kind>(
  game: Game<K>,
  sitting: Sitting<K>,
  part: LessonPart<K>,
  learner: number,
  { isOver, lead }: FreePlay<K>,
): void {
  for (let entry = 0; entry < MOST_FREE_ENTRIES; entry++) {
    const view = game.view(sitting.state, learner);
    if (isOver(view)) return;
    const action = lead(view);
    const { window } = game.awaiting(sitting.state);
    if (action !== undefined) follow(game, sitting, part, learner, action, 'free play');
    else follow(game, sitting, part, 'clock', window?.closes ?? expect.unreachable(), 'free play');
  }
  expect.unreachable('the free part of a lesson does not end');
}

function follow<K extends Kind>(
  game: Game<K>,
  sitting: Sitting<K>,
  part: LessonPart<K>,
  actor: Actor,
  action: K['action'],
  where: string,
): void {
  const { window } = game.awaiting(sitting.state);
  const at = actor === 'clock' ? (window?.ms ?? 0) : 0;
  if (actor === 'clock') expect(window?.closes, where).toEqual(action);
  const { refusal } = act(game, sitting, actor, action, luckAt(part, sitting.entries.length), at);
  expect(refusal, `${where}: ${actor} ${JSON.stringify(action)}`).toBeUndefined();
  game.audit(sitting.state);
}
