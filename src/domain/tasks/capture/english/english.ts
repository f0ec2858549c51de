import { captureIn } from '../capture.ts';
import { datePlaces, daysIn, hasUnsureDay, withoutDayWords } from './days.ts';
import { lengthsIn } from './lengths.ts';
import { partsIn } from './parts.ts';
import { rhythmsOf, unreadRhythm } from './rhythms.ts';
import { timesIn, usualPart } from './times.ts';

/** Reads a line in English. */
export const capture = captureIn({
  folded: (text) => text,
  partsIn,
  lengthsIn,
  timesIn,
  daysIn,
  hasUnsureDay,
  datePlaces,
  withoutDayWords,
  rhythmsOf,
  unreadRhythm,
  usualPart,
  anotherTime: /^\s*(?:and|or|&|\/)\s*\d/i,
  startsRhythm: /\b(?:from|starting)\b/i,
  titleStart: /^(?:[\s,.;:–—-]|and\s)+/,
});
