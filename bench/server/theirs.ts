import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { migratoGame } from '../boardgameio/game.ts';
import { answerStats } from './contract.ts';
import { dealName, everyDeal, theirDeal } from './deals.ts';

const load = createRequire(import.meta.url);
const { Server } = load('boardgame.io/server') as typeof import('boardgame.io/server');

/** boardgame.io's own server with its default storage: the memory of the process. */
console.log = console.info = () => {};
const games = everyDeal.map((deal) => migratoGame(theirDeal(deal), dealName(deal)));
const server = Server({ games, origins: [/./] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
process.on('SIGTERM', () => process.exit(0));
answerStats((appServer.address() as AddressInfo).port);
