import { SECOND_MS } from '#domain/shared/time/durations.ts';
import { texts } from '#texts/timers.js';

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
export const minutesText = (ms: number): string =>
  texts.minutes({ count: Math.ceil(ms / MINUTE_MS) });

/** The time left in whole minutes as text, such as "About 5 minutes left", for a display that changes rarely. */
export const aboutLeft = (ms: number): string =>
  ms < MINUTE_MS
    ? texts.lessThanMinuteLeft
    : texts.aboutMinutesLeft({ count: Math.round(ms / MINUTE_MS) });

/** The overtime in whole minutes; "Time is up" during the first minute. */
export const overText = (ms: number): string =>
  ms < MINUTE_MS ? texts.timeIsUp : texts.minutesOver({ count: Math.floor(ms / MINUTE_MS) });

/** A time as a message takes it: in seconds, in whole minutes, or in about as many minutes. */
export const inUnits = (ms: number) => {
  const seconds = Math.round(ms / SECOND_MS);
  return seconds < 60
    ? { unit: 'seconds', count: seconds }
    : { unit: seconds % 60 === 0 ? 'minutes' : 'about', count: Math.round(seconds / 60) };
};
