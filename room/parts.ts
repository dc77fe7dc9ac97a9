import { Type } from 'typebox';
import { LONGEST_NAME } from './limits.ts';

/** What messages in both directions, and the bodies of the HTTP API, are made of. */

/** Chosen by the client, unique per seat: sending it again is harmless. */
export const Id = Type.String({ minLength: 1, maxLength: 36, pattern: '^[A-Za-z0-9_-]+$' });
export const Seat = Type.Integer({ minimum: 0, maximum: 99 });
export const Count = Type.Integer({ minimum: 0 });
export const TableId = Type.String({ pattern: '^[a-z0-9]{8,32}$' });
export const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
export const PersonName = Type.String({ minLength: 1, maxLength: LONGEST_NAME });
/** As browsers name it: `de`, `pt-BR`. */
export const LanguageTag = Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$' });
export const BotLabel = Type.String({ pattern: '^[a-z]+(-[a-z]+)?(:[0-9]{1,6})?$', maxLength: 32 });
export const Milliseconds = Type.Union([
  Type.Integer({ minimum: 1000, maximum: 7 * 24 * 3600 * 1000 }),
  Type.Null(),
]);
export const Key = Type.String({ pattern: '^[A-Za-z0-9._-]+$', maxLength: 80 });
/** Whose views a history shows. */
export const PastEyes = Type.Union([Seat, Type.Literal('public'), Type.Literal('all')]);
