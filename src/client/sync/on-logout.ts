import { within } from '#client/platform/time-limit.ts';
import { broadcast, onBroadcast } from './broadcast.ts';

type Task = () => Promise<unknown>;

/** Longer than an answer usually takes; logging out is not held up by more. */
const LOGOUT_LIMIT_MS = 1_000;

const before = new Set<Task>();
/** Begun in this tab for the log-out under way. */
let begun: readonly Promise<unknown>[] = [];

/** Registers what a feature still has to finish before the person is asked whether to log out. */
export const beforeLogout = (task: Task): (() => void) => {
  before.add(task);
  return () => before.delete(task);
};

/** Finishes what is registered, so that logging out neither loses it nor writes it down afterwards. */
export const runBeforeLogout = async (): Promise<void> => {
  await Promise.allSettled([...before].map((task) => task()));
};

/**
 * Registers what the server still has to hear when this person logs out, in whichever tab: it is begun while
 * the session still holds. Returns how to take it back.
 */
export const onLogout = (userId: string, task: Task): (() => void) =>
  onBroadcast((message) => {
    if (message.topic === 'leaving' && message.userId === userId)
      begun = [...begun, task().catch(() => undefined)];
  });

/** Runs what is registered for the log-out, for a moment at most. Never rejects. */
export const runOnLogout = async (userId: string): Promise<void> => {
  begun = [];
  broadcast({ topic: 'leaving', userId });
  await within(LOGOUT_LIMIT_MS, Promise.all(begun)).catch(() => undefined);
};
