import { useEffect } from 'react';
import { createStore } from '#client/features/routine/changes/store.ts';
import { onTold } from '#client/sync/broadcast.ts';
import { onFinishHeld } from '#client/sync/outbox/held.ts';
import { isRemembered } from '#client/sync/outbox/owner.ts';
import { leaveDeletes } from './left.ts';

interface HeldDelete {
  /** Whose task it is. */
  readonly userId: string;
  /** The title, for messages. */
  readonly of: string;
  /** Does it in the end; resolves when it is known what became of it. */
  commit(): Promise<unknown>;
}

type Held = ReadonlyMap<string, HeldDelete>;

const NONE: Held = new Map();

const store = createStore(NONE);

const without = (taskId: string): Held => new Map([...store.get()].filter(([id]) => id !== taskId));

/** Holds a delete back, for the time in which it can be undone. */
export const holdDelete = (taskId: string, held: HeldDelete): void =>
  store.set(new Map([...store.get(), [taskId, held]]));

/** Takes a delete back that was held. */
export const undoDelete = (taskId: string): void => store.set(without(taskId));

/** Does a delete that was held, if it still is and the person is still there. */
export const commitDelete = async (taskId: string): Promise<void> => {
  const held = store.get().get(taskId);
  if (held === undefined) return;
  // First, so that the list never shows the task in between.
  const done = isRemembered(held.userId) ? held.commit() : undefined;
  store.set(without(taskId));
  await done;
};

const commitAll = async (): Promise<void> => {
  await Promise.all([...store.get().keys()].map(commitDelete));
};

const leaveAll = (): void => {
  const theirs = [...store.get()].filter(([, { userId }]) => isRemembered(userId));
  leaveDeletes(theirs.map(([taskId, { of }]) => ({ taskId, of })));
  store.set(NONE);
};

const leaveWhenHidden = (): void => {
  if (document.visibilityState === 'hidden') leaveAll();
};

onFinishHeld(commitAll);
onTold(({ about }) => {
  if (about === 'cleared') store.set(NONE);
});

/** The tasks whose delete can still be undone. What is held is done when the page is left or hidden. */
export const useHeldDeletes = (): Pick<Held, 'has'> => {
  useEffect(() => {
    document.addEventListener('visibilitychange', leaveWhenHidden);
    window.addEventListener('pagehide', leaveAll);
    return () => {
      document.removeEventListener('visibilitychange', leaveWhenHidden);
      window.removeEventListener('pagehide', leaveAll);
      void commitAll();
    };
  }, []);
  return store.use();
};
