/** The server's reply to a failed attempt. */
export interface Failure {
  readonly status: number;
  /** Null if the reply came from something in between, such as a proxy, and not from Evenkeel's server. */
  readonly code: string | null;
  readonly retryAfterMs: number | null;
}

/** What must happen before a queue can continue. */
export type Obstacle =
  /** Wait for the backoff, or less if the connection returns, but at least `atLeastMs`. */
  { readonly next: 'try-again'; readonly atLeastMs: number } | { readonly next: 'sign-in-first' };

export const LONGEST_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
/**
 * The limit on a pause requested by the server, because timers overflow after 24 days and a mistake must not block the
 * queue for long.
 */
const LONGEST_ASKED_MS = 3_600_000;

/** Statuses below 500 that are temporary and do not concern the entry. */
const MOMENTARY = new Set([408, 421, 425, 429]);
/** Statuses that concern the entry itself. They may also come from a proxy, for example because of a size limit. */
const ABOUT_THE_ENTRY = new Set([400, 411, 413, 415, 422]);

/** The obstacle after a failed attempt; null if the server refused the entry permanently. */
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
 * The backoff before the next attempt in milliseconds: 250 to 500 at first, then doubled with each failure, and at most
 * ten seconds.
 *
 * @param failures the number of consecutive failed attempts, at least 1
 * @param random 0 to 1, to spread the retries of many devices after an outage
 */
export const pauseMs = (failures: number, random: number): number => {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.5 + random / 2));
};
