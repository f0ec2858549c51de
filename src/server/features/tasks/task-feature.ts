import { type Task, taskEndpoints } from '#contract/tasks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { BANDS, bandsLeft, isLateEvening } from '#domain/shared/time/bands.ts';
import { checkClaimedTime } from '#domain/shared/time/clock-check.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { hourAt, localDateAt } from '#domain/shared/time/zone.ts';
import type { Breakdown } from '#domain/tasks/breakdown/breakdown.ts';
import type { Energy, Matter } from '#domain/tasks/scheduler/wishes.ts';
import type { Area } from '#domain/tasks/vocabulary.ts';
import type { TaskWriter } from '#server/ai/tasks/writer.ts';
import { notAhead } from '#server/claimed-day.ts';
import type { ChangedIn } from '#server/db/transaction.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { notToday } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { texts } from '#texts/task-errors.js';
import { taskCalendar } from './calendar-source.ts';
import { taskReminders } from './reminder-source.ts';
import type { SmartMoment } from './smart/day-choice.ts';
import { contextOf, type PersonSources } from './smart/person-context.ts';
import { smartTasks } from './smart/smart-tasks.ts';
import { helpStore } from './stuck/help-store.ts';
import { taskRelief } from './task-relief.ts';
import { taskStore } from './task-store.ts';

interface TaskParts extends FeatureParts, PersonSources {
  /** Rewords tasks with a language model. If null, tasks keep their wording from the catalogue. */
  readonly writer: TaskWriter | null;
  readonly breakdown: Breakdown;
  /** The area of life that the title of a task names; null for none. */
  readonly areaOf: (title: string) => Area | null;
  /** Called in the same transaction when reminders may change. */
  readonly changedIn: ChangedIn;
}

/** The person's current day, as a request claims it. */
interface DayClaim {
  readonly localDate?: LocalDate | undefined;
  readonly zone?: string | undefined;
}

/** The person's wishes for the day, as a request states them. */
interface WishClaim {
  readonly energy?: Energy | undefined;
  readonly matters?: readonly Matter[] | undefined;
}

const EARLIEST_DATE = localDate('1900-01-01');
const LATEST_DATE = localDate('2100-12-31');
/** The time zone in which each date begins earliest. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** The person's current day. Throws a 400 for a date that is not the current date in or near the zone. */
const todayOf = (claim: DayClaim, nowMs: number): LocalDate => {
  const { localDate: date, zone } = claim;
  const checked = checkClaimedTime({ instantMs: nowMs, localDate: date, zone }, nowMs);
  // A person's day may start later than midnight but not earlier, so accepting tomorrow's date would end today too
  // early.
  const isAhead =
    'localDate' in checked && zone !== undefined && checked.localDate > localDateAt(nowMs, zone);
  if ('localDate' in checked && !isAhead) return checked.localDate;
  const message = notToday();
  throw new HttpError('invalid', message, { issues: [{ path: 'query.localDate', message }] });
};

/** Returns the given date. Throws a 400 if the date is out of range. */
const planned = (date: LocalDate, field: string): LocalDate => {
  if (date < EARLIEST_DATE) throw invalidField(field, texts.dateTooEarly);
  if (date > LATEST_DATE) throw invalidField(field, texts.dateTooLate);
  return date;
};

/**
 * The day to which a change belongs. It may be any past day, because a device may have been offline, and it may be
 * tomorrow, because of time zones. Throws a 400 for other days.
 */
const dayOf = ({ localDate: date, zone = 'UTC' }: DayClaim, nowMs: number): LocalDate => {
  if (date === undefined) return localDateAt(nowMs, zone);
  return planned(notAhead(date, nowMs, 'body.localDate'), 'localDate');
};

/** Endpoints for a person's tasks: personal tasks, and smart tasks that the scheduler offers. */
export const taskFeature = ({
  serve,
  database,
  writer,
  breakdown,
  areaOf,
  changedIn,
  now,
  ...sources
}: TaskParts) => {
  const tasks = taskStore(database, changedIn);
  const kinder = taskRelief({ database, writer, breakdown, changedIn });
  const helps = helpStore(database);
  const smart = smartTasks(database, writer, changedIn);
  const withArea = (task: Task): Task => ({ ...task, area: areaOf(task.title) });

  serve(taskEndpoints.all, async ({ subject, query }) =>
    (await tasks.list(subject, query.since, query.older)).map(withArea),
  );

  /** Reads what the choice of a day's smart tasks depends on. */
  const momentOf = async (
    subject: UserId,
    today: LocalDate,
    { zone, energy, matters }: WishClaim & DayClaim,
    at: string,
  ): Promise<SmartMoment> => {
    const nowMs = Date.parse(at);
    return {
      today,
      // Without a time zone the hour is unknown, so all parts of the day remain possible.
      bandsLeft:
        zone === undefined
          ? BANDS
          : bandsLeft(today, localDateAt(nowMs, zone), hourAt(nowMs, zone)),
      isLate:
        zone !== undefined && isLateEvening(today, localDateAt(nowMs, zone), hourAt(nowMs, zone)),
      ...(await contextOf(sources, subject, today, nowMs)),
      wishes: { energy: energy ?? null, matters: matters ?? [] },
      routines: await sources.routineLoad(subject, today, at),
      now: at,
    };
  };

  serve(taskEndpoints.smartGenerate, async ({ subject, query, at }) =>
    (await smart.generate(subject, await momentOf(subject, todayOf(query, now()), query, at))).map(
      withArea,
    ),
  );

  serve(taskEndpoints.others, async ({ subject, body, at }) =>
    (await smart.others(subject, await momentOf(subject, todayOf(body, now()), body, at))).map(
      withArea,
    ),
  );

  serve(taskEndpoints.fit, async ({ subject, body, at }) =>
    (await smart.fit(subject, await momentOf(subject, todayOf(body, now()), body, at))).map(
      withArea,
    ),
  );

  serve(taskEndpoints.swap, async ({ subject, body, at }) => {
    // The swap of a task may arrive after its day, because the device may have been offline.
    const today = dayOf(body, now());
    return withArea(await smart.swap(subject, body, await momentOf(subject, today, body, at)));
  });

  serve(taskEndpoints.add, async ({ subject, body, at }) => {
    const { title, estimatedTime, time, later, reminders, zone = 'UTC' } = body;
    const date = body.date ?? localDateAt(now(), zone);
    const id = newRecordId(body.id);
    const task = {
      id,
      title,
      estimatedTime,
      date: planned(date, 'date'),
      time,
      later,
      reminders,
    };
    return withArea(await tasks.add(subject, task, at));
  });

  serve(taskEndpoints.update, async ({ subject, body: { taskId, updates }, at }) => {
    if (updates.date !== undefined) planned(updates.date, 'updates.date');
    return withArea(await tasks.update(subject, taskId, updates, at));
  });

  serve(taskEndpoints.remove, async ({ subject, params }) => {
    await tasks.remove(subject, params.taskId);
  });

  serve(taskEndpoints.completionHistory, ({ subject, query }) =>
    // Days that have not begun in any time zone are left out of the history.
    tasks.history(subject, { to: localDateAt(now(), FIRST_ZONE), ...query }),
  );

  serve(taskEndpoints.reorder, async ({ subject, body }) => {
    await tasks.reorder(subject, body.taskIds);
  });

  serve(taskEndpoints.lighter, async ({ subject, body, at }) => {
    const nowMs = now();
    const today = dayOf(body, nowMs);
    const { mood } = await contextOf(sources, subject, today, nowMs);
    const moment = { today, mood, now: at };
    return withArea(await kinder.lighter(subject, body.taskId, body.size, moment));
  });

  serve(taskEndpoints.notToday, async ({ subject, body }) =>
    withArea(await kinder.notToday(subject, body.taskId, dayOf(body, now()))),
  );

  serve(taskEndpoints.letGo, async ({ subject, body }) => {
    await kinder.letGo(subject, body.taskIds, dayOf(body, now()));
  });

  serve(taskEndpoints.letGoAll, async ({ subject, body }) => {
    await kinder.letGoAll(subject, dayOf(body, now()));
  });

  serve(taskEndpoints.breakdown, async ({ subject, body }) => {
    const { taskId, detail, answer, ask, preview } = body;
    const made = await kinder.breakdown(subject, taskId, { detail, answer, ask, preview });
    return { ...made, area: areaOf(made.title) };
  });

  serve(taskEndpoints.stuck, async ({ subject, body: { id, reason, help, helped }, at }) => {
    await helps.add(subject, { id, reason, help, helped }, at);
  });

  serve(taskEndpoints.helps, ({ subject }) => helps.counts(subject));

  return { calendar: taskCalendar(database), reminders: taskReminders(kinder) };
};
