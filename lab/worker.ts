import { parentPort, workerData } from 'node:worker_threads';
import { bug } from '../engine/bug.ts';
import { playChunk, type Simulation } from './chunk.ts';
import { titleOf } from './titles.ts';

/** One thread of a simulation: says that it is ready, then plays each chunk whose number it is sent. */
const port = parentPort ?? bug('a worker without a parent');
const simulation = workerData as Simulation;
const title = titleOf(simulation.job.game);

port.on('message', (chunk: number) => {
  port.postMessage(playChunk(title, simulation, chunk));
});
port.postMessage('ready');
