import type { QueryClient } from '@tanstack/react-query';
import { unsentRegion } from '#client/features/chat/crisis/record.ts';
import { chatSettings } from '#client/features/chat/queries.ts';
import { call } from '#client/lib/api/call.ts';
import { type ChatSettings, type ChosenChatSettings, chatEndpoints } from '#contract/chat/chat.ts';

/** What one person chose and the server has not answered yet, one choice after the other. */
interface Queue {
  end: Promise<unknown>;
  waiting: number;
  /** What the server said last; undefined while it has said nothing. */
  told: ChatSettings | undefined;
  hasFailed: boolean;
}

const queues = new Map<string, Queue>();

const queueOf = (userId: string): Queue => {
  const known = queues.get(userId);
  if (known !== undefined) return known;
  const queue: Queue = { end: Promise.resolve(), waiting: 0, told: undefined, hasFailed: false };
  queues.set(userId, queue);
  return queue;
};

/** Shows what the server has, once all that was chosen has its answer. */
const settle = (client: QueryClient, userId: string, queue: Queue): void => {
  const { queryKey } = chatSettings(userId);
  const { told } = queue;
  if (told !== undefined) {
    // One that is on its way may have been read before.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { ...told, region: unsentRegion.get() ?? told.region });
  }
  // Whether it got there is not known: only its answer may be lost.
  if (queue.hasFailed) void client.invalidateQueries({ queryKey });
};

/**
 * Shows a choice at once, and saves it after those before it, so that the one that was made last is the last to
 * get there. Whatever comes of them, what is shown in the end is what the server has. Throws what `call` throws.
 *
 * @param isWanted asked when it is its turn: whether it is still to be sent
 */
export const saveSettings = async (
  client: QueryClient,
  userId: string,
  chosen: Partial<ChosenChatSettings>,
  isWanted = (): boolean => true,
): Promise<void> => {
  const { queryKey } = chatSettings(userId);
  const queue = queueOf(userId);
  const known = client.getQueryData(queryKey);
  if (queue.waiting === 0) Object.assign(queue, { told: known, hasFailed: false });
  queue.waiting += 1;
  if (known !== undefined) {
    // What was asked for before does not tell of this.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { ...known, ...chosen });
  }
  const saved = queue.end.then(async () => {
    try {
      if (!isWanted()) return;
      queue.told = await call(chatEndpoints.saveSettings, { params: { userId }, body: chosen });
    } catch (error) {
      queue.hasFailed = true;
      throw error;
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) settle(client, userId, queue);
    }
  });
  queue.end = saved.catch(() => undefined);
  await saved;
};
