import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { FURTHER_TAGS, furtherTagsFor } from './tags.ts';

describe('the further tags', () => {
  it('are all listed whatever is followed, and begin with those that fit it', () => {
    fc.assert(
      fc.property(fc.subarray([...NEUROTYPES]), (topics) => {
        expect(furtherTagsFor(topics).toSorted()).toEqual([...FURTHER_TAGS].toSorted());
      }),
    );
    expect(furtherTagsFor([])).toEqual(FURTHER_TAGS);
    expect(furtherTagsFor(['OCD']).slice(0, 2)).toEqual(['An urge', 'A ritual']);
    expect(furtherTagsFor(['ADHD'])[0]).toBe('Overload');
  });
});
