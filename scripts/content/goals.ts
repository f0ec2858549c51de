import type { LevelPhrases } from '#domain/goals/level-phrases.ts';
import { p, type Section, table } from './html.ts';

/** The wording of the suggested levels of a goal. */
export const goalsSection = (phrases: LevelPhrases): Section => ({
  id: 'goals',
  title: 'Levels of goals',
  body: [
    p(
      'What is proposed for a goal where no number can be. [aim] is what the person aims at, in their own words, and they change what does not fit.',
    ),
    table(
      ['Level', 'Words'],
      [
        ['+2', phrases.best],
        ['+1', phrases.better],
        ['−1', phrases.partly],
        ['−2, when nobody said how it is now', phrases.unknownNow],
      ].map(([level = '', words = '']) => [level, words.replace('{aim}', '[aim]')]),
    ),
    p('Numbers do not go beyond these:'),
    table(
      ['Where the aim says', 'At most'],
      phrases.limits.map(({ says, most }) => [says, String(most)]),
    ),
  ],
});
