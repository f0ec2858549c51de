import * as z from 'zod/mini';
import { discardDraft, keepDraft, readDraft } from '#client/lib/draft.ts';

const message = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  /** Whether the assistant's question how things are stood there when it was written. */
  checkInShown: z.optional(z.boolean()),
});
const shape = z.object({ messages: z.array(message) });

/** A message that has no answer yet. */
export type Pending = z.output<typeof message>;

/** Among the drafts, so that whoever logs out is told that there is something only on this device. */
const kept = {
  key: 'chat-pending',
  read: (text: unknown) => z.safeParse(shape, text).data ?? null,
};

/** The messages that have no answer yet, kept on this device so that none is lost, the earliest first. */
export const pendingMessages = (): readonly Pending[] => readDraft(kept)?.messages ?? [];

const withoutIt = (id: string): Pending[] => pendingMessages().filter((one) => one.id !== id);

/** Keeps a message until it has its answer. */
export const addPending = (pending: Pending): void =>
  keepDraft(kept, { messages: [...withoutIt(pending.id), pending] });

/** Forgets a message: it has its answer, or is not wanted any more. */
export const dropPending = (id: string): void => {
  const messages = withoutIt(id);
  if (messages.length === 0) discardDraft(kept.key);
  else keepDraft(kept, { messages });
};
