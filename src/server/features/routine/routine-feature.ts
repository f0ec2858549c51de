import { v7 as uuidv7 } from 'uuid';
import { routineEndpoints } from '#contract/routine.ts';
import { bandsLeft } from '#domain/routine/bands.ts';
import { BANDS } from '#domain/routine/vocabulary.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { checkClaimedTime } from '#domain/shared/time/clock-check.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { hourAt, localDateAt } from '#domain/shared/time/zone.ts';
import type { TaskWriter } from '#server/ai/tasks/writer.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { kinderTasks } from './kinder-tasks.ts';
import { contextOf, type PersonSources } from './person-context.ts';
import { smartTasks } from './smart-tasks.ts';
import { taskStore } from './task-store.ts';

interface RoutineParts extends FeatureParts, PersonSources {
  /** Words tasks; null leaves them in the words of the catalogue. */
  readonly writer: TaskWriter | null;
}

/** A day as a call names it. */
interface DayClaim {
  readonly localDate?: LocalDate | undefined;
  readonly zone?: string | undefined;
}

const EARLIEST_DATE = localDate('1900-01-01');

/** The day that it is for the person. Throws a 400 for a date that is no today anywhere near the zone. */
const todayOf = (claim: DayClaim, nowMs: number): LocalDate => {
  const { localDate: date, zone } = claim;
  const checked = checkClaimedTime({ instantMs: nowMs, localDate: date, zone }, nowMs);
  // A day may start late, but never early: tomorrow would close today.
  const isAhead =
    'localDate' in checked && zone !== undefined && checked.localDate > localDateAt(nowMs, zone);
  if ('localDate' in checked && !isAhead) return checked.localDate;
  const message = 'This date is not today in the time zone. Check the clock of this device.';
  throw new HttpError('invalid', message, { issues: [{ path: 'query.localDate', message }] });
};

/**
 * The day that a change was made on: any past one, since a device may have been without a connection, and
 * one ahead at most, as it is for some already. Throws a 400 for others.
 *
 * @param field what the body calls it
 */
const dayOf = (
  { localDate: date, zone = 'UTC' }: DayClaim,
  nowMs: number,
  field: 'date' | 'localDate',
): LocalDate => {
  if (date === undefined) return localDateAt(nowMs, zone);
  if (date > addDays(localDateAt(nowMs, 'UTC'), 1)) {
    throw invalidField(field, 'This date is ahead of today. Check the clock of this device.');
  }
  if (date < EARLIEST_DATE) throw invalidField(field, 'This date is before the year 1900.');
  return date;
};

/** A person's tasks: their own, and those that the scheduler offers. */
export const routineFeature = ({
  serve,
  database,
  writer,
  now,
  ...sources
}: RoutineParts): void => {
  const tasks = taskStore(database);
  const kinder = kinderTasks(database, writer);
  const smart = smartTasks(database, writer);
  const iso = (ms: number): string => new Date(ms).toISOString();

  serve(routineEndpoints.all, ({ subject, query }) => tasks.list(subject, query.since));

  serve(routineEndpoints.smartGenerate, async ({ subject, query }) => {
    const nowMs = now();
    const today = todayOf(query, nowMs);
    const { zone } = query;
    return smart.generate(subject, {
      today,
      // Without a zone the hour is not known, so no part of the day is ruled out.
      bandsLeft:
        zone === undefined
          ? BANDS
          : bandsLeft(today, localDateAt(nowMs, zone), hourAt(nowMs, zone)),
      ...(await contextOf(sources, subject, nowMs)),
      now: iso(nowMs),
    });
  });

  serve(routineEndpoints.add, ({ subject, body }) => {
    const nowMs = now();
    const { title, estimatedTime } = body;
    const id = (body.id ?? uuidv7()).toLowerCase();
    return tasks.add(
      subject,
      {
        id,
        title,
        estimatedTime,
        date: dayOf({ localDate: body.date, zone: body.zone }, nowMs, 'date'),
      },
      iso(nowMs),
    );
  });

  serve(routineEndpoints.update, ({ subject, body }) =>
    tasks.update(subject, body.taskId, body.updates, iso(now())),
  );

  serve(routineEndpoints.remove, async ({ subject, params }) => {
    await tasks.remove(subject, params.taskId);
    return { ok: true as const };
  });

  serve(routineEndpoints.completionHistory, ({ subject, query }) => tasks.history(subject, query));

  serve(routineEndpoints.reorder, async ({ subject, body }) => {
    await tasks.reorder(subject, body.taskIds);
    return { ok: true as const };
  });

  serve(routineEndpoints.lighter, async ({ subject, body }) => {
    const nowMs = now();
    const today = dayOf(body, nowMs, 'localDate');
    const { mood } = await contextOf(sources, subject, nowMs);
    const moment = { today, mood, now: iso(nowMs) };
    return kinder.lighter(subject, body.taskId, body.size, moment);
  });

  serve(routineEndpoints.notToday, async ({ subject, body }) =>
    kinder.notToday(subject, body.taskId, dayOf(body, now(), 'localDate')),
  );

  serve(routineEndpoints.breakdown, ({ subject, body }) => kinder.breakdown(subject, body.taskId));
};
