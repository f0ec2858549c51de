import { texts } from '#texts/title-words.js';
import { AT_ITS_TIME } from './reminder-item.ts';
import type { TaskReminders } from './task.ts';

/** The reminders of a task that one has to go to: early enough to get ready and to be there in time. */
const BEFORE_IT: TaskReminders = { atStart: true, minutesBefore: 30 };

const has = (words: string, title: string): boolean => new RegExp(words, 'iu').test(title);

/** The usual reminders of a task with a time: also earlier for one that the person has to go to. */
export const usualReminders = (title: string): TaskReminders => {
  const name = title.trim();
  const isAway = has(texts.goes, name) || has(texts.places, name);
  return isAway && !has(texts.stays, name) ? BEFORE_IT : AT_ITS_TIME;
};
