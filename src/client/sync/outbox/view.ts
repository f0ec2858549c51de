import type { Attempt, OutboxItem } from './outbox-item.ts';

/** The current contents of the outbox. */
export interface OutboxView {
  /** Stored entries, in order, without quiet ones and notices. */
  readonly items: readonly OutboxItem[];
  /** Entries just written here that are not among `items` yet, so that lists do not jump back. */
  readonly fresh: readonly OutboxItem[];
  /** Entries held back here while they can be taken back. */
  readonly held: readonly OutboxItem[];
  /** Refused entries that are only reported to the person. */
  readonly notices: readonly OutboxItem[];
  /** The progress of entries in `when-asked` queues, by id. */
  readonly attempts: ReadonlyMap<string, Attempt>;
  /** False when this browser lets the app store nothing, as some private windows do. */
  readonly keeps: boolean;
  /** Whether entries have waited long or failed, so that the page should say so. */
  readonly delayed: boolean;
}

/** The view before anything is known. */
export const EMPTY_VIEW: OutboxView = {
  items: [],
  fresh: [],
  held: [],
  notices: [],
  attempts: new Map(),
  keeps: true,
  delayed: false,
};

/** The list without the entry of this id; the same list when it has none. */
export const without = (items: readonly OutboxItem[], id: string): readonly OutboxItem[] =>
  items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;

const isSame = (one: readonly OutboxItem[], other: readonly OutboxItem[]): boolean =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other);

/**
 * The view updated with the stored entries; the same object when nothing visible changed.
 *
 * @param gone ids of entries that the person has just removed
 */
export const withKept = (
  view: OutboxView,
  { items, keeps }: { readonly items: readonly OutboxItem[]; readonly keeps: boolean },
  gone: ReadonlySet<string>,
): OutboxView => {
  // Entries that the app writes automatically, such as during a test, cause no render.
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
