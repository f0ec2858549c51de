/** Why the server did not take an entry, in its own words. */
export interface Reason {
  readonly message: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

/** One thing that a person entered, kept on the device until the server has it. */
export interface OutboxItem {
  /** A UUID; the server takes the same id only once. */
  readonly id: string;
  /** The name of its handler. It lies on devices under this word, so it stays. */
  readonly kind: string;
  readonly userId: string;
  readonly body: unknown;
  /** Whether its handler is one that people are not told about. */
  readonly quiet?: true;
  /** Whether the server is known to have it: only its answer is missing. */
  readonly taken?: true;
  /** Whether it is only here to tell the person that it was refused: it is not sent again. */
  readonly notice?: true;
  /** Its place in its queue: 1, 2, 3, … A count, because the device's clock may be set back. */
  readonly order: number;
  /** When it was entered, as ISO 8601. */
  readonly createdAt: string;
  /** Null while it waits. */
  readonly refused: Reason | null;
}

/** How it goes with sending an entry, for who shows it. */
export interface Attempt {
  readonly state: 'sending' | 'failed';
  /** What the handler reported last, or null. */
  readonly progress: unknown;
  /** Why it failed, where the server said so in words for the person. */
  readonly reason: string | null;
}

/** A failed attempt: the server's answer, or null when none came. */
export type Failure = {
  readonly status: number;
  /** Null when the answer is not from Evenkeel's own server, but from something in between. */
  readonly code: string | null;
  readonly message: string;
  readonly issues: Reason['issues'];
  readonly retryAfterMs: number | null;
} | null;

/** What to do after a failure. */
export type NextStep =
  /** Wait; not longer than the backoff, and not less than `atLeastMs` even if the connection returns. */
  | { readonly next: 'try-again'; readonly atLeastMs: number }
  | { readonly next: 'sign-in-first' }
  | { readonly next: 'refuse'; readonly reason: Reason };

export const LONGEST_PAUSE_MS = 10_000;
const FIRST_PAUSE_MS = 500;
/** Whatever the server asks for: a timer holds no more than 24 days, and a mistake should pass. */
const LONGEST_ASKED_MS = 3_600_000;

/** Answers below 500 that are about the moment and not about the entry. */
const MOMENTARY = new Set([408, 421, 425, 429]);
/** Answers about the entry itself, whoever gave them: a proxy may set a limit on the size. */
const ABOUT_THE_ENTRY = new Set([400, 411, 413, 415, 422]);

/** Decides what a failed attempt means for the entry. */
export const stepAfter = (failure: Failure): NextStep => {
  if (failure === null) return { next: 'try-again', atLeastMs: 0 };
  const { status, code, message, issues } = failure;
  if (status === 401) return { next: 'sign-in-first' };
  const refused =
    status >= 400 &&
    status < 500 &&
    !MOMENTARY.has(status) &&
    (code !== null || ABOUT_THE_ENTRY.has(status));
  if (refused) return { next: 'refuse', reason: { message, issues } };
  return { next: 'try-again', atLeastMs: Math.min(failure.retryAfterMs ?? 0, LONGEST_ASKED_MS) };
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

/** The entries of one person, first to last. */
export const inOrder = (items: readonly OutboxItem[], userId: string): readonly OutboxItem[] =>
  items.filter((item) => item.userId === userId).sort((a, b) => a.order - b.order);

/** The place at the end of the queue. */
export const nextOrder = (items: readonly OutboxItem[]): number =>
  Math.max(0, ...items.map((item) => item.order)) + 1;

/**
 * The entry to send now, or undefined: the first that waits. Refused entries wait for the person and let
 * the others pass; so do those that are not to be sent now, such as those of handlers that this version of
 * the app does not know.
 */
export const nextToSend = (
  items: readonly OutboxItem[],
  isWanted: (item: OutboxItem) => boolean,
): OutboxItem | undefined => items.find((item) => item.refused === null && isWanted(item));
