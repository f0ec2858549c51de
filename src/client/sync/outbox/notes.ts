import { keysFrom, readText, removeText, writeText } from '#client/platform/device-storage.ts';
import type { OutboxItem } from './rules.ts';
import { keep } from './store.ts';

/*
 * Entries of a page that ends: it has no time for the outbox's own storage, whose writes end with the
 * page. A note is written at once, and goes into the outbox when the app is next open.
 */

type Entry = Omit<OutboxItem, 'order' | 'refused'>;

interface Note {
  readonly entry: Entry;
  /** Not put into the outbox before this instant, UTC ms. */
  readonly dueAtMs: number;
}

const prefixOf = (userId: string): string => `outbox-note/${userId}/`;

const readNote = (key: string): Note | null => {
  try {
    const note: Note = JSON.parse(readText(key) ?? 'null');
    return note;
  } catch {
    return null;
  }
};

/** Notes an entry, in place of one with the same id. */
export const writeNote = (entry: Entry, dueAtMs: number): void => {
  const note: Note = { entry, dueAtMs };
  writeText(prefixOf(entry.userId) + entry.id, JSON.stringify(note));
};

/** Removes a note: what it says has arrived, or lies in the outbox. */
export const removeNote = ({ userId, id }: Pick<Entry, 'userId' | 'id'>): void =>
  removeText(prefixOf(userId) + id);

/** Puts what is noted and due for one person into their outbox. Rejects when the device keeps nothing. */
export const takeInNotes = async (userId: string, nowMs: number): Promise<void> => {
  for (const key of keysFrom(prefixOf(userId))) {
    const note = readNote(key);
    if (note === null) removeText(key);
    else if (note.dueAtMs <= nowMs) {
      // Kept first: an entry that is in both places for a moment is one entry, by its id.
      await keep(note.entry);
      removeText(key);
    }
  }
};

/** Removes everything that is noted for one person. */
export const clearNotes = (userId: string): void => {
  for (const key of keysFrom(prefixOf(userId))) removeText(key);
};
