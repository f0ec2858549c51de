import type { QueryClient } from '@tanstack/react-query';
import { typedDraft } from '#client/features/chat/parts/form/typed.ts';
import {
  changeConversation,
  conversation,
  outdatesWatch,
  renewWatch,
} from '#client/features/chat/queries.ts';
import { settingsTried } from '#client/features/chat/settings/save-settings.ts';
import { Refusal } from '#client/lib/api/call.ts';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { currentMs } from '#client/platform/after.ts';
import { discardDraft } from '#client/sync/draft.ts';
import type { Outgoing, Sending } from '#client/sync/outbox/entry-handler.ts';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { deliver } from './deliver.ts';
import { type MessageBody, type Pending, type Progress, withTurn } from './turn.ts';

/** A message with its answer, for every tab. */
export interface Answered {
  readonly message: Pending;
  readonly localDate: LocalDate;
  /** Null where the server has the message without it. */
  readonly answer: ChatAnswer | null;
  /**
   * Whether the answer tells how the guard stands now. `older` where a message was written since; `unknown`
   * where something was deleted since.
   */
  readonly watch: 'newest' | 'older' | 'unknown';
  /** Whether the server had it since an earlier attempt: what was written after it may stand there already. */
  readonly wasTaken: boolean;
}

/** The message that was sent last, for each cache; null when something was deleted since. */
const latest = new WeakMap<QueryClient, string | null>();

/** From here on, answers to what was sent before do not tell how the guard stands. */
export const noteDeleted = (client: QueryClient): void => {
  latest.set(client, null);
};

const isThere = async (client: QueryClient, userId: string, id: string): Promise<boolean> => {
  try {
    const known = await client.fetchQuery({ ...conversation(userId), staleTime: 0 });
    return known.messages.some((message) => message.id === id);
  } catch {
    return false;
  }
};

const watchAfter = (client: QueryClient, id: string): Answered['watch'] => {
  const last = latest.get(client) ?? null;
  if (last === null) return 'unknown';
  return last === id ? 'newest' : 'older';
};

/** Sends a message and resolves to its answer. Throws what `call` throws. */
export const sendMessage = async (
  { id, userId, body }: Outgoing<MessageBody>,
  { client, signal, isTaken, taken, report }: Sending,
): Promise<Answered> => {
  const message = { ...body, id };
  const localDate = localDateAt(currentMs(), deviceZone(), getComfort().dayStartsAtHour);
  const told = { message, localDate, wasTaken: isTaken };
  let progress: Progress = { botMessageId: null, streamed: '', answer: null };
  const tell = (next: Partial<Progress>): void => {
    progress = { ...progress, ...next };
    report(progress);
  };
  latest.set(client, id);
  outdatesWatch(client);
  // Whether it may be kept is what the person chose last.
  await settingsTried(userId);
  try {
    const answer = await deliver(message, {
      userId,
      localDate,
      signal,
      onStart: (botMessageId) => {
        tell({ botMessageId });
        taken();
      },
      onText: (streamed) => tell({ streamed }),
    });
    const watch = watchAfter(client, id);
    if (!signal.aborted) {
      tell({ answer });
      // At once, though an earlier message may still wait for its answer.
      if (watch === 'newest') showWatch(client, userId, answer);
    }
    return { ...told, answer, watch };
  } catch (error) {
    // Its answer was deleted, here or elsewhere: it is shown as the server has it.
    const isKnown = error instanceof Refusal && error.code === 'conflict';
    if (!isKnown || !(await isThere(client, userId, id))) throw error;
    return { ...told, answer: null, watch: 'older' };
  }
};

const showWatch = (client: QueryClient, userId: string, { watch }: ChatAnswer): void => {
  outdatesWatch(client);
  changeConversation(client, userId, (known) => ({ ...known, watch }));
};

/** Puts a message with its answer into what is known of the conversation. */
export const showAnswered = (client: QueryClient, userId: string, answered: Answered): void => {
  const { message, answer, localDate, watch, wasTaken } = answered;
  // No form that was shown before can be sent any more.
  discardDraft(typedDraft.key);
  // The question is answered by this message, whether or not messages are kept.
  if (message.checkInShown === true)
    changeConversation(client, userId, (known) => ({ ...known, checkIn: null }));
  if (answer === null) return;
  if (watch === 'newest') showWatch(client, userId, answer);
  if (watch === 'unknown') void renewWatch(client, userId);
  if (!answer.stored) return;
  if (wasTaken) void client.invalidateQueries({ queryKey: conversation(userId).queryKey });
  else changeConversation(client, userId, (known) => withTurn(known, message, answer, localDate));
};
