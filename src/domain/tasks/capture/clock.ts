import type { ClockTime, DayPart } from './grammar.ts';

/** A time in a definite half of the day; without a part of the day, an open time is between 7:00 and 18:59. */
export const settled = (
  time: ClockTime,
  part: DayPart | null,
): Pick<ClockTime, 'hour' | 'minute'> => {
  const { hour, minute, isOpen } = time;
  if (!isOpen) return { hour, minute };
  const inMorning = hour % 12;
  if (part === 'morning') return { hour: inMorning, minute };
  if (part === 'afternoon' || part === 'evening') return { hour: inMorning + 12, minute };
  if (part === 'night') return { hour: inMorning < 5 ? inMorning : inMorning + 12, minute };
  return { hour: hour < 7 || hour === 12 ? inMorning + 12 : inMorning, minute };
};
