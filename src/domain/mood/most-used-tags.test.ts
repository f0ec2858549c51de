import { expect, it } from 'vitest';
import { FEW_TAGS, mostUsedTags } from './most-used-tags.ts';

it('offers the most used tags first, and fills up with the usual ones', () => {
  expect(mostUsedTags([])).toEqual(FEW_TAGS);
  expect(
    mostUsedTags([
      { tags: ['Sleepy', 'Bad sleep'] },
      { tags: ['Bad sleep', 'Overload'] },
      { tags: ['Bad sleep', 'Focused'] },
      { tags: ['Focused', 'Sleepy'] },
    ]),
  ).toEqual(['Bad sleep', 'Sleepy', 'Focused', 'Overload']);
  expect(mostUsedTags([{ tags: ['Focused'] }])).toEqual([
    'Focused',
    'Tired',
    'Overwhelmed',
    'Happy moment',
  ]);
});
