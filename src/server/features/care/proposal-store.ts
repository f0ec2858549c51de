import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { type CareContent, type CareProposal, homeworkOf } from '#contract/sharing/care.ts';
import { type HomeworkOutcome, isDueOn } from '#domain/care/homework.ts';
import { CARE_MOST, type CareStatus, isTaken, statusesBefore } from '#domain/care/proposals.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { OpenConnection } from '#server/db/sharing/door.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import { texts } from '#texts/care.js';
import { caregiversOf, forTherapist, proposalIn, type Scope } from './care-rows.ts';

type Goal = Extract<CareContent, { kind: 'goal' }>;
type Routine = Extract<CareContent, { kind: 'routine' }>;

/**
 * Functions that create the goal or routine of an accepted proposal. The features for goals and for routines provide
 * them.
 */
export interface Makers {
  readonly addGoalIn: (
    tx: Tx,
    userId: UserId,
    goal: Pick<Goal, 'plan' | 'levels'> & {
      readonly id: string;
      readonly from: number;
      readonly today: LocalDate;
      readonly proposedBy: string;
    },
    now: string,
  ) => Promise<unknown>;
  readonly addRoutineIn: (
    tx: Tx,
    userId: UserId,
    routine: Pick<Routine, 'plan'> & {
      readonly id: string;
      readonly from: LocalDate;
      readonly proposedBy: string;
    },
    now: string,
  ) => Promise<unknown>;
}

const proposedOtherwise = (): HttpError => new HttpError('conflict', texts.proposedBefore);

/** Whether two contents are equal when stored as JSON. */
const areSame = (one: CareContent, other: CareContent): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

const gone = (): HttpError => new HttpError('not_found', texts.noSuchProposal);

/** Therapists' proposals to a user, and the user's answers. */
export const proposalStore = ({ db }: Pick<Database, 'db'>, makers: Makers) => {
  const find = async (tx: Tx, scope: Scope, id: string): Promise<CareProposal> => {
    const found = await proposalIn(tx, scope, id);
    if (found === undefined) throw gone();
    return found;
  };

  /**
   * Changes a proposal's status, unless another request just changed it. Throws a 409 when the change is no longer
   * possible.
   */
  const become = async (
    tx: Tx,
    userId: UserId,
    { id, content }: CareProposal,
    status: CareStatus,
    more: {
      readonly answered_at?: string;
      readonly answered_on?: LocalDate;
      readonly reason?: string;
      readonly changed_body?: string | null;
    },
  ): Promise<void> => {
    const { numUpdatedRows } = await tx
      .updateTable('care_proposals')
      .set({ ...more, status })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('status', 'in', statusesBefore(content.kind, status))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return;
    const now = await find(tx, { userId }, id);
    throw new HttpError('conflict', texts.cannotBeAnswered[now.status]);
  };

  /**
   * Creates the goal or routine of an accepted proposal and returns its new id. Returns null for homework, which needs
   * nothing else.
   */
  const make = async (
    tx: Tx,
    userId: UserId,
    content: CareContent,
    { today, proposedBy }: { today: LocalDate; proposedBy: string },
    now: string,
  ): Promise<string | null> => {
    // The server generates the id, because an id from the therapist could be in use for other data of the user.
    const id = uuidv7();
    if (content.kind === 'goal') {
      const { plan, levels } = content;
      await makers.addGoalIn(tx, userId, { id, from: 0, plan, levels, today, proposedBy }, now);
      return id;
    }
    if (content.kind === 'routine') {
      await makers.addRoutineIn(
        tx,
        userId,
        { id, plan: content.plan, from: today, proposedBy },
        now,
      );
      return id;
    }
    if (content.homework.until < today) {
      throw new HttpError('conflict', texts.homeworkIsOver);
    }
    return null;
  };

  return {
    /**
     * Accepts a proposal, unchanged or with changes, and creates the proposed goal or routine. Accepting a proposal a
     * second time changes nothing. Throws a 404 when it does not exist, and a 409 when it can no longer be accepted.
     */
    accept: (
      userId: UserId,
      {
        proposalId,
        changes,
        today,
      }: { proposalId: string; changes: CareContent | undefined; today: LocalDate },
      now: string,
    ): Promise<CareProposal> =>
      inTransaction(db, userId, async (tx) => {
        const known = await find(tx, { userId }, proposalId);
        if (isTaken(known.status)) return known;
        if (changes !== undefined && changes.kind !== known.content.kind) {
          throw invalidField('changes.kind', texts.otherKind);
        }
        const isChanged = changes !== undefined && !isDeepStrictEqual(changes, known.content);
        const accepted = isChanged ? changes : known.content;
        await become(tx, userId, known, isChanged ? 'changed' : 'accepted', {
          answered_at: now,
          answered_on: today,
          changed_body:
            isChanged && changes.kind === 'homework' ? JSON.stringify(changes.homework) : null,
        });
        const from = (await caregiversOf(tx, userId)).find(
          ({ connectionId }) => connectionId === known.connectionId,
        );
        const proposedBy = from?.label ?? texts.aTherapist;
        const resultId = await make(tx, userId, accepted, { today, proposedBy }, now);
        await tx
          .updateTable('care_proposals')
          .set({ result_id: resultId })
          .where('user_id', '=', userId)
          .where('id', '=', known.id)
          .execute();
        return find(tx, { userId }, known.id);
      }),

    /**
     * Declines a proposal, or ends homework. Idempotent. Throws a 404 when it does not exist, and a 409 when it can no
     * longer be declined.
     */
    decline: (
      userId: UserId,
      { proposalId, reason, today }: { proposalId: string; reason: string; today: LocalDate },
      now: string,
    ): Promise<CareProposal> =>
      inTransaction(db, userId, async (tx) => {
        const known = await find(tx, { userId }, proposalId);
        if (known.status === 'declined') return known;
        const answer = isTaken(known.status) ? {} : { answered_at: now, answered_on: today };
        await become(tx, userId, known, 'declined', { ...answer, reason });
        return find(tx, { userId }, known.id);
      }),

    /**
     * Stores or clears the outcome of homework on a day. Throws a 404 when the proposal does not exist, and a 400 when
     * the homework is not due on that day.
     */
    sayOfDay: (
      userId: UserId,
      {
        proposalId,
        date,
        outcome,
        barrier,
      }: {
        proposalId: string;
        date: LocalDate;
        outcome: HomeworkOutcome | null;
        barrier: string;
      },
      now: string,
    ): Promise<CareProposal> =>
      inTransaction(db, userId, async (tx) => {
        const known = await find(tx, { userId }, proposalId);
        const homework = homeworkOf(known);
        if (homework === null || !isDueOn({ ...known, homework }, date)) {
          throw invalidField('date', texts.noHomeworkOnDay);
        }
        if (outcome === null) {
          await tx
            .deleteFrom('homework_days')
            .where('user_id', '=', userId)
            .where('proposal_id', '=', known.id)
            .where('local_date', '=', date)
            .execute();
        } else {
          const said = {
            outcome,
            barrier: outcome === 'not-done' ? barrier.trim() : '',
            updated_at: now,
          };
          await tx
            .insertInto('homework_days')
            .values({ user_id: userId, proposal_id: known.id, local_date: date, ...said })
            .onConflict((conflict) =>
              conflict.columns(['user_id', 'proposal_id', 'local_date']).doUpdateSet(said),
            )
            .execute();
        }
        return find(tx, { userId }, known.id);
      }),

    /**
     * Adds a proposal; idempotent by id. Throws a 409 when too many proposals are waiting or stored, or when the id
     * belongs to a different proposal.
     */
    propose: async (
      connection: OpenConnection,
      given: { id: string; content: CareContent; words: string },
      nowMs: number,
    ): Promise<CareProposal> => {
      const { tx, userId, connectionId } = connection;
      const shown = forTherapist(connection, nowMs);
      const { id } = given;
      const scope = { userId, connectionId };
      const words = given.words.trim();
      const sameAs = (kept: CareProposal): CareProposal => {
        const isSame = kept.words === words && areSame(kept.content, given.content);
        if (!isSame) throw proposedOtherwise();
        return shown(kept);
      };
      const known = await proposalIn(tx, scope, id);
      if (known !== undefined) return sameAs(known);
      const { waiting, all } = await tx
        .selectFrom('care_proposals')
        .select(({ fn }) => [
          fn.countAll<number>().as('all'),
          fn.countAll<number>().filterWhere('status', '=', 'waiting').as('waiting'),
        ])
        .where('connection_id', '=', connectionId)
        .executeTakeFirstOrThrow();
      if (Number(waiting) >= CARE_MOST.waiting) {
        throw new HttpError('conflict', texts.tooManyWait({ max: CARE_MOST.waiting }));
      }
      if (Number(all) >= CARE_MOST.proposals) {
        throw new HttpError('conflict', texts.proposalsAreFull({ max: CARE_MOST.proposals }));
      }
      await tx
        .insertInto('care_proposals')
        .values({
          user_id: userId,
          connection_id: connectionId,
          id,
          kind: given.content.kind,
          body: JSON.stringify(given.content),
          words,
          status: 'waiting',
          reason: '',
          result_id: null,
          changed_body: null,
          created_at: new Date(nowMs).toISOString(),
          answered_at: null,
          answered_on: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await proposalIn(tx, scope, id);
      // The id belongs to a proposal of another therapist of this user.
      if (kept === undefined) throw invalidField('id', texts.useNewId);
      return sameAs(kept);
    },

    /**
     * Withdraws a proposal, or ends homework. Idempotent. Throws a 404 when it does not exist, and a 409 when it was
     * already answered.
     */
    withdraw: async (
      connection: OpenConnection,
      given: string,
      nowMs: number,
    ): Promise<CareProposal> => {
      const { tx, userId, connectionId } = connection;
      const shown = forTherapist(connection, nowMs);
      const scope = { userId, connectionId };
      const known = await find(tx, scope, given);
      if (known.status === 'withdrawn') return shown(known);
      const { numUpdatedRows } = await tx
        .updateTable('care_proposals')
        .set({ status: 'withdrawn' })
        .where('user_id', '=', userId)
        .where('id', '=', known.id)
        .where('status', 'in', statusesBefore(known.content.kind, 'withdrawn'))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) {
        throw new HttpError('conflict', texts.answeredAlready);
      }
      return shown(await find(tx, scope, known.id));
    },
  };
};
