import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES } from '#domain/shared/size.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { lighterOf } from './lighter-task.ts';
import { MINUTES } from './task.ts';

const own = { size: 'full', templateId: null } as const;

describe('a lighter version', () => {
  it('of a smart task has the title and minutes of its template', () => {
    for (const { id, sizes } of CATALOGUE) {
      const full = { size: 'full', templateId: id, estimatedTime: sizes.full.minutes } as const;
      expect(lighterOf(full)).toEqual({
        size: 'lighter',
        estimatedTime: sizes.lighter.minutes,
        title: sizes.lighter.title,
      });
      expect(lighterOf({ ...full, size: 'lighter', estimatedTime: sizes.lighter.minutes })).toEqual(
        { size: 'micro', estimatedTime: sizes.micro.minutes, title: sizes.micro.title },
      );
    }
  });

  it('of a smart task that the person shortened skips sizes that are not shorter', () => {
    const task = { size: 'full', templateId: 'laundry-load', estimatedTime: 8 } as const;
    expect(lighterOf(task)).toMatchObject({ size: 'micro', estimatedTime: 3 });
    expect(lighterOf({ ...task, estimatedTime: 2 })).toEqual({ size: 'lighter', estimatedTime: 1 });
  });

  it('of a personal task keeps its title and takes about half as long', () => {
    expect(lighterOf({ ...own, estimatedTime: 30 })).toEqual({
      size: 'lighter',
      estimatedTime: 15,
    });
    expect(lighterOf({ ...own, estimatedTime: 45 })).toEqual({
      size: 'lighter',
      estimatedTime: 23,
    });
  });

  it('of a lighter personal task takes at most five minutes', () => {
    const lighter = { size: 'lighter', templateId: 'no longer there' } as const;
    expect(lighterOf({ ...lighter, estimatedTime: 90 })).toEqual({
      size: 'micro',
      estimatedTime: 5,
    });
    expect(lighterOf({ ...lighter, estimatedTime: 5 })).toEqual({
      size: 'micro',
      estimatedTime: 3,
    });
  });

  it('does not exist for the smallest size or for a single minute', () => {
    expect(lighterOf({ ...own, size: 'micro', estimatedTime: 5 })).toBeNull();
    expect(lighterOf({ ...own, estimatedTime: 1 })).toBeNull();
  });

  it('is always shorter and of a smaller size', () => {
    const ids = [null, ...CATALOGUE.map(({ id }) => id)];
    fc.assert(
      fc.property(
        fc.integer(MINUTES),
        fc.constantFrom(...SIZES),
        fc.constantFrom(...ids),
        (estimatedTime, size, templateId) => {
          const lighter = lighterOf({ estimatedTime, size, templateId });
          if (lighter === null) return;
          expect(Number.isInteger(lighter.estimatedTime)).toBe(true);
          expect(lighter.estimatedTime).toBeLessThan(estimatedTime);
          expect(lighter.estimatedTime).toBeGreaterThanOrEqual(1);
          expect(SIZES.indexOf(lighter.size)).toBeGreaterThan(SIZES.indexOf(size));
        },
      ),
    );
  });
});
