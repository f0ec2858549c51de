import type { GoalRating } from '#contract/goals.ts';
import { clientCareEndpoints } from '#contract/sharing/care.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { notAhead } from '#server/claimed-day.ts';
import { grantIn, notShared, type OpenConnection, onConnection } from '#server/db/sharing/door.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { addToAgenda, agendaOf, markInAgenda, removeFromAgenda } from './agenda-store.ts';
import { forTherapist, proposalsOf } from './care-rows.ts';
import {
  addNote,
  notesOf,
  privateNotesOf,
  removeNote,
  removePrivateNote,
  savePrivateNote,
} from './note-store.ts';
import type { proposalStore } from './proposal-store.ts';

export interface ClientRoutesParts extends FeatureParts {
  readonly proposals: ReturnType<typeof proposalStore>;
  /** Stores a rating that somebody with whom a goal is shared gives to the goal. */
  readonly rateGoalIn: (
    tx: Tx,
    userId: UserId,
    goalId: string,
    rating: GoalRating,
    now: string,
  ) => Promise<unknown>;
}

interface Named {
  readonly viewer: UserId;
  readonly params: { readonly connectionId: string };
}

/** A therapist's endpoints for one client. */
export const clientRoutes = ({
  serve,
  database,
  now,
  proposals,
  rateGoalIn,
}: ClientRoutesParts): void => {
  const iso = (): string => new Date(now()).toISOString();

  const onClient = <Result>(
    { viewer, params }: Named,
    work: (connection: OpenConnection) => Promise<Result>,
  ): Promise<Result> =>
    onConnection(
      database.db,
      { viewerId: viewer, connectionId: params.connectionId, nowMs: now() },
      work,
      'therapist',
    );

  serve(clientCareEndpoints.read, (call) =>
    onClient(call, async (connection) => {
      const { tx, userId, connectionId } = connection;
      const scope = { userId, connectionId };
      return {
        proposals: (await proposalsOf(tx, scope)).map(forTherapist(connection, now())),
        agenda: await agendaOf(tx, scope),
        notes: await notesOf(tx, scope),
        privateNotes: await privateNotesOf(connection),
      };
    }),
  );

  serve(clientCareEndpoints.propose, (call) =>
    onClient(call, (connection) => proposals.propose(connection, call.body, now())),
  );

  serve(clientCareEndpoints.withdraw, (call) =>
    onClient(call, (connection) => proposals.withdraw(connection, call.body.proposalId, now())),
  );

  serve(clientCareEndpoints.rateGoal, (call) =>
    onClient(call, async (connection) => {
      const { goalId, ...rating } = call.body;
      const date = notAhead(rating.date, now(), 'body.date');
      const asked = { range: { from: date, to: date }, page: 'client' as const };
      const grant = await grantIn(connection, 'goals', asked, now());
      if (grant?.detail !== 'detail') throw notShared();
      const { tx, userId, viewerId } = connection;
      await rateGoalIn(
        tx,
        userId,
        goalId,
        { ...rating, date, rater: 'therapist', raterId: viewerId },
        iso(),
      );
      return { goalId, level: rating.level, date };
    }),
  );

  serve(clientCareEndpoints.addAgenda, (call) =>
    onClient(call, (connection) =>
      addToAgenda(connection, { ...call.body, author: 'viewer' }, iso()),
    ),
  );

  serve(clientCareEndpoints.markAgenda, (call) =>
    onClient(call, (connection) => markInAgenda(connection, call.body, iso())),
  );

  serve(clientCareEndpoints.removeAgenda, async (call) => {
    await onClient(call, (connection) => removeFromAgenda(connection, call.body.id, 'viewer'));
  });

  serve(clientCareEndpoints.addNote, (call) =>
    onClient(call, (connection) => addNote(connection, call.body, iso())),
  );

  serve(clientCareEndpoints.removeNote, async (call) => {
    await onClient(call, (connection) => removeNote(connection, call.body.id));
  });

  serve(clientCareEndpoints.savePrivateNote, (call) =>
    onClient(call, (connection) => savePrivateNote(connection, call.body, iso())),
  );

  serve(clientCareEndpoints.removePrivateNote, async (call) => {
    await onClient(call, (connection) => removePrivateNote(connection, call.body.id));
  });
};
