import { teaches } from '../../../engine/testing/lessons.ts';
import { game } from '../testing/game.ts';
import { lessons } from './index.ts';

teaches(game, lessons);
