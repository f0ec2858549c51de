import { useEffect } from 'react';
import { createStore } from './store.ts';

type Held = ReadonlyMap<string, () => void>;

const store = createStore<Held>(new Map());

const without = (taskId: string): Held => new Map([...store.get()].filter(([id]) => id !== taskId));

/** Holds a delete back, for the time in which it can be undone; `commit` does it in the end. */
export const holdDelete = (taskId: string, commit: () => void): void =>
  store.set(new Map([...store.get(), [taskId, commit]]));

/** Takes a delete back that was held. */
export const undoDelete = (taskId: string): void => store.set(without(taskId));

/** Does a delete that was held, if it still is. */
export const commitDelete = (taskId: string): void => {
  const commit = store.get().get(taskId);
  if (commit === undefined) return;
  // First, so that the list never shows the task in between.
  commit();
  store.set(without(taskId));
};

const commitAll = (): void => {
  for (const taskId of store.get().keys()) commitDelete(taskId);
};

const commitWhenHidden = (): void => {
  if (document.visibilityState === 'hidden') commitAll();
};

/** The tasks whose delete can still be undone. What is held is done when the page is left or hidden. */
export const useHeldDeletes = (): Pick<Held, 'has'> => {
  useEffect(() => {
    document.addEventListener('visibilitychange', commitWhenHidden);
    window.addEventListener('pagehide', commitAll);
    return () => {
      document.removeEventListener('visibilitychange', commitWhenHidden);
      window.removeEventListener('pagehide', commitAll);
      commitAll();
    };
  }, []);
  return store.use();
};
