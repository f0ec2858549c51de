import { dueAt } from '#client/features/schedule/schedule.tsx';
import type { RoutineCard } from '#client/features/tasks/list/lists.tsx';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { currentMs } from '#client/platform/after.ts';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { wallClockAt } from '#domain/shared/time/zone.ts';
import { texts } from '#texts/app.js';
import { useRoutinesOfToday, useTimedTasks } from './day-schedule.tsx';

/** Today's open routines as cards. `isFirst` marks one that is begun or due. */
export const useRoutineCards = (): readonly RoutineCard[] => {
  const routines = useRoutinesOfToday();
  const { dayStartsAtHour } = useComfort();
  // The page is not rendered again each minute for this.
  const nowMin = minuteOfDay(wallClockAt(currentMs(), deviceZone()).slice(-5), dayStartsAtHour);
  const due = dueAt([...routines, ...useTimedTasks()], nowMin, dayStartsAtHour);
  return routines
    .filter(({ isDone }) => !isDone)
    .map(({ id, title, time, minutes, icon, isBegun, start }) => ({
      key: id,
      isFirst: isBegun || id === due?.id,
      content: (
        <Card heading={title} icon={icon}>
          <p className={kit.soft}>
            {[
              time === null ? null : texts.atTime({ time: localTimeText(time) }),
              minutes && texts.minutes({ count: minutes }),
            ]
              .filter((fact) => fact !== null)
              .join(' · ')}
          </p>
          <p>{start?.('main')}</p>
        </Card>
      ),
    }));
};
