import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { texts } from '#texts/reminders.js';

type Item = Pick<ReminderItem, 'kind' | 'name' | 'time' | 'minutesBefore'>;

/** The part of the day of a clock time; it reveals nothing about the person. */
const partOf = (time: string): 'night' | 'morning' | 'afternoon' | 'evening' => {
  const hour = Number(time.slice(0, 2));
  if (hour < 4 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
};

/** The text of a reminder with the person's own words. */
export const ownTitle = (
  { name, minutesBefore }: Pick<Item, 'name' | 'minutesBefore'>,
  kind: 'start' | 'before',
): string =>
  kind === 'before'
    ? texts.nameInMinutes({ minutes: minutesBefore ?? 0, name })
    : texts.nameNow({ name });

/**
 * The text of a reminder. Without `ownWords` the text is neutral: it contains neither a condition nor the person's own
 * words.
 */
export const reminderTitle = (item: Item, kind: 'start' | 'before', ownWords: boolean): string => {
  if (ownWords) return ownTitle(item, kind);
  const about = item.kind === 'task' ? 'task' : partOf(item.time);
  return kind === 'before'
    ? texts.neutralInMinutes[about]({ minutes: item.minutesBefore ?? 0 })
    : texts.neutralNow[about];
};
