import type { Selectable } from 'kysely';
import type {
  AgendaItem,
  Caregiver,
  CareNote,
  CareProposal,
  PrivateNote,
  StoredCard,
} from '#contract/sharing/care.ts';
import { viewerLabel } from '#domain/care/proposals.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { type OpenConnection, sharesNow } from '#server/db/sharing/door.ts';
import type { Tx } from '#server/db/transaction.ts';

type ProposalRow = Selectable<Schema['care_proposals']>;
type DayRow = Selectable<Schema['homework_days']>;
type AgendaRow = Selectable<Schema['agenda_items']>;
type NoteRow = Selectable<Schema['care_notes']>;
type PrivateRow = Selectable<Schema['private_notes']>;
type ConnectionRow = Selectable<Schema['connections']>;

/** The proposals to read: all proposals to a user, or only those of one connection. */
export interface Scope {
  readonly userId: UserId;
  readonly connectionId?: string;
}

const fromProposalRow = (row: ProposalRow, days: readonly DayRow[]): CareProposal => ({
  id: row.id,
  connectionId: row.connection_id,
  content: JSON.parse(row.body),
  words: row.words,
  status: row.status,
  reason: row.reason,
  changedHomework: row.changed_body === null ? null : JSON.parse(row.changed_body),
  resultId: row.result_id,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
  answeredOn: row.answered_on,
  days: days.map(({ local_date, outcome, barrier }) => ({ date: local_date, outcome, barrier })),
});

/**
 * The therapist's view of proposals. It does not show the goal or routine that was created from an accepted proposal,
 * because that belongs to the user. It shows on which days homework was done only while the user shares something.
 */
export const forTherapist = (
  connection: OpenConnection,
  nowMs: number,
): ((proposal: CareProposal) => CareProposal) => {
  const shares = sharesNow(connection, nowMs);
  return (proposal) => ({ ...proposal, resultId: null, days: shares ? proposal.days : [] });
};

/** Proposals, newest first. Proposals of homework include its outcomes. */
export const proposalsOf = async (
  tx: Tx,
  { userId, connectionId }: Scope,
): Promise<CareProposal[]> => {
  const rows = await tx
    .selectFrom('care_proposals')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(connectionId !== undefined, (query) =>
      query.where('connection_id', '=', connectionId ?? ''),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const days = await tx
    .selectFrom('homework_days')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('local_date')
    .execute();
  const byProposal = Map.groupBy(days, ({ proposal_id }) => proposal_id);
  return rows.map((row) => fromProposalRow(row, byProposal.get(row.id) ?? []));
};

/** One proposal. Undefined when it does not exist. */
export const proposalIn = async (
  tx: Tx,
  { userId, connectionId }: Scope,
  id: string,
): Promise<CareProposal | undefined> => {
  const row = await tx
    .selectFrom('care_proposals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(connectionId !== undefined, (query) =>
      query.where('connection_id', '=', connectionId ?? ''),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const days = await tx
    .selectFrom('homework_days')
    .selectAll()
    .where('user_id', '=', userId)
    .where('proposal_id', '=', id)
    .orderBy('local_date')
    .execute();
  return fromProposalRow(row, days);
};

/** Converts a row to an agenda item of the contract. */
export const fromAgendaRow = (row: AgendaRow): AgendaItem => ({
  id: row.id,
  connectionId: row.connection_id,
  author: row.author,
  words: row.words,
  doneAt: row.done_at,
  createdAt: row.created_at,
});

/** Converts a row to a note to the user, as in the contract. */
export const fromNoteRow = (row: NoteRow): CareNote => ({
  id: row.id,
  connectionId: row.connection_id,
  words: row.words,
  createdAt: row.created_at,
});

/** Converts a row to a private note, as in the contract. */
export const fromPrivateRow = (row: PrivateRow): PrivateNote => ({
  id: row.id,
  words: row.words,
  date: row.local_date,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A user's communication card. Null when it is empty. */
export const cardOf = async (tx: Tx, userId: UserId): Promise<StoredCard | null> => {
  const row = await tx
    .selectFrom('communication_cards')
    .select(['card', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : { ...JSON.parse(row.card), updatedAt: row.updated_at };
};

/** The therapist of a connection, as shown to the user. */
const fromConnectionRow = (
  row: Pick<ConnectionRow, 'id' | 'viewer_id' | 'viewer_name' | 'ended_at'>,
): Caregiver => ({
  connectionId: row.id,
  label: viewerLabel(row.viewer_name),
  hasAccess: row.ended_at === null && row.viewer_id !== null,
});

/** A user's current and former therapists, in the order in which they were connected. */
export const caregiversOf = async (tx: Tx, userId: UserId): Promise<Caregiver[]> =>
  (
    await tx
      .selectFrom('connections')
      .select(['id', 'viewer_id', 'viewer_name', 'ended_at'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'therapist')
      .orderBy('started_at')
      .orderBy('id')
      .execute()
  ).map(fromConnectionRow);
