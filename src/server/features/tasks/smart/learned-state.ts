import * as z from 'zod/mini';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { FIRST_CAPACITY } from '#domain/tasks/scheduler/capacity.ts';
import { afterDay, type LearnedState, NEWCOMER } from '#domain/tasks/scheduler/person-state.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type FollowedOffer, noteOffers, offersToLearn } from './offer-log.ts';
import type { RoutineLoad } from './person-context.ts';

const states = ownRows('scheduler_states');

const learnedState = z.object({
  version: z.literal(1),
  beliefs: z.record(
    z.string(),
    z.object({ mean: z.number(), variance: z.number().check(z.positive()) }),
  ),
  capacity: z
    .array(z.number().check(z.nonnegative()))
    .check(z.length(FIRST_CAPACITY.length))
    .check(z.refine((shares) => shares.some((share) => share > 0))),
});

const parsed = (text: string): LearnedState | null => {
  try {
    return learnedState.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/**
 * Everything that the scheduler has learned about a person. For a new person, or when the stored state cannot be
 * parsed, the initial state.
 */
export const readLearned = async (tx: Tx, userId: UserId): Promise<LearnedState> => {
  const row = await tx
    .selectFrom('scheduler_states')
    .select('state')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row === undefined ? null : parsed(row.state)) ?? NEWCOMER;
};

const isDone = ({ outcome, completed }: FollowedOffer): boolean =>
  outcome === 'open' ? completed === 1 : outcome === 'done';

/** Converts one day's offers, in order, to the outcomes from which the scheduler learns. */
const outcomesOf = (offers: readonly FollowedOffer[]) =>
  offers
    .toSorted((one, other) => BANDS.indexOf(one.band) - BANDS.indexOf(other.band))
    .map((offer) => ({
      situation: {
        area: offer.area,
        size: offer.size,
        band: offer.band,
        mood: offer.mood_band,
      },
      minutes: offer.minutes,
      done: isDone(offer),
      swapped: offer.outcome === 'swapped',
    }));

/**
 * Learns from each earlier day that the scheduler has not yet learned from, in order, and saves the result. A task that
 * was deleted or put away counts as not done; a task that was swapped for another one counts as a mild refusal.
 *
 * @param routines which parts of routines the person completed on those days
 */
export const learnPastDays = async (
  tx: Tx,
  userId: UserId,
  today: LocalDate,
  now: string,
  routines: RoutineLoad['past'] = new Map(),
): Promise<LearnedState> => {
  const before = await readLearned(tx, userId);
  const offers = await offersToLearn(tx, userId, today);
  if (offers.length === 0) return before;
  const days = Map.groupBy(offers, (offer) => offer.local_date);
  const after = [...days].reduce(
    (learned, [date, day]) => afterDay(learned, outcomesOf(day), routines.get(date)),
    before,
  );
  const swapped = offers.filter(({ outcome }) => outcome === 'swapped').map(({ id }) => id);
  const [done, undone] = [true, false].map((wanted) =>
    offers
      .filter((offer) => offer.outcome !== 'swapped' && isDone(offer) === wanted)
      .map(({ id }) => id),
  );
  await noteOffers(tx, userId, swapped, { learned: 1 });
  await noteOffers(tx, userId, done ?? [], { outcome: 'done', learned: 1 });
  await noteOffers(tx, userId, undone ?? [], { outcome: 'undone', learned: 1 });
  await states.put(tx, userId, { state: { ...after } }, now);
  return after;
};
