import { localTimeText } from '#client/lib/date-text.ts';
import type { NowAndNext, PlacedItem, ScheduleItem } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';
import type { ScheduleEntry } from './schedule-entry.ts';

const clockText = (minute: number, dayStartsAtHour: number): string =>
  localTimeText(clockTimeAt(minute, dayStartsAtHour));

/** A length of time in short form, such as "20 min", "2 h" or "1 h 20 min". */
export const lengthText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};

/** The current item and its end as text; null if there is no current item. */
export const nowText = <Item extends ScheduleItem>(
  { now }: NowAndNext<Item>,
  dayStartsAtHour: number,
): string | null => {
  if (now === null) return null;
  return now.item.minutes === null
    ? now.item.title
    : `${now.item.title}, until ${clockText(now.endMin, dayStartsAtHour)}`;
};

/** The next item, its time and the time until then as text; null if there is no next item. */
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
 * The facts of an item without its start and title, such as "20 min, until 07:50, done".
 *
 * @param before the title of the item that this item follows; used if the start is calculated from that item
 */
export const factsText = (
  { item, endMin, isEstimated }: PlacedItem<ScheduleEntry>,
  before: string | undefined,
  dayStartsAtHour: number,
): string =>
  [
    item.minutes === null
      ? null
      : `${lengthText(item.minutes)}, until ${clockText(endMin, dayStartsAtHour)}`,
    isEstimated && before !== undefined ? `after ${before}` : null,
    item.over,
  ]
    .filter((fact) => fact !== null)
    .join(', ');
