import { localeWith } from '#domain/shared/text/locale.ts';

/**
 * An instant as text in the current language, with its zone: "Tuesday, 10 March 2026 at 13:00 (Europe/Paris)".
 *
 * @throws RangeError for an unknown zone
 */
export const formatInstant = (instantMs: number, zone: string): string => {
  const words = new Intl.DateTimeFormat(localeWith('en-GB'), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(instantMs);
  return `${words} (${zone})`;
};
