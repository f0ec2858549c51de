import { useEffect, useState } from 'react';
import { useRoutines } from '#client/features/routines/days/use-routines.ts';
import { RoutineIcon } from '#client/features/routines/list/routine-icon.tsx';
import { StartLink } from '#client/features/routines/list/start-link.tsx';
import { overText } from '#client/features/routines/player/words.ts';
import { Schedule } from '#client/features/schedule/schedule.tsx';
import type { ScheduleEntry } from '#client/features/schedule/schedule-entry.ts';
import { AreaMark, toneOfArea } from '#client/features/tasks/area/area-mark.tsx';
import { useTaskActions } from '#client/features/tasks/use-task-actions.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { isAnswered } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { afterLimit } from '#client/platform/after.ts';
import { Card } from '#client/ui/layout/card.tsx';
import type { Occurrence } from '#contract/routines.ts';
import { minutesOf } from '#domain/routines/marks.ts';
import { dayStateOf, doneAtMs } from '#domain/routines/player/day-state.ts';
import { wallClockAt } from '#domain/shared/time/zone.ts';
import { texts } from '#texts/app.js';

/** Today's tasks with a time, as schedule entries. */
export const useTimedTasks = (): readonly ScheduleEntry[] => {
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
      icon: <AreaMark area={task.area} />,
      color: toneOfArea(task.area),
      over: task.completed ? texts.done : null,
      isComplete: task.completed,
      isBegun: false,
      start: null,
      onMove: (time) => void update(task, { time }),
    }));
};

/** The outcome of a routine that is over; if it was done in the player, with the time. Null if it is not over. */
const outcomeOf = (day: Occurrence): string | null => {
  const over = overText(day);
  const atMs = dayStateOf(day) === 'done' ? doneAtMs(day) : null;
  if (atMs === null) return over;
  return texts.doneAt({ time: localTimeText(wallClockAt(atMs, deviceZone()).slice(-5)) });
};

/** Today's routines, as schedule entries. */
export const useRoutinesOfToday = (): readonly ScheduleEntry[] => {
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
      icon: <RoutineIcon plan={day.plan} isSmall />,
      color: day.plan.color,
      over: outcomeOf(day),
      isComplete: dayStateOf(day) === 'done',
      isBegun: dayStateOf(day) === 'begun',
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

interface DayScheduleProps {
  readonly isGlance?: boolean;
  /** The routine that the page already offers to start above; null for none. */
  readonly offeredId?: string | null;
}

/**
 * Today's schedule; renders nothing if there are no entries. On "Today" it also says when the routines did not load.
 */
export const DaySchedule = ({ isGlance = false, offeredId = null }: DayScheduleProps) => {
  const entries = [...useRoutinesOfToday(), ...useTimedTasks()];
  const { query, daysQuery } = useRoutines();
  const failed = [query, daysQuery].find(({ data, isError }) => data === undefined && isError);
  if (isGlance && failed !== undefined) {
    return (
      <Card heading={texts.yourDay}>
        <NotLoaded message={texts.routinesNotLoaded} query={failed} />
        {entries.length === 0 ? null : (
          <Schedule entries={entries} isGlance offeredId={offeredId} />
        )}
      </Card>
    );
  }
  if (entries.length === 0 || (isGlance && entries.every(({ time, start }) => !time && !start)))
    return null;
  return (
    <Card heading={texts.yourDay}>
      <Schedule entries={entries} isGlance={isGlance} offeredId={offeredId} />
    </Card>
  );
};
