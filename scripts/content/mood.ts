import type { MoodWords } from '#domain/mood/words.ts';
import { p, type Section, table } from './html.ts';

/** The mood check-in's words beyond the specified tags. */
export const moodSection = ({ tags, signals }: MoodWords): Section => ({
  id: 'mood-words',
  title: 'Words for moods',
  body: [
    p('What the further tags mean:'),
    table(
      ['Tag', 'Meaning'],
      tags.map(({ tag, means }) => [tag, means]),
    ),
    p('Which words are proposed for what somebody notices in the body. None is chosen for them.'),
    table(
      ['Body signal', 'Often goes with'],
      signals.map(({ signal, goesWith }) => [signal, goesWith.join(', ')]),
    ),
  ],
});
