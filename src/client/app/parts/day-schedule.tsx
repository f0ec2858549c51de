import { useEffect, useState } from 'react';
import { useRoutines } from '#client/features/routines/days/use-routines.ts';
import { RoutineIcon } from '#client/features/routines/list/routine-icon.tsx';
import { StartLink } from '#client/features/routines/list/start-link.tsx';
import { overText } from '#client/features/routines/player/words.ts';
import { Schedule, useIsDueNow } from '#client/features/schedule/schedule.tsx';
import type { ScheduleEntry } from '#client/features/schedule/schedule-entry.ts';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { isAnswered } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { afterLimit } from '#client/platform/after.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { minutesOf } from '#domain/routines/marks.ts';

/** Today's tasks with a time, as schedule entries. */
const useTimedTasks = (): readonly ScheduleEntry[] => {
  const { tasks, today } = useTasks();
  const { update } = useTaskActions();
  return tasks
    .filter(({ date, later, time }) => date === today && !later && time !== null)
    .filter(({ completed, notTodayOn }) => completed || notTodayOn !== today)
    .map((task) => ({
      id: task._id,
      title: task.title,
      time: task.time,
      afterId: null,
      minutes: task.estimatedTime,
      isDone: task.completed,
      icon: null,
      color: null,
      over: task.completed ? 'done' : null,
      start: null,
      onMove: (time) => void update(task, { time }),
    }));
};

/** Today's routines, as schedule entries. */
const useRoutinesOfToday = (): readonly ScheduleEntry[] => {
  const routines = useRoutines();
  return routines.view.days
    .filter(({ date, notToday }) => date === routines.today && !notToday)
    .map((day) => ({
      id: day.routineId,
      title: day.plan.name,
      time: day.time,
      afterId: day.plan.anchor.kind === 'after' ? day.plan.anchor.routineId : null,
      minutes: minutesOf(day.plan.steps, day.size) || null,
      isDone: overText(day) !== null,
      icon: <RoutineIcon plan={day.plan} />,
      color: day.plan.color,
      over: overText(day),
      start: overText(day) === null ? (look) => <StartLink day={day} look={look} /> : null,
      onMove: (time) => void routines.changeDay(day, { time }),
    }));
};

/** The longest wait for the data before the page is shown without it. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Whether the schedule and the content below it can be shown. Shown any earlier, that content would jump down when
 * routines and tasks load. Once true, it stays true.
 */
export const useIsDayKnown = (): boolean => {
  const { query, daysQuery } = useRoutines();
  const isKnown = [query, daysQuery, useTasks().query].every(isAnswered);
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  useEffect(() => {
    return afterLimit(LONGEST_WAIT_MS, () => setWasKnown(true));
  }, []);
  return isKnown || wasKnown;
};

/** Whether one of today's routines or tasks is due now and not over. */
export const useIsRoutineDue = (): boolean =>
  useIsDueNow([...useRoutinesOfToday(), ...useTimedTasks()]);

/**
 * Today's schedule; renders nothing if there are no entries. On "Today" it also says when the routines did not load.
 */
export const DaySchedule = ({ isGlance = false }: { readonly isGlance?: boolean }) => {
  const entries = [...useRoutinesOfToday(), ...useTimedTasks()];
  const { query, daysQuery } = useRoutines();
  const failed = [query, daysQuery].find(({ data, isError }) => data === undefined && isError);
  if (isGlance && failed !== undefined) {
    return (
      <Card heading="Your day">
        <NotLoaded what="Your routines" query={failed} />
        {entries.length === 0 ? null : <Schedule entries={entries} isGlance />}
      </Card>
    );
  }
  if (entries.length === 0 || (isGlance && entries.every(({ time }) => time === null))) return null;
  return (
    <Card heading="Your day">
      <Schedule entries={entries} isGlance={isGlance} />
    </Card>
  );
};
