import type { RoutineProposal } from '#contract/routines.ts';
import { movableTime } from '#domain/routines/proposals/part-of-day.ts';
import {
  LOOKBACK_DAYS,
  proposalsFor,
  type TimedDay,
} from '#domain/routines/proposals/proposals.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { SIZES } from '#domain/shared/size.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { doneByBand } from '#server/db/done-by-band.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { type ChangedIn, inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/routines.js';
import { dayStore, makeDaysUntil } from './day-store.ts';
import { dayRows, type KeptRoutine, routinesOf } from './routine-rows.ts';
import { routineStore } from './routine-store.ts';

/** A person's answer to a proposal for a routine. */
interface Answered {
  readonly routineId: string;
  readonly date: LocalDate;
  readonly kind: 'lighter' | 'time';
  readonly proposed: string;
  readonly answer: 'taken' | 'refused';
}

const answers = ownRows('routine_proposals', { as: { local_date: 'date' } });

const daysOf = async (tx: Tx, userId: UserId, today: LocalDate): Promise<readonly TimedDay[]> => {
  const days = await dayRows.list(tx, userId, (query) =>
    query
      .where('local_date', '>=', addDays(today, -LOOKBACK_DAYS))
      .where('local_date', '<=', today)
      .orderBy('local_date')
      .orderBy('at_time')
      .orderBy('routine_id'),
  );
  return days
    .filter(({ opened, date }) => opened || date === today)
    .map(({ plan, ...day }) => ({ ...day, steps: plan.steps }));
};

const planOf = (routine: KeptRoutine) =>
  routine.removedOn === null ? routine.versions.at(-1)?.plan : undefined;

/** Evenkeel's proposals for a person's routines (a smaller size or another time), and the person's answers. */
export const proposalStore = (database: Pick<Database, 'db'>, changedIn: ChangedIn) => {
  const { db } = database;
  const days = dayStore(database, changedIn);
  const routines = routineStore(database, changedIn);

  return {
    /**
     * The proposals for a day, starting with the proposals that concern only that day.
     *
     * @param low the sign that the person has little capacity, such as "You logged a low mood"; null when there is no
     * sign
     */
    proposals: (
      userId: UserId,
      { today, low }: { today: LocalDate; low: string | null },
      now: string,
    ): Promise<RoutineProposal[]> =>
      inTransaction(db, userId, async (tx) => {
        const kept = await routinesOf(tx, userId);
        if (kept.length === 0) return [];
        await makeDaysUntil(tx, userId, kept, today, now);
        const plans = new Map(
          kept.flatMap((one) => {
            const plan = planOf(one);
            return plan === undefined ? [] : [[one.id, plan] as const];
          }),
        );
        const found = proposalsFor({
          today,
          days: (await daysOf(tx, userId, today)).filter((day) => plans.has(day.routineId)),
          times: new Map(
            [...plans].flatMap(([id, plan]) => {
              const time = movableTime(plan);
              return time === null ? [] : [[id, time] as const];
            }),
          ),
          low,
          answers: await answers.list(tx, userId),
          elsewhere: await doneByBand(
            tx,
            userId,
            addDays(today, -LOOKBACK_DAYS),
            addDays(today, -1),
          ),
        });
        return found.map((one) => ({
          ...one,
          date: today,
          name: plans.get(one.routineId)?.name ?? '',
        }));
      }),

    /**
     * Applies an accepted proposal, and saves the answer. Idempotent. Throws a 404 if the routine does not exist, or is
     * not planned on the day.
     */
    answer: async (
      userId: UserId,
      { routineId: id, date, kind, proposed, answer }: Answered,
      now: string,
    ): Promise<void> => {
      const kept = await inTransaction(db, userId, (tx) => routinesOf(tx, userId));
      const routine = kept.find((one) => one.id === id);
      const plan = routine === undefined ? undefined : planOf(routine);
      if (plan === undefined) {
        throw new HttpError('not_found', texts.noSuchRoutine);
      }
      if (answer === 'taken' && kind === 'lighter') {
        const size = SIZES.find((one) => one === proposed);
        await days.changeDay(userId, { routineId: id, date }, { size }, now);
      }
      if (answer === 'taken' && kind === 'time') {
        const moved = { ...plan, anchor: { kind: 'time', time: proposed } as const };
        await routines.save(userId, { id, plan: moved, from: date }, now);
      }
      await answers.put(db, userId, { routineId: id, date, kind, proposed, answer }, now);
    },
  };
};
