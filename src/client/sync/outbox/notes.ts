import { type DeviceValue, deviceValue, namesFrom } from '#client/sync/device-value.ts';
import { keep, type NewItem } from './store.ts';

/*
 * Entries of a page that ends: it has no time for the outbox's own storage, whose writes end with the
 * page. A note is written at once, and goes into the outbox when the app is next open.
 */

interface Note {
  readonly entry: NewItem;
  /** Not put into the outbox before this instant, UTC ms. */
  readonly dueAtMs: number;
}

const noteOf = (id: string): DeviceValue<Note> =>
  deviceValue<Note>(id, (kept) => Object(kept), 'outbox-note');

/** Notes an entry of the person who is signed in, in place of one with the same id. */
export const writeNote = (entry: NewItem, dueAtMs: number): void =>
  noteOf(entry.id).set({ entry, dueAtMs });

/** Removes a note: what it says has arrived, or lies in the outbox. */
export const removeNote = (id: string): void => noteOf(id).set(null);

/** Puts what is noted and due into the outbox. Rejects when the device keeps nothing. */
export const takeInNotes = async (nowMs: number): Promise<void> => {
  for (const id of namesFrom('outbox-note', '')) {
    const note = noteOf(id).get();
    if (note?.entry === undefined) removeNote(id);
    else if (note.dueAtMs <= nowMs) {
      // Kept first: an entry that is in both places for a moment is one entry, by its id.
      await keep(note.entry);
      removeNote(id);
    }
  }
};
