import type { Sitter } from '../../kit/Seats.svelte';
import type { Play } from './play.svelte.ts';

/** The others at the table, as everybody may know them. */
export const sittersOf = (play: Play): readonly Sitter[] =>
  (play.session.table?.seats ?? []).flatMap((seat, i) =>
    i === play.seat
      ? []
      : [
          {
            seat: i,
            name: play.names[i] ?? '',
            here: seat.connected || seat.kind === 'bot',
            standIn: seat.standIn || seat.kind === 'bot',
            free: seat.free,
            host: play.session.table?.host === i && play.session.link !== 'local',
            onTurn: play.shown?.awaiting.must.includes(i) === true,
          },
        ],
  );
