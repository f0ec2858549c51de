import * as z from 'zod/mini';
import { discardDraft, keepDraft, readDraft } from '#client/sync/draft.ts';
import { inWrittenOrder } from './message-line.ts';

const message = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  /** Whether the assistant's question how things are stood there when it was written. */
  checkInShown: z.optional(z.boolean()),
  /** Whether the server is known to have it: only its answer is missing. */
  isTaken: z.optional(z.boolean()),
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
export const pendingMessages = (): readonly Pending[] =>
  (readDraft(kept)?.messages ?? []).toSorted(inWrittenOrder);

const withoutIt = (id: string): Pending[] => pendingMessages().filter((one) => one.id !== id);

/** Keeps a message until it has its answer. */
export const addPending = (pending: Pending): void =>
  keepDraft(kept, { messages: [...withoutIt(pending.id), pending] });

/** Notes that the server has it. */
export const markTaken = (id: string): void => {
  const pending = pendingMessages().find((one) => one.id === id);
  if (pending !== undefined && pending.isTaken !== true) addPending({ ...pending, isTaken: true });
};

/** Forgets a message: it has its answer, or is not wanted any more. */
export const dropPending = (id: string): void => {
  const messages = withoutIt(id);
  if (messages.length === 0) discardDraft(kept.key);
  else keepDraft(kept, { messages });
};

const idsIn = (text: string | null): ReadonlySet<string> => {
  try {
    return new Set(kept.read(JSON.parse(text ?? 'null'))?.messages.map(({ id }) => id));
  } catch {
    return new Set();
  }
};

/** Calls `listener` when another tab no longer waits for the answer to a message. Returns how to stop. */
export const onSettledElsewhere = (listener: () => void): (() => void) => {
  // Told to the other tabs alone.
  const onStorage = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key?.endsWith(`/${kept.key}`) !== true) return;
    const left = idsIn(newValue);
    if ([...idsIn(oldValue)].some((id) => !left.has(id))) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
