import { v7 as uuidv7 } from 'uuid';
import type { RoutineEventBody } from '#contract/routines.ts';
import { stepsOfSize } from '#domain/routines/marks.ts';
import type { RoutinePlan } from '#domain/routines/plan.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Random } from '#domain/shared/numbers/random.ts';
import { SIZES } from '#domain/shared/size.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/time/durations.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { readRoutineTemplates } from '#server/content/routine-templates.ts';
import type { Database } from '#server/db/open.ts';
import { dayStore } from '#server/features/routines/day-store.ts';
import { routineStore } from '#server/features/routines/routine-store.ts';
import { pick } from './day.ts';
import type { DemoPerson, DemoRoutine } from './demo-people.ts';

/** The hour at which a demo day starts; routine times are calculated from it. */
const MORNING_HOUR = 8;
/** The usual duration of a step that has no planned minutes, in minutes. */
const USUAL_MINUTES = 3;

/** Does nothing, because there are no reminders for past days. */
const toldNobody = async (): Promise<void> => undefined;

interface Day {
  readonly date: LocalDate;
  /** The time 8:00 on that day, in milliseconds since the Unix epoch. */
  readonly morningMs: number;
  /** The latest allowed instant of an entry, in milliseconds since the Unix epoch. */
  readonly nowMs: number;
  readonly now: string;
  /** The number of days from this day to today. */
  readonly daysAgo: number;
}

const planOf = (template: RoutineTemplate, startsOn: LocalDate): RoutinePlan => ({
  name: template.title,
  icon: template.icon,
  color: template.color,
  anchor: template.time === null ? { kind: 'none' } : { kind: 'time', time: template.time },
  repeat: {
    kind: 'weeks',
    every: 1,
    weekdays: WEEKDAYS.filter((weekday) => template.days.includes(weekday)),
  },
  startsOn,
  endsOn: null,
  steps: template.steps.map(({ hint = null, ...step }) => ({ id: uuidv7(), hint, ...step })),
  reminders: { atStart: template.time !== null, minutesBefore: null },
});

/** Simulates a demo person's routines through the app's stores. Call the returned function once a day. */
export const routineKeeper = ({
  database,
  userId,
  person,
  random,
}: {
  readonly database: Database;
  readonly userId: UserId;
  readonly person: DemoPerson;
  readonly random: Random;
}) => {
  const [routines, days] = [routineStore(database, toldNobody), dayStore(database, toldNobody)];
  const templates = new Map(readRoutineTemplates().map((template) => [template.id, template]));
  const device = uuidv7();
  const ids = new Map<DemoRoutine, string>();

  /** The player events for a routine that the person does in `size`. */
  const eventsOf = (
    plan: RoutinePlan,
    size: (typeof SIZES)[number],
    startMs: number,
    { slowness }: DemoRoutine,
  ): readonly RoutineEventBody[] => {
    let atMs = startMs;
    const event = (type: RoutineEventBody['type'], stepId?: string): RoutineEventBody => ({
      id: uuidv7(),
      type,
      atMs: Math.round(atMs),
      device,
      ...(stepId === undefined ? {} : { stepId }),
    });
    const done = new Set(stepsOfSize(plan.steps, size).map(({ id }) => id));
    const steps = plan.steps.map(({ id, minutes }) => {
      if (!done.has(id)) return event('skip', id);
      atMs += (minutes ?? USUAL_MINUTES) * MINUTE_MS * slowness * (0.7 + 0.6 * random());
      return event('done', id);
    });
    return [{ ...event('start'), atMs: Math.round(startMs) }, ...steps];
  };

  return async ({ date, morningMs, nowMs, now, daysAgo }: Day): Promise<void> => {
    for (const routine of person.routines) {
      const template = templates.get(routine.templateId);
      if (template === undefined) throw new Error(`There is no template ${routine.templateId}.`);
      if (daysAgo > routine.sinceDays || ids.has(routine)) continue;
      const id = uuidv7();
      ids.set(routine, id);
      await routines.save(userId, { id, plan: planOf(template, date), from: date }, now);
    }
    const comes = await days.between(userId, { from: date, to: date, today: date }, now);
    for (const [routine, id] of ids) {
      const day = comes.find(({ routineId }) => routineId === id);
      if (day === undefined || random() >= routine.chance) continue;
      const time = day.time ?? '17:30';
      const startMs =
        morningMs +
        (Number(time.slice(0, 2)) - MORNING_HOUR) * HOUR_MS +
        (Number(time.slice(3)) + 10 * random()) * MINUTE_MS;
      const size = random() < routine.chance ? 'full' : (pick(SIZES, random) ?? 'micro');
      const events = eventsOf(day.plan, size, startMs, routine).filter(({ atMs }) => atMs < nowMs);
      const place = { routineId: id, date };
      if (events.length > 0) await days.run(userId, place, events, now);
    }
  };
};
