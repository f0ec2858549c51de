import type { LocalDate } from '#domain/shared/brands.ts';
import type { ComicMood } from './moods.ts';

/** The name of each mood in the mood check-in. */
export const MOOD_WORDS: Readonly<Record<ComicMood, string>> = {
  0: 'very low',
  25: 'low',
  50: 'in between',
  75: 'good',
  100: 'very good',
};

/** The face of each mood, for the alternative text. */
export const FACE_WORDS: Readonly<Record<ComicMood, string>> = {
  0: 'The brows are drawn together and the mouth is turned down.',
  25: 'The face looks sad.',
  50: 'The face is still, with a straight mouth.',
  75: 'The face smiles.',
  100: 'The face has a wide smile.',
};

/** The sleeping face of each mood, without brows, for the alternative text. */
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
