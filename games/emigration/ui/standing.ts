import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { View } from '../eyes/view.ts';
import { forecastOf } from '../pieces/forecast.ts';
import { type Ahead, fateOf, lead } from './lead.ts';

/** What one seat brings to the lanes, and where the numbers of all tokens lie. */
export interface Standing {
  readonly held: number;
  readonly papers: boolean;
  readonly ahead: Ahead | undefined;
  /** Tokens up to this number would put them in front. */
  readonly leads: number | undefined;
  readonly low: number;
  readonly high: number;
  fate(token: number): 'out' | 'in' | 'lead';
}

export function standingOf(view: View, seat: Seat): Standing {
  const one = view.seats[seat];
  const crossing = one?.crossing ?? null;
  const held =
    crossing === null
      ? forecastOf(view, seat).total
      : (one?.assurance ?? 0) + (crossing.entered ? crossing.token : 0);
  const papers = (one?.passports ?? 0) > 0 && (one?.tickets ?? 0) > 0;
  const money = one?.money ?? 0;
  const ahead = lead(view, seat);
  const all = view.lanes.flatMap((lane) => [...lane.left, ...lane.drawn]);
  return {
    held,
    papers,
    ahead,
    leads:
      ahead === undefined || !papers ? undefined : held - ahead.assurance - (money > ahead.money ? 0 : 1),
    low: Math.min(...all),
    high: Math.max(...all),
    fate: (token) => fateOf(token, held, money, papers, ahead),
  };
}

/** Who crossed by this lane, and with which token. Lanes count from 1. */
export const takersOf = (view: View, lane: number): readonly { token: number; seat: Seat }[] =>
  view.seats.flatMap((who, seat) =>
    who.crossing?.lane === lane ? [{ token: who.crossing.token, seat }] : [],
  );

/** A whole lane for a reader who does not see it. */
export function laneLine(view: View, lane: number, seat: Seat, { held, papers }: Standing): Line {
  const { left, top } = view.lanes[lane - 1] ?? { left: [], top: null };
  const said = line(left.length === 0 ? 'ui.lane.empty' : top === null ? 'ui.lane.said' : 'ui.lane.known', {
    lane,
    seat: { seat },
    tokens: left,
    top: top ?? 0,
    passing: (top === null ? left : [top]).filter((token) => papers && token <= held).length,
    of: left.length,
  });
  const taken = takersOf(view, lane).map((taker) =>
    line('ui.lane.taken', { seat: { seat: taker.seat }, token: taker.token }),
  );
  return taken.length === 0 ? said : line('ui.lane.gone', { lane: said, taken });
}
