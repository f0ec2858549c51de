import type { LocalDate } from '#domain/shared/brands.ts';
import type { CalendarItem } from '#domain/shared/calendar-item.ts';
import { addDays, calendarDate } from '#domain/shared/time/local-date.ts';
import { minutesOf } from './marks.ts';
import { plannedDays, type RoutineHistory } from './occurrences.ts';
import type { RoutinePlan } from './plan.ts';
import { datesOf, rruleOf } from './rule.ts';

/** A day of a routine that differs from its rule. */
export interface ChangedDay {
  readonly date: LocalDate;
  /** HH:MM; null if the day has no time or was put away. */
  readonly time: string | null;
  readonly plan: RoutinePlan;
}

/**
 * Number of days from today on for which the calendar lists single days: exceptions to a rule, and days that no rule
 * describes.
 */
const AHEAD_DAYS = 400;
/** Number of past days for which the calendar lists the days that no rule describes. */
const BACK_DAYS = 60;

interface Segment {
  readonly from: LocalDate;
  /** The last day of the period; null for no end. */
  readonly until: LocalDate | null;
  readonly plan: RoutinePlan;
}

const earliest = (...dates: readonly (LocalDate | null)[]): LocalDate | null =>
  dates.reduce(
    (first, one) => (first === null || (one !== null && one < first) ? one : first),
    null,
  );

/** The periods in which each plan is valid, cut off where an open-ended break begins. */
const segmentsOf = ({ versions, breaks, removedOn }: RoutineHistory): readonly Segment[] =>
  versions.map(({ from, plan }, index) => {
    const next = versions[index + 1]?.from ?? null;
    const open = earliest(...breaks.filter(({ until }) => until === null).map((one) => one.from));
    const end = earliest(next, removedOn, open);
    return {
      from: from > plan.startsOn ? from : plan.startsOn,
      until: earliest(plan.endsOn, end === null ? null : addDays(end, -1)),
      plan,
    };
  });

/** Whole minutes of a plan's calendar item; 15 if its steps have no minutes. */
const lengthOf = (plan: RoutinePlan): number => minutesOf(plan.steps, 'full') || 15;

/**
 * A routine as calendar items: one item with a rule for each valid plan, and one item for each day with another time.
 * Without a clock time, only days that were given a time have an item. A time before the start of the person's day
 * belongs to the next calendar date. No rule can express this, so such days are written out one by one.
 *
 * @param changed days that differ from the rule: with another time or plan, or put away
 * @param today the person's day, around which days are written out
 * @param dayStartsAtHour the whole hour at which the person's day begins
 */
export const calendarItems = (
  id: string,
  history: RoutineHistory,
  changed: readonly ChangedDay[],
  { today, dayStartsAtHour }: { readonly today: LocalDate; readonly dayStartsAtHour: number },
): readonly CalendarItem[] => {
  const first = addDays(today, -BACK_DAYS);
  const last = addDays(today, AHEAD_DAYS);
  const onCalendar = (date: LocalDate, time: string): LocalDate =>
    calendarDate(date, time, dayStartsAtHour);
  const item = (plan: RoutinePlan, uid: string, date: LocalDate, time: string): CalendarItem => ({
    uid,
    kind: 'routine',
    name: plan.name,
    date: onCalendar(date, time),
    time,
    minutes: lengthOf(plan),
    rule: null,
    instead: null,
  });
  const changedOn = new Map(changed.map((day) => [day.date, day]));

  return segmentsOf(history).flatMap(({ from, until, plan }) => {
    const uid = `${id}-${from}`;
    const end = until ?? last;
    const far = end < last ? end : last;
    const all = datesOf(plan, from, far);
    const start = all[0];
    const moved = (date: LocalDate): readonly CalendarItem[] => {
      const day = changedOn.get(date);
      return day === undefined || day.time === null ? [] : [item(day.plan, uid, date, day.time)];
    };
    if (start === undefined) return [];
    const { anchor } = plan;
    const planned = new Set(plannedDays(history, from, far).map(({ date }) => date));
    if (anchor.kind !== 'time' || onCalendar(start, anchor.time) !== start) {
      return all
        .filter((date) => date >= first && planned.has(date))
        .flatMap((date) => {
          const usual = anchor.kind === 'time' ? [item(plan, uid, date, anchor.time)] : [];
          const days = changedOn.has(date) ? moved(date) : usual;
          return days.map((one) => ({ ...one, uid: `${id}-${date}` }));
        });
    }
    const { time } = anchor;
    const differs = all.filter((date) => changedOn.has(date) && planned.has(date));
    return [
      {
        ...item(plan, uid, start, time),
        rule: {
          rrule: rruleOf(plan.repeat),
          count: until === null ? null : datesOf(plan, from, until).length,
          except: all.filter(
            (date) => !planned.has(date) || (changedOn.has(date) && moved(date).length === 0),
          ),
        },
      },
      ...differs.flatMap((date) => moved(date).map((one) => ({ ...one, instead: { date, time } }))),
    ];
  });
};
