import { matcherOf } from '#domain/chat/skills/words.ts';
import { plainOf, stemOf } from '#domain/chat/text/words.ts';
import type { ExposureContent } from './content.ts';

type Theme = ExposureContent['themes'][number];
export interface Themes {
  /** The theme that fits a fear; the last theme if no word matches. */
  wordsFor(fear: string): Theme;
  /** Whether the person fears doing harm. */
  isHarm(fear: string): boolean;
}

/** The stems and word pairs of a text, by which fears are compared with themes. */
const foundIn = (text: string): ReadonlySet<string> => {
  const words = plainOf(text).split(' ');
  const pairs = words.map((word, index) => `${word}-${words[index + 1] ?? ''}`);
  return new Set([...words.map(stemOf), ...pairs]);
};

/**
 * Finds the theme of a fear: `harm` if its phrases match; otherwise the theme with the most matching words, the first
 * in a tie.
 */
export const createThemes = ({ themes, harm }: ExposureContent): Themes => {
  const isDone = matcherOf(harm);
  const stems = themes.map((theme) => {
    const words = theme.words.split(' ').filter((word) => word !== '');
    return {
      theme,
      stems: new Set(words.map((word) => (word.includes('-') ? word : stemOf(word)))),
      beginnings: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    };
  });
  const places = harm.places.map((place) => ({ ...place, isFound: matcherOf(place) }));
  const [first] = themes;
  if (first === undefined) throw new Error('there are no themes of fears');
  const last = themes.at(-1) ?? first;

  const themeOf = (fear: string): Theme => {
    const harmful = isDone(fear) ? themes.find(({ id }) => id === 'harm') : undefined;
    if (harmful !== undefined) return harmful;
    const found = [...foundIn(fear)];
    const words = [...new Set(plainOf(fear).split(' '))];
    const counted = stems.map(({ theme, stems: known, beginnings }) => ({
      theme,
      count:
        found.filter((stem) => known.has(stem)).length +
        words.filter((word) => beginnings.some((one) => word.startsWith(one))).length,
    }));
    const most = Math.max(...counted.map(({ count }) => count));
    return most === 0 ? last : (counted.find(({ count }) => count === most)?.theme ?? last);
  };

  return {
    isHarm: (fear) => themeOf(fear).id === 'harm',
    wordsFor: (fear) => {
      const theme = themeOf(fear);
      if (theme.id !== 'harm') return theme;
      const near = places.flatMap(({ isFound, text, distress }) =>
        isFound(fear) ? [{ text, distress }] : [],
      );
      const rungs = [...theme.rungs, ...near].sort((one, other) => one.distress - other.distress);
      return { ...theme, rungs };
    },
  };
};
