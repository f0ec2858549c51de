import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { count } from '#domain/shared/text/count.ts';

/** The part of the day of a clock time; it reveals nothing about the person. */
const partOf = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  if (hour < 4 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
};

/** The name of an item for a place where other people may read it. */
const shownName = (
  { kind, name, time }: Pick<ReminderItem, 'kind' | 'name' | 'time'>,
  ownWords: boolean,
): string => {
  if (ownWords) return name;
  return kind === 'routine' ? `your ${partOf(time)}` : 'what you planned';
};

/**
 * The text of a reminder. Without `ownWords` the text is neutral: it contains neither a condition nor the person's own
 * words.
 */
export const reminderTitle = (
  item: Pick<ReminderItem, 'kind' | 'name' | 'time' | 'minutesBefore'>,
  kind: 'start' | 'before',
  ownWords: boolean,
): string => {
  const name = shownName(item, ownWords);
  if (kind === 'before') return `In ${count(item.minutesBefore ?? 0, 'minute')}: ${name}`;
  return ownWords ? `Now: ${name}` : `Time for ${name}`;
};
