import { useEffect, useState } from 'react';
import { currentMs, every } from '#client/platform/after.ts';
import { onReturn } from '#client/platform/page/on-return.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { useComfort } from './comfort/comfort.ts';
import { deviceZone } from './device-zone.ts';

/** The person's current local date. It is updated if the page stays open into the next day. */
export const useToday = (): LocalDate => {
  const { dayStartsAtHour } = useComfort();
  const [now, setNow] = useState(() => currentMs());
  useEffect(() => {
    const update = (): void => setNow(currentMs());
    const cancel = every(MINUTE_MS, update);
    const stop = onReturn(update);
    return () => {
      cancel();
      stop();
    };
  }, []);
  return localDateAt(now, deviceZone(), dayStartsAtHour);
};
