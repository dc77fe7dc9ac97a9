import { title as ellisIsland } from '../index.ts';

/** The game and its bots as they are dealt: with the printed cards. */
export const { game, brain } = ellisIsland;
