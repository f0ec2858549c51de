import { localTimeText } from '#client/lib/date-text.ts';
import type { NowAndNext, PlacedItem, ScheduleItem } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';
import { texts } from '#texts/schedule.js';
import type { ScheduleEntry } from './schedule-entry.ts';

const clockText = (minute: number, dayStartsAtHour: number): string =>
  localTimeText(clockTimeAt(minute, dayStartsAtHour));

/** A length of time in short form, such as "20 min", "2 h" or "1 h 20 min". */
export const lengthText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return texts.minutes({ minutes: rest });
  return rest === 0 ? texts.hours({ hours }) : texts.hoursAndMinutes({ hours, minutes: rest });
};

/** The current item and its end as text; null if there is no current item. */
export const nowText = <Item extends ScheduleItem>(
  { now }: NowAndNext<Item>,
  dayStartsAtHour: number,
): string | null => {
  if (now === null) return null;
  return now.item.minutes === null
    ? now.item.title
    : texts.nameUntil({
        name: now.item.title,
        time: clockText(now.endMin, dayStartsAtHour),
      });
};

/** The next item, its time and the time until then as text; null if there is no next item. */
export const nextText = <Item extends ScheduleItem>(
  { next }: NowAndNext<Item>,
  minute: number,
  dayStartsAtHour: number,
): string | null => {
  if (next === null) return null;
  return texts.nameAtIn({
    name: next.item.title,
    time: clockText(next.startMin, dayStartsAtHour),
    length: lengthText(next.startMin - minute),
  });
};

/**
 * The facts of an item without its start and title, such as "20 min, until 07:50", or only the outcome of an item that is
 * over, because its planned end is not when it ended.
 *
 * @param before the title of the item that this item follows; used if the start is calculated from that item
 */
export const factsText = (
  { item, endMin, isEstimated }: PlacedItem<ScheduleEntry>,
  before: string | undefined,
  dayStartsAtHour: number,
): string => {
  if (item.over !== null) return item.over;
  const isAfter = isEstimated && before !== undefined;
  if (item.minutes === null) return isAfter ? texts.after({ before }) : '';
  const length = lengthText(item.minutes);
  const time = clockText(endMin, dayStartsAtHour);
  return isAfter
    ? texts.lengthUntilAfter({ length, time, before })
    : texts.lengthUntil({ length, time });
};

/** The facts of an item without a time: its length, and its outcome if it is over. */
export const untimedFacts = ({ minutes, over }: ScheduleEntry): string => {
  if (minutes === null) return over ?? '';
  const length = lengthText(minutes);
  return over === null ? length : texts.lengthAndOutcome({ length, outcome: over });
};
