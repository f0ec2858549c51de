import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { whenText } from '#client/features/tasks/when/when-text.ts';
import { useToday } from '#client/lib/use-today.ts';
import { usualReminders } from '#domain/tasks/usual-reminders.ts';
import { loadEnglishReader, useReader } from './use-captured.ts';

/**
 * Returns a function that adds a task with a title that a person wrote in the chat, which is in English. A day and a
 * time in the title become those of the task; otherwise the task is for today. Also returns the day and time as text;
 * null for today at any time.
 */
export const useAddNamed = () => {
  const { add } = useTaskActions();
  const today = useToday();
  const read = useReader([], loadEnglishReader);
  return async (title: string, estimatedTime: number, id: string) => {
    const { date, time, ...found } = await read(title);
    // Without a day, words such as "5 minutes" are part of what is to be done.
    if (date === null) return { ...(await add({ title, estimatedTime }, id)), when: null };
    const task = {
      title: found.title,
      estimatedTime: found.minutes ?? estimatedTime,
      date,
      time,
      later: false,
      reminders: time === null ? null : usualReminders(found.title),
    };
    const isToday = date === today && time === null;
    return { ...(await add(task, id)), when: isToday ? null : whenText(task, today) };
  };
};
