/** What the server answered to a failed attempt. */
export interface Failure {
  readonly status: number;
  /** Null when the answer is not from Evenkeel's own server, but from something in between. */
  readonly code: string | null;
  readonly retryAfterMs: number | null;
}

/** What has to happen before a queue can go on. */
export type Obstacle =
  /** Wait; not longer than the backoff, and not less than `atLeastMs` even if the connection returns. */
  { readonly next: 'try-again'; readonly atLeastMs: number } | { readonly next: 'sign-in-first' };

export const LONGEST_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
/** Whatever the server asks for: a timer holds no more than 24 days, and a mistake should pass. */
const LONGEST_ASKED_MS = 3_600_000;

/** Answers below 500 that are about the moment and not about the entry. */
const MOMENTARY = new Set([408, 421, 425, 429]);
/** Answers about the entry itself, whoever gave them: a proxy may set a limit on the size. */
const ABOUT_THE_ENTRY = new Set([400, 411, 413, 415, 422]);

/** The obstacle that a failed attempt shows; null when the server refused the entry for good. */
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
 * How long to wait before the next attempt, in milliseconds: about half a second at first, doubled
 * with each failure, never more than ten seconds.
 *
 * @param failures how many attempts failed in a row, 1 or more
 * @param random 0 to 1; spreads the attempts of many devices after an outage
 */
export const pauseMs = (failures: number, random: number): number => {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.5 + random / 2));
};
