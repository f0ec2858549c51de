/** The server's answer to a failed attempt. */
export interface Failure {
  readonly status: number;
  /** Null when the answer came from something in between and not from Evenkeel's own server. */
  readonly code: string | null;
  readonly retryAfterMs: number | null;
}

/** What must happen before a queue can continue. */
export type Obstacle =
  /** Wait no longer than the backoff, but at least `atLeastMs`, even if the connection returns. */
  { readonly next: 'try-again'; readonly atLeastMs: number } | { readonly next: 'sign-in-first' };

export const LONGEST_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
/** Limit on the pause that the server may ask for: timers overflow after 24 days, and a mistake should pass. */
const LONGEST_ASKED_MS = 3_600_000;

/** Statuses below 500 that are temporary and not about the entry. */
const MOMENTARY = new Set([408, 421, 425, 429]);
/** Statuses about the entry itself, even from a proxy, which may set a size limit. */
const ABOUT_THE_ENTRY = new Set([400, 411, 413, 415, 422]);

/** The obstacle after a failed attempt; null when the server refused the entry for good. */
export const obstacleAfter = ({ status, code, retryAfterMs }: Failure): Obstacle | null => {
  if (status === 401) return { next: 'sign-in-first' };
  const refused =
    status >= 400 &&
    status < 500 &&
    !MOMENTARY.has(status) &&
    (code !== null || ABOUT_THE_ENTRY.has(status));
  if (refused) return null;
  return { next: 'try-again', atLeastMs: Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS) };
};

/**
 * The backoff before the next attempt in milliseconds: 250 to 500 at first, doubled with each failure, at most ten
 * seconds.
 *
 * @param failures number of consecutive failed attempts, at least 1
 * @param random 0 to 1; spreads the retries of many devices after an outage
 */
export const pauseMs = (failures: number, random: number): number => {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.5 + random / 2));
};
