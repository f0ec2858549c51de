import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useNow } from '#client/lib/use-now.ts';
import { minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { wallClockAt } from '#domain/shared/time/zone.ts';

/**
 * The current time on the person's clock: as HH:MM, and in minutes since their day began. The component renders again
 * each minute.
 */
export const useClock = () => {
  const { dayStartsAtHour } = useComfort();
  const time = wallClockAt(useNow(0, MINUTE_MS), deviceZone()).slice(-5);
  return { time, nowMin: minuteOfDay(time, dayStartsAtHour), dayStartsAtHour };
};
