import type { AgendaItem } from '#contract/sharing/care.ts';
import { CARE_MOST } from '#domain/care/proposals.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/care.js';
import { fromAgendaRow, type Scope } from './care-rows.ts';

/** Identifies the agenda that a user and one therapist share. */
export interface AgendaOf {
  readonly tx: Tx;
  /** The user who shares. */
  readonly userId: UserId;
  readonly connectionId: string;
}

const gone = (): HttpError => new HttpError('not_found', texts.noSuchItem);

const itemIn = async ({ tx, connectionId }: AgendaOf, id: string): Promise<AgendaItem> => {
  const row = await tx
    .selectFrom('agenda_items')
    .selectAll()
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw gone();
  return fromAgendaRow(row);
};

/** The items of one agenda of a user, or of all their agendas, oldest first. */
export const agendaOf = async (tx: Tx, { userId, connectionId }: Scope): Promise<AgendaItem[]> =>
  (
    await tx
      .selectFrom('agenda_items')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(connectionId !== undefined, (query) =>
        query.where('connection_id', '=', connectionId ?? ''),
      )
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(fromAgendaRow);

/** Adds an item; idempotent by id. Throws a 409 when there are too many. */
export const addToAgenda = async (
  agenda: AgendaOf,
  { id, words, author }: Pick<AgendaItem, 'id' | 'words' | 'author'>,
  now: string,
): Promise<AgendaItem> => {
  const { tx, userId, connectionId } = agenda;
  const all = await agendaOf(tx, { userId, connectionId });
  const known = all.find((one) => one.id === id);
  if (known !== undefined) return known;
  if (all.length >= CARE_MOST.agenda) {
    throw new HttpError('conflict', texts.agendaIsFull({ max: CARE_MOST.agenda }));
  }
  await tx
    .insertInto('agenda_items')
    .values({
      user_id: userId,
      connection_id: connectionId,
      id,
      author,
      words,
      done_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return itemIn(agenda, id);
};

/** Marks an item as done or open. Throws a 404 when it does not exist. */
export const markInAgenda = async (
  agenda: AgendaOf,
  { id, done }: { id: string; done: boolean },
  now: string,
): Promise<AgendaItem> => {
  const known = await itemIn(agenda, id);
  if ((known.doneAt !== null) === done) return known;
  await agenda.tx
    .updateTable('agenda_items')
    .set({ done_at: done ? now : null })
    .where('connection_id', '=', agenda.connectionId)
    .where('id', '=', known.id)
    .execute();
  return itemIn(agenda, known.id);
};

/**
 * Removes an item on behalf of its author. Throws a 404 when it does not exist, and a 409 when the other person wrote
 * it.
 */
export const removeFromAgenda = async (
  agenda: AgendaOf,
  given: string,
  by: AgendaItem['author'],
): Promise<void> => {
  const { id, author } = await itemIn(agenda, given);
  if (author !== by) {
    throw new HttpError('conflict', texts.onlyAuthorRemoves);
  }
  await agenda.tx
    .deleteFrom('agenda_items')
    .where('connection_id', '=', agenda.connectionId)
    .where('id', '=', id)
    .execute();
};
