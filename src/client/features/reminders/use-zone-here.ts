import { useEffect, useRef } from 'react';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useReminderSettings } from './use-reminder-settings.ts';

/**
 * Has reminders follow the person to the zone of this device. It looks once on each visit, so that a page left open
 * at home takes nothing back from the device that travels.
 */
export const useZoneHere = (): void => {
  const { query, settings, change } = useReminderSettings();
  const isChecked = useRef(false);
  const isKnown = query.isFetchedAfterMount && (query.data?.settings ?? null) !== null;
  useEffect(() => {
    if (!isKnown || isChecked.current) return;
    isChecked.current = true;
    if (settings.zone !== deviceZone()) void change({});
  }, [isKnown, settings.zone, change]);
};
