import { parentPort, workerData } from 'node:worker_threads';
import { bug } from '../engine/bug.ts';
import { playPart } from './ask/block.ts';
import type { Question } from './ask/question.ts';
import { titleOf } from './titles.ts';

/** One thread of a question: says that it is ready, then plays each part whose number it is sent. */
const port = parentPort ?? bug('a worker without a parent');
const question = workerData as Question;
const title = titleOf(question.game);

port.on('message', (part: number) => port.postMessage(playPart(title, question, part)));
port.postMessage('ready');
