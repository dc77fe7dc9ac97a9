/** How it stands with whoever has no line, as far as their device knows. */
interface Lost {
  /** Others wait for them. */
  readonly isAsked: boolean;
  /** They have done something that is not sent yet. */
  readonly isSending: boolean;
  /** A clock runs for what they are asked. */
  readonly isTimed: boolean;
  /** So long after they went a bot plays for them, where that was agreed. */
  readonly absenceMs: number | null;
}

/** What somebody without a line is told of it: whoever is asked just now wants to know what becomes of it. */
export function sayLost({ isAsked, isSending, isTimed, absenceMs }: Lost): {
  readonly key: 'link.lost' | `link.lost.${'sent' | 'time' | 'bot' | 'turn'}`;
  readonly ms?: number;
} {
  if (!isAsked) return { key: 'link.lost' };
  if (isSending) return { key: 'link.lost.sent' };
  if (isTimed) return { key: 'link.lost.time' };
  return absenceMs === null ? { key: 'link.lost.turn' } : { key: 'link.lost.bot', ms: absenceMs };
}
