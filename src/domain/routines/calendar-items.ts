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
  /** HH:MM; null for no time, or when it was put away. */
  readonly time: string | null;
  readonly plan: RoutinePlan;
}

/** The number of days ahead of today for which rule exceptions and days without a rule are written out. */
const AHEAD_DAYS = 400;
/** The number of past days for which days without a rule are written out. */
const BACK_DAYS = 60;

interface Segment {
  readonly from: LocalDate;
  /** The last day; null for no end. */
  readonly until: LocalDate | null;
  readonly plan: RoutinePlan;
}

const earliest = (...dates: readonly (LocalDate | null)[]): LocalDate | null =>
  dates.reduce(
    (first, one) => (first === null || (one !== null && one < first) ? one : first),
    null,
  );

/** The periods in which each plan is valid, cut off at an open break. */
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

/** Whole minutes of a plan's calendar item; 15 if its steps have none. */
const lengthOf = (plan: RoutinePlan): number => minutesOf(plan.steps, 'full') || 15;

/**
 * A routine as calendar items: for each valid plan one item with its rule, and one for each day with another
 * time. Without a clock time, only the days that were given one have an item. A time before the start of the person's
 * day belongs to the next calendar date, which no rule can express, so those days are written out one by one.
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
