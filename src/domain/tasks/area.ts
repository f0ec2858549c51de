import { type Recognizable, recognizer } from './breakdown/recognize.ts';
import type { TitleWords } from './breakdown/script.ts';
import type { Area, Template } from './vocabulary.ts';

/** What titles say about areas. */
export interface AreaContent {
  readonly templates: readonly Template[];
  /** The words by which chores are recognized, with their areas. */
  readonly chores: readonly (Recognizable & { readonly area: Area })[];
  readonly words: TitleWords;
}

/** The number of titles whose areas are remembered, because recognizing one takes a fraction of a millisecond. */
const REMEMBERED = 5_000;

/**
 * Makes a function that finds the area of life of a task by its title; null if the title tells nothing about it. Smart
 * tasks are known by their titles in the language in which the function is made.
 */
export const areaFinder = ({ templates, chores, words }: AreaContent) => {
  const recognize = recognizer(chores, words);
  const smart = new Map(
    templates.flatMap(({ area, sizes }) =>
      Object.values(sizes).map(({ title }) => [title, area] as const),
    ),
  );
  const known = new Map<string, Area | null>();
  return (title: string): Area | null => {
    const found = smart.get(title) ?? known.get(title);
    if (found !== undefined) return found;
    const area = recognize(title)?.chore.area ?? null;
    if (known.size >= REMEMBERED) known.clear();
    known.set(title, area);
    return area;
  };
};
