import { localTimeText } from '#client/lib/date-text.ts';
import type { NowAndNext, PlacedItem, ScheduleItem } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

const clockText = (minute: number, dayStartsAtHour: number): string =>
  localTimeText(clockTimeAt(minute, dayStartsAtHour));

/** A length of time in short words, such as "20 min", "2 h" and "1 h 20 min". */
export const lengthText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

/** What is to be done now, in words; null for nothing. */
export const nowText = <Item extends ScheduleItem>(
  { now }: NowAndNext<Item>,
  dayStartsAtHour: number,
): string | null => {
  if (now === null) return null;
  return now.item.minutes === null
    ? now.item.title
    : `${now.item.title}, until ${clockText(now.endMin, dayStartsAtHour)}`;
};

/** What comes next and in how long, in words; null for nothing. */
export const nextText = <Item extends ScheduleItem>(
  { next }: NowAndNext<Item>,
  minute: number,
  dayStartsAtHour: number,
): string | null => {
  if (next === null) return null;
  const at = clockText(next.startMin, dayStartsAtHour);
  return `${next.item.title} at ${at}, in ${lengthText(next.startMin - minute)}`;
};

/**
 * What is told of an item besides its start and its title: "20 min, until 07:50, done".
 *
 * @param before the title of what it comes after, where its start is only reckoned from that
 */
export const factsText = (
  { item, endMin, isReckoned }: PlacedItem<ScheduleEntry>,
  before: string | undefined,
  dayStartsAtHour: number,
): string =>
  [
    item.minutes === null
      ? null
      : `${lengthText(item.minutes)}, until ${clockText(endMin, dayStartsAtHour)}`,
    isReckoned && before !== undefined ? `after ${before}` : null,
    item.over,
  ]
    .filter((fact) => fact !== null)
    .join(', ');
