import type { QueryClient } from '@tanstack/react-query';
import { unsentRegion } from '#client/features/chat/crisis/record.ts';
import { chatSettings } from '#client/features/chat/queries.ts';
import { call } from '#client/lib/api/call.ts';
import { type ChatSettings, type ChosenChatSettings, chatEndpoints } from '#contract/chat/chat.ts';

/** What one person chose and the server has not answered yet, one choice after the other. */
interface Line {
  end: Promise<unknown>;
  waiting: number;
  /** What the server said last; undefined while it has said nothing. */
  told: ChatSettings | undefined;
  hasFailed: boolean;
}

const lines = new Map<string, Line>();

const lineOf = (userId: string): Line => {
  const known = lines.get(userId);
  if (known !== undefined) return known;
  const line: Line = { end: Promise.resolve(), waiting: 0, told: undefined, hasFailed: false };
  lines.set(userId, line);
  return line;
};

/** Shows what the server has, once all that was chosen has its answer. */
const settle = (client: QueryClient, userId: string, line: Line): void => {
  const { queryKey } = chatSettings(userId);
  const { told } = line;
  if (told !== undefined) {
    // One that is on its way may have been read before.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { ...told, region: unsentRegion.get() ?? told.region });
  }
  // Whether it got there is not known: only its answer may be lost.
  if (line.hasFailed) void client.invalidateQueries({ queryKey });
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
  const line = lineOf(userId);
  const known = client.getQueryData(queryKey);
  if (line.waiting === 0) Object.assign(line, { told: known, hasFailed: false });
  line.waiting += 1;
  if (known !== undefined) {
    // What was asked for before does not tell of this.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { ...known, ...chosen });
  }
  const saved = line.end.then(async () => {
    try {
      if (!isWanted()) return;
      line.told = await call(chatEndpoints.saveSettings, { params: { userId }, body: chosen });
    } catch (error) {
      line.hasFailed = true;
      throw error;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) settle(client, userId, line);
    }
  });
  line.end = saved.catch(() => undefined);
  await saved;
};
