import * as z from 'zod/mini';
import { readText, removeText, writeText } from '#client/platform/device-storage.ts';
import { prefixOf, textsIn } from '#client/sync/device-value.ts';
import type { NewItem } from './kept-entries.ts';

/*
 * Entries of a closing page, which has no time for the outbox's own storage, whose writes end with the page. A note
 * is written synchronously, and an open page moves it to the outbox when it is due.
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
  /** Earliest time to move it to the outbox, UTC ms. */
  dueAtMs: z.number(),
});

type Note = z.output<typeof noteShape>;
type Handle = Pick<NewItem, 'id' | 'userId'>;

const AREA = 'outbox-note';

const keyOf = ({ id, userId }: Handle): string => prefixOf(AREA, userId) + id;

/** Writes a note, replacing one with the same id. */
export const writeNote = (entry: NewItem, dueAtMs: number): void =>
  writeText(keyOf(entry), JSON.stringify({ entry, dueAtMs }));

/** Removes a note whose entry was sent, queued or taken back. Returns false when there was none. */
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

/** All notes of one person. */
export const listNotes = (userId: string): readonly Note[] =>
  textsIn(AREA, userId).flatMap((text) => read(text) ?? []);
