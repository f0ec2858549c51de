import { routineEndpoints } from '#contract/routines.ts';
import { DAYS_MAX } from '#contract/shared/limits.ts';
import { nextDates } from '#domain/routines/rule.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { type LastMood, moodNow } from '#domain/tasks/scheduler/context.ts';
import { loggedText } from '#domain/tasks/scheduler/reason-sentence.ts';
import { notAhead } from '#server/claimed-day.ts';
import { isBeingMoved } from '#server/db/move/refusal.ts';
import type { ChangedIn } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { texts } from '#texts/routines.js';
import { routineCalendar } from './calendar-source.ts';
import { routineLoad } from './day-load.ts';
import { dayStore } from './day-store.ts';
import { proposalStore } from './proposal-store.ts';
import { routineReminders } from './reminder-source.ts';
import { routineStore } from './routine-store.ts';

/** Number of days in a preview of a routine. */
const PREVIEWED = 5;

interface RoutinesParts extends FeatureParts {
  /** Ready-made routines. */
  readonly templates: () => readonly RoutineTemplate[];
  /** Called in the same transaction when a person's routines change. */
  readonly changedIn: ChangedIn;
  /** Returns the latest mood. Null when no mood was logged. */
  readonly lastMood: (userId: UserId) => Promise<LastMood | null>;
}

/** Endpoints for a person's routines, their days and their progress. */
export const routinesFeature = ({
  serve,
  database,
  now,
  templates,
  changedIn,
  lastMood,
}: RoutinesParts) => {
  const proposals = proposalStore(database, changedIn);
  const routines = routineStore(database, changedIn);
  const days = dayStore(database, changedIn);

  serve(routineEndpoints.all, ({ subject, query }) =>
    routines.all(subject, query.today ?? localDateAt(now(), 'UTC')),
  );

  serve(routineEndpoints.templates, async () => [...templates()]);

  serve(routineEndpoints.save, ({ subject, body: { id, plan, from, zone = 'UTC' }, at }) =>
    routines.save(
      subject,
      { id, plan, from: notAhead(from ?? localDateAt(now(), zone), now(), 'body.from') },
      at,
    ),
  );

  serve(routineEndpoints.preview, async ({ body: { from, ...rule } }) => ({
    dates: [...nextDates(rule, from, PREVIEWED)],
  }));

  serve(routineEndpoints.remove, async ({ subject, body, at }) => {
    await routines.remove(subject, body.routineId, notAhead(body.from, now(), 'body.from'), at);
  });

  serve(routineEndpoints.reorder, async ({ subject, body }) => {
    await routines.reorder(subject, body.routineIds);
  });

  serve(routineEndpoints.pause, ({ subject, body: { id, routineId, from, until }, at }) =>
    routines.pause(subject, { id, routineId, from, until }, at),
  );

  serve(routineEndpoints.resume, async ({ subject, body, at }) => {
    await routines.resume(subject, body.id, notAhead(body.from, now(), 'body.from'), at);
  });

  serve(routineEndpoints.days, ({ subject, query: { from, to, today }, at }) => {
    const count = daysBetween(from, to) + 1;
    if (count < 1 || count > DAYS_MAX) {
      const message = texts.rangeIsWrong({ max: DAYS_MAX });
      throw new HttpError('invalid', message, { issues: [{ path: 'query.to', message }] });
    }
    const range = { from, to, today: notAhead(today, now(), 'query.today') };
    return days.between(subject, range, at).catch((error: unknown) => {
      // During a database move, days can be shown but not stored.
      if (!isBeingMoved(error)) throw error;
      return database.db
        .transaction()
        .execute(async (tx) => [...(await days.peek(tx, subject, from, to))]);
    });
  });

  serve(routineEndpoints.changeDay, ({ subject, body: { changes, ...day }, at }) =>
    days.changeDay(subject, day, changes, at),
  );

  serve(routineEndpoints.mark, ({ subject, body: { stepId, state, ...day }, at }) =>
    days.mark(subject, day, stepId, state, at),
  );

  serve(routineEndpoints.run, ({ subject, body: { events, ...day }, at }) =>
    days.run(subject, day, events, at),
  );

  serve(routineEndpoints.proposals, async ({ subject, query: { today, energy }, at }) => {
    const nowMs = now();
    const day = notAhead(today, nowMs, 'query.today');
    const { band, because } = moodNow(await lastMood(subject), [], nowMs, day);
    const logged =
      band === 'low' && because !== null ? texts.lowLogged({ logged: loggedText(because) }) : null;
    const chosen = energy === 'low' ? texts.lowChosen : null;
    return proposals.proposals(
      subject,
      { today: day, low: energy === undefined ? logged : chosen },
      at,
    );
  });

  serve(routineEndpoints.answerProposal, async ({ subject, body, at }) => {
    await proposals.answer(subject, { ...body, date: notAhead(body.date, now(), 'body.date') }, at);
  });

  return {
    /** Adds a proposed routine in a transaction that already locks the person's records. */
    addIn: routines.addIn,
    calendar: routineCalendar(database),
    load: routineLoad(database),
    reminders: routineReminders(days),
  };
};
