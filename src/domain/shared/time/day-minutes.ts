/** The minutes in a day. */
export const DAY_MINUTES = 1_440;

/** A time on the 24-hour clock as HH:MM. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The minutes since the person's day began, 0 to 1439, of a clock time as HH:MM. */
export const minuteOfDay = (time: string, dayStartsAtHour: number): number => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return (minutes - dayStartsAtHour * 60 + DAY_MINUTES) % DAY_MINUTES;
};

/** The clock time as HH:MM of a minute since the person's day began; minutes outside the day wrap around. */
export const clockTimeAt = (minute: number, dayStartsAtHour: number): string => {
  const clock = (((minute + dayStartsAtHour * 60) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(clock / 60))}:${two(clock % 60)}`;
};
