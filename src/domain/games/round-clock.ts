/** A pause between two events counts as no more than this, in milliseconds: then nobody was at play. */
export const IDLE_MOST_MS = 300_000;

/** The clock of a round that waits for the person. */
export interface RoundClock {
  /** What it showed when it was last looked at: milliseconds, 0 when the round was made. */
  readonly atMs: number;
  /** When that was, in milliseconds on a clock that is never set back. */
  readonly lookedMs: number;
}

export const newRoundClock = (nowMs: number): RoundClock => ({ atMs: 0, lookedMs: nowMs });

/** The clock at a later instant. It never goes back, and by no more than `IDLE_MOST_MS` on. */
export const clockAt = ({ atMs, lookedMs }: RoundClock, nowMs: number): RoundClock => ({
  atMs: atMs + Math.min(IDLE_MOST_MS, Math.max(0, nowMs - lookedMs)),
  lookedMs: nowMs,
});
