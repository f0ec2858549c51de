import { v5 } from 'uuid';
import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';

/** Only the latest are remembered. */
const MOST_REMEMBERED = 200;

/** The ids of offered tasks that were put into the routine on this device, the latest last. */
export const addedTasks = deviceValue<readonly string[]>(
  'chat-added-tasks',
  (kept) => z.safeParse(z.array(z.string()), kept).data ?? null,
);

/** The id of an offered task: always the same for the message and the place in its list. */
export const offeredTaskId = (messageId: string, index: number): string =>
  v5(`task ${index}`, messageId);

/** Remembers that a task was put into the routine. */
export const rememberAdded = (id: string): void => {
  const others = (addedTasks.get() ?? []).filter((one) => one !== id);
  addedTasks.set([...others, id].slice(-MOST_REMEMBERED));
};
