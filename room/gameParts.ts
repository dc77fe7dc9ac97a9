import { Type } from 'typebox';
import type { Form, Kind, Outcome } from '../engine/game.ts';
import type { Delta } from './encoding/delta.ts';
import type { Packed } from './encoding/pack.ts';

/**
 * Parts whose shape belongs to the game: the schema says nothing about them, the compiler what rules and room
 * say.
 */
export const Menu = Type.Unsafe<Packed>(Type.Array(Type.Unknown()));
export const Forms = Type.Unsafe<readonly Form<Kind['action']>[]>(Type.Array(Type.Unknown()));
export const Events = Type.Unsafe<readonly Kind['event'][]>(Type.Array(Type.Unknown()));
export const Change = Type.Unsafe<Delta>(Type.Unknown());
export const End = Type.Unsafe<Outcome>(Type.Unknown());
