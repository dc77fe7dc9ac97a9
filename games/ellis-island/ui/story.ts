import type { GameStory } from '../../../kit/table.ts';
import type { EllisIsland } from '../kind.ts';
import Story from './Story.svelte';
import Way from './Way.svelte';

export const story: GameStory<EllisIsland> = { Story, Way };
