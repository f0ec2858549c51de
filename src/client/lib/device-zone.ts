import { isZone } from '#domain/shared/time/zone.ts';

/**
 * The IANA zone that this device is in now. Some browsers that do not know it give it a name that
 * they themselves do not accept, such as "Etc/Unknown"; their clock then shows UTC.
 */
export const deviceZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
};
