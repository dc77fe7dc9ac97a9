import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { titles } from '../games/index.ts';
import { EarRobot } from './testing/earRobot.ts';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);
const LONG = process.env.CROSSINGS_LONG === '1';
/** So many decisions at each commit; the long run plays to the end and keeps what was heard. */
const SHORT = 14;
const HEARD = join(import.meta.dirname, '../docs/heard');
/** What a person needs for one decision. */
const MOST_KEYS = 8;

test.each(Object.keys(titles))('%s can be played by ear and keys', async (id) => {
  const page = await here.visitor();
  await page.goto(`/solo/${id}`);
  await page.locator('#prompt').waitFor();
  const robot = new EarRobot(page, seeded(`ear ${id}`));
  const most = LONG ? Number.POSITIVE_INFINITY : SHORT;
  while (robot.turns.length < most && (await robot.step())) {
    // A step is a decision, or a key that a moment waits for.
  }
  const keys = robot.turns.map((turn) => turn.keys.length).sort((a, b) => a - b);
  expect(keys[Math.floor(keys.length / 2)]).toBeLessThanOrEqual(MOST_KEYS);
  expect(robot.turns.flatMap(({ heard }) => heard).length).toBeGreaterThan(robot.turns.length / 2);
  await robot.hearOut();
  const times = (list: readonly string[], text: string): number => list.filter((one) => one === text).length;
  const wrong = async (): Promise<readonly string[]> => {
    const told = (await robot.log()).filter((one) => one !== '');
    const heard = await robot.heard();
    // What stands in the log was said as often as it stands there; only what was secret then is told otherwise
    // now. Of its own draws the log keeps less than was said.
    const never = told.filter((one) => !one.startsWith('You ') && !heard.includes(one));
    const often = told.filter((one) => heard.includes(one) && times(heard, one) !== times(told, one));
    const said = often.map((one) => `told ${times(told, one)}, heard ${times(heard, one)}: ${one}`);
    return never.length <= told.length / 10 ? said : [...said, ...never.map((one) => `never heard: ${one}`)];
  };
  await expect.poll(wrong).toEqual([]);
  if (LONG) {
    mkdirSync(HEARD, { recursive: true });
    writeFileSync(join(HEARD, `${id}.txt`), robot.written(`${id}, as heard and played by keys`));
  }
  await page.context().close();
});
