import { within } from '#client/platform/after.ts';
import { keysFrom, removeText, writeText } from '#client/platform/device-storage.ts';
import { newId } from '#client/platform/new-id.ts';
import { broadcast, onBroadcast } from './broadcast.ts';
import { prefixOf } from './device-value.ts';

type Task = () => Promise<unknown>;

/** Longer than an answer usually takes; logging out is not held up by more. */
const LOGOUT_LIMIT_MS = 1_000;

const before = new Set<Task>();

/** Registers what a feature still has to finish before the person is asked whether to log out. */
export const beforeLogout = (task: Task): (() => void) => {
  before.add(task);
  return () => before.delete(task);
};

/** Finishes what is registered, so that logging out neither loses it nor writes it down afterwards. */
export const runBeforeLogout = async (): Promise<void> => {
  await Promise.allSettled([...before].map((task) => task()));
};

/** What is registered in any tab has an entry, so that the tab that logs out knows for how many to wait. */
const entriesOf = (userId: string): string => `${prefixOf('record', userId)}logout-task/`;

/**
 * Registers what the server still has to hear when this person logs out, in whichever tab: it is begun while
 * the session still holds. Returns how to take it back.
 */
export const onLogout = (userId: string, task: Task): (() => void) => {
  const key = entriesOf(userId) + newId();
  const enter = (): void => writeText(key, 'open');
  const leave = (): void => removeText(key);
  const stop = onBroadcast((message) => {
    if (message.topic !== 'leaving' || message.userId !== userId) return;
    const done = (): void => broadcast({ topic: 'left', userId, key });
    task().then(done, done);
  });
  enter();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', enter);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', enter);
    leave();
    stop();
  };
};

/** Runs what is registered for the log-out in every tab, for a moment at most. Never rejects. */
export const runOnLogout = async (userId: string): Promise<void> => {
  const open = new Set(keysFrom(entriesOf(userId)));
  const { promise: allDone, resolve } = Promise.withResolvers<void>();
  const stop = onBroadcast((message) => {
    if (message.topic === 'left') open.delete(message.key);
    if (open.size === 0) resolve();
  });
  broadcast({ topic: 'leaving', userId });
  await within(LOGOUT_LIMIT_MS, allDone).catch(() => undefined);
  stop();
};
