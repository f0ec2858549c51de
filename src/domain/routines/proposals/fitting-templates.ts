import type { OwnClock } from '#domain/routines/first-day.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { DAY_MINUTES, minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { isoWeekday } from '#domain/shared/time/local-date.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';

const MOST = 3;

/** The minutes until a template comes next, later today or on one of its next days; Infinity if it has no time. */
const minutesUntil = (
  { time, days }: Pick<RoutineTemplate, 'time' | 'days'>,
  { today, time: now, dayStartsAtHour }: OwnClock,
): number => {
  if (time === null) return Number.POSITIVE_INFINITY;
  const ahead = minuteOfDay(time, dayStartsAtHour) - minuteOfDay(now, dayStartsAtHour);
  const until = days.map((day) => {
    const daysAhead = (WEEKDAYS.indexOf(day) + 1 - isoWeekday(today) + WEEKDAYS.length) % 7;
    const minutes = daysAhead * DAY_MINUTES + ahead;
    return minutes < 0 ? minutes + 7 * DAY_MINUTES : minutes;
  });
  return Math.min(...until);
};

/**
 * The few templates that fit best: one for the topics that the person follows, if there is one, and those that come
 * next. Templates that the person already has, and those for other topics, are left out.
 *
 * @param names the names of the person's routines
 */
export const fittingTemplates = (
  templates: readonly RoutineTemplate[],
  clock: OwnClock,
  topics: readonly Neurotype[],
  names: readonly string[],
): readonly RoutineTemplate[] => {
  const isFor = (topic: RoutineTemplate['topic']): boolean =>
    topic === undefined || topics.includes(topic);
  const inOrder = templates
    .filter(({ title, topic }) => !names.includes(title) && isFor(topic))
    .map((template) => ({ template, until: minutesUntil(template, clock) }))
    .toSorted((one, other) => (one.until === other.until ? 0 : one.until - other.until))
    .map(({ template }) => template);
  const forTopic = inOrder.find(({ topic }) => topic !== undefined);
  return [...new Set(forTopic === undefined ? inOrder : [forTopic, ...inOrder])].slice(0, MOST);
};
