import { seeded } from '../engine/chance.ts';
import type { Game, Kind, Seat } from '../engine/game.ts';
import { type Scene, sceneOf } from './encoding/follow.ts';
import type { Picture } from './protocol.ts';

/**
 * The scene of a client that holds the rules and is therefore sent no menus. Worlds that a seat cannot tell
 * apart give it the same choices (L9), so those of any world that looks like its view are the right ones.
 */
export function ruledScene(game: Game<Kind>, picture: Picture, seat: Seat | null): Scene {
  const { must, may } = picture.awaiting;
  const scene = sceneOf(picture);
  // L4: nobody else has a choice.
  if (seat === null || !(must.includes(seat) || may.includes(seat))) return scene;
  const world = game.imagine(picture.view, seat, null, seeded('choices'));
  return { ...scene, options: game.options(world, seat), forms: game.forms(world, seat) };
}
