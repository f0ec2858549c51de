import { useQuery } from '@tanstack/react-query';
import { v7 } from 'uuid';
import { useFollow } from '#client/features/follow/follow-changes.ts';
import { useRoutines } from '#client/features/routines/days/use-routines.ts';
import { readyRoutines } from '#client/features/routines/editor/template-choice.tsx';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { setComfort } from '#client/lib/comfort/comfort.ts';
import { everyDayPlan } from '#domain/routines/from-template.ts';
import { minutesOf } from '#domain/routines/marks.ts';
import { dayStartFor, firstDay, firstRoutineTime, USUAL_DAY } from '#domain/welcome/first-day.ts';
import type { WelcomeDraft } from './welcome-draft.ts';

/** What was made for somebody new, in words. */
export interface MadeDay {
  readonly task: string;
  /** Null where the ready routines could not be loaded. */
  readonly routine: string | null;
}

/** Makes the first task and the first routine of somebody new, by their answers. */
export const useFirstDay = () => {
  const { data: templates } = useQuery(readyRoutines);
  const { add } = useTaskActions();
  const { save, today } = useRoutines();
  const { change } = useFollow();

  return ({ hard, day, amount }: WelcomeDraft): MadeDay => {
    const first = firstDay(hard);
    void add(first.task);
    const template = templates?.find(({ id }) => id === first.routine);
    let routine: string | null = null;
    if (template !== undefined) {
      const ends = day ?? USUAL_DAY;
      const time = firstRoutineTime(first, ends, minutesOf(template.steps, 'full'));
      void save(v7(), everyDayPlan(template, { startsOn: today, time, newId: v7 }));
      routine = `${template.title}, every day ${time === null ? 'at any time' : `at ${time}`}`;
    }
    const dayStartsAtHour = day === null ? null : dayStartFor(day);
    setComfort({
      ...(amount === null ? {} : { oneThingAtATime: amount === 'one' }),
      ...(dayStartsAtHour === null ? {} : { dayStartsAtHour }),
    });
    void change({ isWelcomed: true });
    return { task: first.task.title, routine };
  };
};
