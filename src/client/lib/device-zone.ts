import { isZone } from '#domain/shared/time/zone.ts';

/**
 * The current IANA zone of this device. Browsers that do not know it may report a name that they do
 * not accept, such as "Etc/Unknown", and then use UTC.
 */
export const deviceZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : 'UTC';
};
