import { v5 } from 'uuid';
import { deviceValue } from '#client/sync/device-value.ts';
import { isText, listOf, readAs } from '#domain/shared/guards.ts';

/** The maximum number of stored ids. If there are more, only the latest are stored. */
const MAX_STORED = 200;

/** The ids of offered tasks that were added to the routine on this device, the latest last. */
export const addedTasks = deviceValue<readonly string[]>(
  'chat-added-tasks',
  readAs(listOf(isText)),
);

/** The id of an offered task, derived from the message and the index in its list. */
export const offeredTaskId = (messageId: string, index: number): string =>
  v5(`task ${index}`, messageId);

/** Stores that a task was added to the routine. */
export const rememberAdded = (id: string): void => {
  const others = (addedTasks.get() ?? []).filter((one) => one !== id);
  addedTasks.set([...others, id].slice(-MAX_STORED));
};
