import type { GameStory } from '../../../kit/table.ts';
import type { EllisIsland } from '../kind.ts';
import Story from './Story.svelte';
import Way from './Way.svelte';
import { weigh } from './weigh.ts';

export const story: GameStory<EllisIsland> = { Story, Way, weigh };
