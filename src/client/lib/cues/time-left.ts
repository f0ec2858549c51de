import { count } from '#domain/shared/text/count.ts';
import { SECOND_MS } from '#domain/shared/time/durations.ts';

const MINUTE_MS = 60 * SECOND_MS;

const two = (value: number): string => String(value).padStart(2, '0');

/** The time left as mm:ss, or as h:mm:ss from one hour up, rounded up to whole seconds. */
export const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = `${two(minutes)}:${two(seconds % 60)}`;
  return hours === 0 ? end : `${hours}:${end}`;
};

/** The time in minutes, rounded up, such as "5 min". */
export const minutesText = (ms: number): string => `${Math.ceil(ms / MINUTE_MS)} min`;

/** The overtime in whole minutes; "Time is up" during the first minute. */
export const overText = (ms: number): string =>
  ms < MINUTE_MS ? 'Time is up' : `${Math.floor(ms / MINUTE_MS)} min over`;

/** The time left in words: "5 minutes", "About 4 minutes", "12 seconds". */
export const leftInWords = (ms: number): string => {
  const seconds = Math.round(ms / SECOND_MS);
  if (seconds < 60) return count(seconds, 'second');
  const isExact = seconds % 60 === 0;
  return `${isExact ? '' : 'About '}${count(Math.round(seconds / 60), 'minute')}`;
};
