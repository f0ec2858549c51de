import { useQuery } from '@tanstack/react-query';
import { useFollow } from '#client/features/follow/follow-changes.ts';
import { readyRoutines } from '#client/features/routines/days/ready-routines.ts';
import { useRoutines } from '#client/features/routines/days/use-routines.ts';
import type { TimedTask } from '#client/features/tasks/timer/kept-timer.ts';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { getComfort, setComfort } from '#client/lib/comfort/comfort.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { ownClockAt } from '#client/lib/time/own-clock.ts';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { startOfNew } from '#domain/routines/first-day.ts';
import { minutesOf } from '#domain/routines/marks.ts';
import { everyDayPlan } from '#domain/routines/templates.ts';
import { dayStartFor, firstDay, firstRoutineTime, USUAL_DAY } from '#domain/welcome/first-day.ts';
import { texts } from '#texts/welcome.js';
import type { WelcomeDraft } from './welcome-draft.ts';

/** The task and the name of the routine created for a new person. */
export interface MadeDay {
  readonly task: TimedTask;
  /** Null when the ready-made routines could not be loaded. */
  readonly routine: string | null;
}

/** Creates the first task and the first routine of a new person from their answers. */
export const useFirstDay = () => {
  const { data: templates } = useQuery(readyRoutines);
  const { add } = useTaskActions();
  const { save } = useRoutines();
  const { change } = useFollow();

  return ({ hard, day, amount }: WelcomeDraft): MadeDay => {
    const dayStartsAtHour =
      (day === null ? null : dayStartFor(day)) ?? getComfort().dayStartsAtHour;
    setComfort({
      dayStartsAtHour,
      ...(amount === null ? {} : { oneThingAtATime: amount === 'one' }),
    });
    // If the person's day starts after midnight, it may still be the previous day.
    const clock = ownClockAt(currentMs(), dayStartsAtHour);
    const { today } = clock;
    const first = firstDay(hard);
    const taskId = newId();
    void add({ ...first.task, date: today }, taskId);
    const template = templates?.find(({ id }) => id === first.routine);
    let routine: string | null = null;
    if (template !== undefined) {
      const time = firstRoutineTime(first, day ?? USUAL_DAY, minutesOf(template.steps, 'full'));
      const plan = everyDayPlan(template, { startsOn: today, time, newId });
      const startsOn = startOfNew(plan, clock);
      void save(newId(), { ...plan, startsOn }, today);
      routine = texts.firstRoutine({
        name: template.title,
        at: time === null ? 'any' : 'time',
        time: time === null ? '' : localTimeText(time),
        starts: startsOn === today ? 'today' : 'later',
      });
    }
    void change({ isWelcomed: true });
    return { task: { ...first.task, _id: taskId }, routine };
  };
};
