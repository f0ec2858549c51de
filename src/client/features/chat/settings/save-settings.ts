import type { QueryClient } from '@tanstack/react-query';
import { unsentRegion } from '#client/features/chat/crisis/device-records.ts';
import { chatSettings } from '#client/features/chat/queries.ts';
import { conversationKeyOf } from '#client/features/chat/sending/talk-key.ts';
import { call } from '#client/lib/api/call.ts';
import { type ChatSettings, type ChosenChatSettings, chatEndpoints } from '#contract/chat/chat.ts';

/** The queue of a person's settings changes that the server has not confirmed yet. */
interface SettingsQueue {
  end: Promise<unknown>;
  waiting: number;
  /** The server's last reply; undefined before the first reply. */
  confirmed: ChatSettings | undefined;
  hasFailed: boolean;
}

const queues = new Map<string, SettingsQueue>();

const queueOf = (userId: string): SettingsQueue => {
  const known = queues.get(userId);
  if (known !== undefined) return known;
  const queue: SettingsQueue = {
    end: Promise.resolve(),
    waiting: 0,
    confirmed: undefined,
    hasFailed: false,
  };
  queues.set(userId, queue);
  return queue;
};

/** Waits until every settings change made in this tab has been attempted. Never rejects. */
export const settingsTried = async (userId: string): Promise<void> => {
  await queues.get(userId)?.end;
};

/** Shows the server's settings after all changes have received a reply. */
const settle = (client: QueryClient, userId: string, queue: SettingsQueue): void => {
  const { queryKey } = chatSettings(userId);
  const { confirmed } = queue;
  if (confirmed !== undefined) {
    // A fetch in progress may have started before the change.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { ...confirmed, region: unsentRegion.get() ?? confirmed.region });
  }
  // A failed change may still have reached the server, so the settings are refetched.
  if (queue.hasFailed) void client.invalidateQueries({ queryKey });
};

/**
 * Updates the settings optimistically and sends the change after earlier ones, so that the last change wins. After all
 * changes are settled, the server's settings are shown. Throws what `call` throws.
 *
 * @param isWanted called before sending; false skips the change
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
  if (queue.waiting === 0) Object.assign(queue, { confirmed: known, hasFailed: false });
  queue.waiting += 1;
  if (known !== undefined) {
    // The reply to a fetch in progress does not contain this change.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { ...known, ...chosen });
  }
  const saved = queue.end.then(async () => {
    try {
      if (!isWanted()) return;
      queue.confirmed = await call(chatEndpoints.saveSettings, {
        params: { userId },
        body: { ...chosen, talkKey: conversationKeyOf() },
      });
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
