import type { Attempt, OutboxItem } from './outbox-item.ts';

/** The current contents of the outbox. */
export interface OutboxView {
  /** The stored entries in order, without quiet entries and notices. */
  readonly items: readonly OutboxItem[];
  /**
   * Entries just written on this page that are not in `items` yet, so that they do not briefly disappear from lists.
   */
  readonly fresh: readonly OutboxItem[];
  /** Entries held back on this page as long as they can be taken back. */
  readonly held: readonly OutboxItem[];
  /** Refused entries that are only reported to the person. */
  readonly notices: readonly OutboxItem[];
  /** The progress of entries in `when-asked` queues, by id. */
  readonly attempts: ReadonlyMap<string, Attempt>;
  /** False if this browser lets the app store nothing, as in some private windows. */
  readonly keeps: boolean;
  /** Whether entries have failed or waited long, so that the page should say so. */
  readonly delayed: boolean;
}

/** The view of the outbox before its contents are known. */
export const EMPTY_VIEW: OutboxView = {
  items: [],
  fresh: [],
  held: [],
  notices: [],
  attempts: new Map(),
  keeps: true,
  delayed: false,
};

/** The list without the entry with this id; the same list if there is no such entry. */
export const without = (items: readonly OutboxItem[], id: string): readonly OutboxItem[] =>
  items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;

const isSame = (one: readonly OutboxItem[], other: readonly OutboxItem[]): boolean =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other);

/**
 * The view updated with the stored entries; the same object if nothing visible changed.
 *
 * @param gone the ids of entries that the person has just removed
 */
export const withKept = (
  view: OutboxView,
  { items, keeps }: { readonly items: readonly OutboxItem[]; readonly keeps: boolean },
  gone: ReadonlySet<string>,
): OutboxView => {
  // Automatically written entries, for example during a test, must not cause a render.
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
