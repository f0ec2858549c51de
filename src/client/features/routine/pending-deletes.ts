import { useEffect } from 'react';
import { leaveDeletes } from './left-deletes.ts';
import { createStore } from './store.ts';

interface HeldDelete {
  /** The title, for messages. */
  readonly of: string;
  /** Does it in the end. */
  commit(): void;
}

type Held = ReadonlyMap<string, HeldDelete>;

const store = createStore<Held>(new Map());

const without = (taskId: string): Held => new Map([...store.get()].filter(([id]) => id !== taskId));

/** Holds a delete back, for the time in which it can be undone. */
export const holdDelete = (taskId: string, held: HeldDelete): void =>
  store.set(new Map([...store.get(), [taskId, held]]));

/** Takes a delete back that was held. */
export const undoDelete = (taskId: string): void => store.set(without(taskId));

/** Does a delete that was held, if it still is. */
export const commitDelete = (taskId: string): void => {
  const held = store.get().get(taskId);
  if (held === undefined) return;
  // First, so that the list never shows the task in between.
  held.commit();
  store.set(without(taskId));
};

const commitAll = (): void => {
  for (const taskId of store.get().keys()) commitDelete(taskId);
};

const leaveAll = (): void => {
  leaveDeletes([...store.get()].map(([taskId, { of }]) => ({ taskId, of })));
  store.set(new Map());
};

const leaveWhenHidden = (): void => {
  if (document.visibilityState === 'hidden') leaveAll();
};

/** The tasks whose delete can still be undone. What is held is done when the page is left or hidden. */
export const useHeldDeletes = (): Pick<Held, 'has'> => {
  useEffect(() => {
    document.addEventListener('visibilitychange', leaveWhenHidden);
    window.addEventListener('pagehide', leaveAll);
    return () => {
      document.removeEventListener('visibilitychange', leaveWhenHidden);
      window.removeEventListener('pagehide', leaveAll);
      commitAll();
    };
  }, []);
  return store.use();
};
