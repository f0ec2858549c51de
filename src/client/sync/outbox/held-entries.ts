import * as z from 'zod/mini';
import { readText, removeText, writeText } from '#client/platform/device-storage.ts';
import { prefixOf, textsIn } from '#client/sync/device-value.ts';
import type { NewItem } from './kept-entries.ts';

/*
 * Entries of a page that ends: it has no time for the outbox's own storage, whose writes end with the
 * page. A note is written at once, and an open page puts it into the outbox when it is due.
 */

const noteShape = z.object({
  entry: z.object({
    id: z.string(),
    kind: z.string(),
    userId: z.string(),
    body: z.unknown(),
    createdAt: z.string(),
    quiet: z.exactOptional(z.literal(true)),
  }),
  /** Not put into the outbox before this instant, UTC ms. */
  dueAtMs: z.number(),
});

type Note = z.output<typeof noteShape>;
type Handle = Pick<NewItem, 'id' | 'userId'>;

const AREA = 'outbox-note';

const keyOf = ({ id, userId }: Handle): string => prefixOf(AREA, userId) + id;

/** Notes an entry, in place of one with the same id. */
export const writeNote = (entry: NewItem, dueAtMs: number): void =>
  writeText(keyOf(entry), JSON.stringify({ entry, dueAtMs }));

/** Removes a note: what it says has arrived, or lies in the outbox. False when there was none. */
export const removeNote = (entry: Handle): boolean => {
  const key = keyOf(entry);
  const isThere = readText(key) !== null;
  removeText(key);
  return isThere;
};

const read = (text: string): Note | undefined => {
  try {
    return z.safeParse(noteShape, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** What is noted for one person. */
export const listNotes = (userId: string): readonly Note[] =>
  textsIn(AREA, userId).flatMap((text) => read(text) ?? []);
