import { useEffect, useState } from 'react';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { useComfort } from './comfort/comfort.ts';
import { deviceZone } from './device-zone.ts';

const MINUTE_MS = 60_000;

/** The person's date now, also on a page that stays open into the next day. */
export const useToday = (): LocalDate => {
  const { dayStartsAtHour } = useComfort();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return localDateAt(now, deviceZone(), dayStartsAtHour);
};
