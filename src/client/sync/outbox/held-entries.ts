import { readText, removeText, writeText } from '#client/platform/device-storage.ts';
import { prefixOf, textsIn } from '#client/sync/device-value.ts';
import { isNumber, isText, oneOf, shaped } from '#domain/shared/guards.ts';
import type { NewItem } from './stored-entries.ts';

/*
 * Copies of entries, called notes, for pages that are closing. A closing page cannot use the outbox's own storage,
 * because pending writes are lost when the page ends. A note is written synchronously instead, and an open page moves
 * the noted entry to the outbox when it is due.
 */

interface Note {
  readonly entry: NewItem;
  /** The earliest time to move the entry to the outbox, in UTC ms. */
  readonly dueAtMs: number;
}

const hasShape = shaped({
  entry: shaped(
    { id: isText, kind: isText, userId: isText, createdAt: isText },
    { quiet: oneOf([true]) },
  ),
  dueAtMs: isNumber,
});

const isNote = (value: unknown): value is Note => hasShape(value);

type Handle = Pick<NewItem, 'id' | 'userId'>;

const AREA = 'outbox-note';

const keyOf = ({ id, userId }: Handle): string => prefixOf(AREA, userId) + id;

/** Writes a note, replacing any note with the same id. */
export const writeNote = (entry: NewItem, dueAtMs: number): void =>
  writeText(keyOf(entry), JSON.stringify({ entry, dueAtMs }));

/** Removes the note of an entry that was sent, queued or taken back. Returns false if there was no note. */
export const removeNote = (entry: Handle): boolean => {
  const key = keyOf(entry);
  const isThere = readText(key) !== null;
  removeText(key);
  return isThere;
};

const read = (text: string): Note | undefined => {
  try {
    const note: unknown = JSON.parse(text);
    return isNote(note) ? note : undefined;
  } catch {
    return undefined;
  }
};

/** All notes of one person. */
export const listNotes = (userId: string): readonly Note[] =>
  textsIn(AREA, userId).flatMap((text) => read(text) ?? []);
