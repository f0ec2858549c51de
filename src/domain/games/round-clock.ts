/**
 * The longest time that the clock counts between two events, in milliseconds. A longer gap means that nobody was
 * playing.
 */
export const IDLE_MOST_MS = 300_000;

/** The clock of a round that waits for the person's next action. */
export interface RoundClock {
  /** The last reading of the clock, in milliseconds; 0 when the round was created. */
  readonly atMs: number;
  /** When the clock was last read, in milliseconds on a monotonic clock. */
  readonly lookedMs: number;
}

export const newRoundClock = (nowMs: number): RoundClock => ({ atMs: 0, lookedMs: nowMs });

/** The clock at a later time; it advances by 0 to `IDLE_MOST_MS` milliseconds. */
export const clockAt = ({ atMs, lookedMs }: RoundClock, nowMs: number): RoundClock => ({
  atMs: atMs + Math.min(IDLE_MOST_MS, Math.max(0, nowMs - lookedMs)),
  lookedMs: nowMs,
});
