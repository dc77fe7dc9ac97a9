import { parentPort, workerData } from 'node:worker_threads';
import { bug } from '../../engine/bug.ts';
import { BadInput } from '../../engine/door.ts';
import { titleOf } from '../titles.ts';
import { type Environment, openEnvironment, roomOf, spacesOf } from './environment.ts';
import { frameIn, partOf } from './frame.ts';
import type { Done, Job, Task } from './threads.ts';
import { answerTo } from './words.ts';

/** One thread of an environment: says that it is ready, then does what it is sent with its tables. */
const port = parentPort ?? bug('a worker without a parent');
const { game, setting, shown, memory }: Job = workerData;
const title = titleOf(game);
const { config, others, observe } = setting;
const spaces = spacesOf(title, config, others.length, setting.memory);
const room = roomOf(spaces, { tables: setting.tables, seats: others.length, observe });
let env: Environment | undefined;

function done(task: Task): Done {
  if (task.is === 'take') {
    const { from, many } = task;
    const part = { from, of: setting.tables, frame: partOf(frameIn(memory, room), room, from, many) };
    env = openEnvironment(title, { ...setting, tables: many, spaces, part });
    return {};
  }
  if (env === undefined) return bug('tables were asked for before they were given');
  switch (task.is) {
    case 'step':
      env.step(task.answers);
      return {};
    case 'ask':
      return { reply: answerTo(env, task.said, shown) };
    case 'pack':
      return { packed: env.pack(task.slot) };
    case 'unpack':
      return { slot: env.unpack(task.packed) };
  }
}

port.on('message', (task: Task) => {
  try {
    port.postMessage(done(task));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    // As itself it would arrive as an error of no kind.
    port.postMessage({ field: error.field, problem: error.problem });
  }
});
port.postMessage('ready');
