import type { CareNote, PrivateNote } from '#contract/sharing/care.ts';
import { CARE_MOST } from '#domain/care/proposals.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { OpenConnection } from '#server/db/sharing/door.ts';
import type { Tx } from '#server/db/transaction.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import { texts } from '#texts/care.js';
import { fromNoteRow, fromPrivateRow, type Scope } from './care-rows.ts';

const full = (most: number): HttpError =>
  new HttpError('conflict', texts.notesAreFull({ max: most }));

const changed = (): HttpError => new HttpError('conflict', texts.noteChangedElsewhere);

/** The time of a note's new version, which is always later than that of the previous version. */
const laterThan = (before: string, now: string): string =>
  now > before ? now : new Date(Date.parse(before) + 1).toISOString();

/** All notes to a user, or only those of one connection, newest first. */
export const notesOf = async (tx: Tx, { userId, connectionId }: Scope): Promise<CareNote[]> =>
  (
    await tx
      .selectFrom('care_notes')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(connectionId !== undefined, (query) =>
        query.where('connection_id', '=', connectionId ?? ''),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  ).map(fromNoteRow);

/** Adds a note to the user; idempotent by id. Throws a 409 when there are too many. */
export const addNote = async (
  { tx, userId, connectionId }: OpenConnection,
  { id, words }: Pick<CareNote, 'id' | 'words'>,
  now: string,
): Promise<CareNote> => {
  const all = await notesOf(tx, { userId, connectionId });
  const known = all.find((one) => one.id === id);
  if (known !== undefined) return known;
  if (all.length >= CARE_MOST.notes) throw full(CARE_MOST.notes);
  const row = {
    user_id: userId,
    connection_id: connectionId,
    id,
    words,
    created_at: now,
  };
  await tx
    .insertInto('care_notes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return fromNoteRow(row);
};

/** Removes a note to the user. Throws a 404 when it does not exist. */
export const removeNote = async (
  { tx, connectionId }: OpenConnection,
  id: string,
): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('care_notes')
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new HttpError('not_found', texts.noSuchNote);
};

/** A therapist's private notes, latest date first. */
export const privateNotesOf = async ({
  tx,
  viewerId,
  connectionId,
}: OpenConnection): Promise<PrivateNote[]> =>
  (
    await tx
      .selectFrom('private_notes')
      .selectAll()
      .where('user_id', '=', viewerId)
      .where('connection_id', '=', connectionId)
      .orderBy('local_date', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  ).map(fromPrivateRow);

/**
 * Adds or changes a private note. Saving identical content changes nothing. Throws a 404 when the note to change no
 * longer exists, and a 409 when another request changed it after the time `from`, or when there are too many notes.
 */
export const savePrivateNote = async (
  connection: OpenConnection,
  given: { id: string; words: string; date: LocalDate; from: string | null },
  now: string,
): Promise<PrivateNote> => {
  const { tx, viewerId, connectionId } = connection;
  const { id, words, date } = given;
  const all = await privateNotesOf(connection);
  const known = all.find((one) => one.id === id);
  if (known === undefined) {
    if (given.from !== null) throw new HttpError('not_found', texts.noSuchNote);
    if (all.length >= CARE_MOST.privateNotes) throw full(CARE_MOST.privateNotes);
    const row = {
      user_id: viewerId,
      connection_id: connectionId,
      id,
      words,
      local_date: date,
      created_at: now,
      updated_at: now,
    };
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('private_notes')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // The id belongs to a note about another client, or another request just added it.
    if (numInsertedOrUpdatedRows === 0n) throw invalidField('id', texts.idIsTaken);
    return fromPrivateRow(row);
  }
  if (known.words === words && known.date === date) return known;
  if (known.updatedAt !== given.from) throw changed();
  const { numUpdatedRows } = await tx
    .updateTable('private_notes')
    .set({ words, local_date: date, updated_at: laterThan(given.from, now) })
    .where('user_id', '=', viewerId)
    .where('id', '=', id)
    .where('updated_at', '=', given.from)
    .executeTakeFirstOrThrow();
  // Another request just changed the note.
  if (numUpdatedRows === 0n) throw changed();
  return { ...known, words, date, updatedAt: laterThan(given.from, now) };
};

/** Removes a private note. Throws a 404 when it does not exist. */
export const removePrivateNote = async (
  { tx, viewerId, connectionId }: OpenConnection,
  id: string,
): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('private_notes')
    .where('user_id', '=', viewerId)
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new HttpError('not_found', texts.noSuchNote);
};
