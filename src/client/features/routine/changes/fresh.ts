import { onTold } from '#client/sync/broadcast.ts';
import { createStore } from './store.ts';
import type { TaskChange } from './task-changes.ts';

/** A change that was made a moment ago, of one person. */
export type FreshChange = TaskChange & { readonly userId: string };

const store = createStore<readonly FreshChange[]>([]);

/**
 * Shows a change at once: keeping it on the device takes a moment, in which the list would jump
 * back. To be dropped as soon as it is seen in the outbox, or settled.
 */
export const addFresh = (change: FreshChange): void => store.set([...store.get(), change]);

/** Drops those changes, if they are still among the fresh ones. */
export const dropFresh = (ids: ReadonlySet<string>): void => {
  const left = store.get().filter(({ id }) => !ids.has(id));
  if (left.length < store.get().length) store.set(left);
};

// Here, and not where tasks are drawn: nobody may look at them when the answer comes.
onTold((told) => {
  if (told.about === 'sent' || told.about === 'refused') dropFresh(new Set([told.id]));
  if (told.about === 'cleared') store.set([]);
});

/** The changes that may not be in the outbox yet, in the order in which they were made. */
export const useFresh = store.use;
