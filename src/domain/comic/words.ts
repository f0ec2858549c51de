import type { LocalDate } from '#domain/shared/brands.ts';
import type { ComicMood } from './moods.ts';

/** A mood as a word, as the mood check-in names it. */
export const MOOD_WORDS: Readonly<Record<ComicMood, string>> = {
  0: 'very low',
  25: 'low',
  50: 'in between',
  75: 'good',
  100: 'very good',
};

/** What the face of each mood looks like. */
export const FACE_WORDS: Readonly<Record<ComicMood, string>> = {
  0: 'The brows are drawn together and the mouth is turned down.',
  25: 'The face looks sad.',
  50: 'The face is still, with a straight mouth.',
  75: 'The face smiles.',
  100: 'The face has a wide smile.',
};

/** What the face of each mood looks like asleep: without brows. */
export const SLEEPING_FACE_WORDS: Readonly<Record<ComicMood, string>> = {
  0: 'The eyes are closed, and the mouth is turned far down.',
  25: 'The eyes are closed, and the mouth is turned down.',
  50: 'The eyes are closed, and the mouth is straight.',
  75: 'The eyes are closed, and the mouth smiles.',
  100: 'The eyes are closed, and the mouth has a wide smile.',
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The name of a day of the week. */
export const weekdayOf = (date: LocalDate): string =>
  WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
