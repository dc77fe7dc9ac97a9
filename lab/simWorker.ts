import { parentPort, workerData } from 'node:worker_threads';
import { bug } from '../engine/bug.ts';
import { MUTANTS } from './sim/mutants.ts';
import { playSeed } from './sim/seeds.ts';

/** One thread of the simulator: says that it is ready, then plays each seed that it is sent. */
const port = parentPort ?? bug('a worker without a parent');
const mutation = (typeof workerData === 'string' ? MUTANTS[workerData] : undefined) ?? {};

port.on('message', async (seed: number) => port.postMessage(await playSeed(seed, mutation)));
port.postMessage('ready');
