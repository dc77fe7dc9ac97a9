import type { GameStory } from '../../../kit/table.ts';
import type { Displacement } from '../kind.ts';
import Story from './Story.svelte';
import Way from './Way.svelte';
import { weigh } from './weigh.ts';

/** The end of a game, loaded when it comes. */
export const story: GameStory<Displacement> = { Story, Way, weigh };
