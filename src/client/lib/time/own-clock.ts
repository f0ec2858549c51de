import { deviceZone } from '#client/lib/device-zone.ts';
import type { OwnClock } from '#domain/routines/first-day.ts';
import { localDateAt, wallClockAt } from '#domain/shared/time/zone.ts';

/** What the clock of the person on this device shows at an instant. */
export const ownClockAt = (instantMs: number, dayStartsAtHour: number): OwnClock => {
  const zone = deviceZone();
  return {
    today: localDateAt(instantMs, zone, dayStartsAtHour),
    time: wallClockAt(instantMs, zone).slice(11),
    dayStartsAtHour,
  };
};
