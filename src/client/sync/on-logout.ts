import { within } from '#client/platform/after.ts';
import { keysFrom, removeText, writeText } from '#client/platform/device-storage.ts';
import { newId } from '#client/platform/new-id.ts';
import { broadcast, onBroadcast } from './broadcast.ts';
import { prefixOf } from './device-value.ts';

type Task = () => Promise<unknown>;

/** The longest time that logging out waits for the tasks; longer than a reply usually takes. */
const LOGOUT_LIMIT_MS = 1_000;

const before = new Set<Task>();

/**
 * Registers work that must finish before the person is asked whether to log out. Returns a function that unregisters
 * it.
 */
export const beforeLogout = (task: Task): (() => void) => {
  before.add(task);
  return () => before.delete(task);
};

/** Finishes the registered work, so that it neither gets lost nor writes data after the log-out. */
export const runBeforeLogout = async (): Promise<void> => {
  await Promise.allSettled([...before].map((task) => task()));
};

/**
 * The key prefix under which every tab lists its log-out tasks, so that the tab that logs out knows which ones to
 * await.
 */
const entriesOf = (userId: string): string => prefixOf('record', userId).concat('logout-task/');

/**
 * Registers a task that runs when this person logs out in any tab, while the session is still valid, and can therefore
 * inform the server. Returns a function that unregisters it.
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

/** Runs the registered log-out tasks in every tab, for at most `LOGOUT_LIMIT_MS`. Never rejects. */
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
