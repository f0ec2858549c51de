import type { Attempt, OutboxItem } from './outbox-item.ts';

/** The outbox as it is now. */
export interface OutboxView {
  /** What is kept, first to last. Without quiet entries and notices. */
  readonly items: readonly OutboxItem[];
  /** What was entered here a moment ago and is not among `items` yet, so that lists do not jump back. */
  readonly fresh: readonly OutboxItem[];
  /** What is held back here for as long as it can be taken back. */
  readonly held: readonly OutboxItem[];
  /** Refused entries that are only told. */
  readonly notices: readonly OutboxItem[];
  /** How it goes with the entries of queues that the person asks for, by id. */
  readonly attempts: ReadonlyMap<string, Attempt>;
  /** False when this browser lets the app keep nothing, as some private windows do. */
  readonly keeps: boolean;
  /** Whether what waits has waited long, or was tried in vain: worth a word to the person. */
  readonly delayed: boolean;
}

/** An outbox of which nothing is known yet. */
export const EMPTY_VIEW: OutboxView = {
  items: [],
  fresh: [],
  held: [],
  notices: [],
  attempts: new Map(),
  keeps: true,
  delayed: false,
};

/** Without the one of this id; the same list where it is not in it. */
export const without = (items: readonly OutboxItem[], id: string): readonly OutboxItem[] =>
  items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;

const isSame = (one: readonly OutboxItem[], other: readonly OutboxItem[]): boolean =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other);

/**
 * The view with what the device keeps now; the same object where nothing that is drawn is different.
 *
 * @param gone the ids of those that the person removed a moment ago
 */
export const withKept = (
  view: OutboxView,
  { items, keeps }: { readonly items: readonly OutboxItem[]; readonly keeps: boolean },
  gone: ReadonlySet<string>,
): OutboxView => {
  // What the app notes by itself, as in the middle of a test, draws nothing anew.
  const shown = items.filter(({ id, quiet }) => quiet !== true && !gone.has(id));
  const ids = new Set(shown.map(({ id }) => id));
  const next = {
    items: shown.filter(({ notice }) => notice !== true),
    notices: keeps ? shown.filter(({ notice }) => notice === true) : view.notices,
    fresh: view.fresh.filter(({ id }) => !ids.has(id)),
  };
  const isUnchanged =
    keeps === view.keeps &&
    next.fresh.length === view.fresh.length &&
    isSame(next.items, view.items) &&
    isSame(next.notices, view.notices);
  return isUnchanged ? view : { ...view, ...next, keeps };
};
