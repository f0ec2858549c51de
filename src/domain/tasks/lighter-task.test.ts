import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { canBeLighter } from './can-be-lighter.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { lighterOf } from './lighter-task.ts';
import { MINUTES, TASK_TYPES } from './task.ts';

const own = {
  type: 'personal',
  size: 'full',
  templateId: null,
  estimatedTime: 30,
  time: null,
  steps: [],
} as const;

const step = (title: string, minutes = 5, done = false) => ({ title, minutes, done });

/** A script whose sizes take these minutes. */
const script = (minutes: Readonly<Record<Size, number>>, name: string) => (size: Size) => ({
  minutes: minutes[size],
  result: `${name} ${size}`,
  steps: [],
});
const kitchen = script({ full: 30, lighter: 15, micro: 4 }, 'kitchen');
const anyTask = script({ full: 22, lighter: 12, micro: 4 }, 'any task');

describe('a lighter version', () => {
  it('of a smart task has another title and fewer minutes', () => {
    for (const { id, sizes } of CATALOGUE) {
      const full = {
        ...own,
        type: 'smart',
        templateId: id,
        estimatedTime: sizes.full.minutes,
      } as const;
      expect(lighterOf(full)).toEqual({
        size: 'lighter',
        estimatedTime: sizes.lighter.minutes,
        title: sizes.lighter.title,
        steps: [],
      });
      expect(lighterOf({ ...full, size: 'lighter', estimatedTime: sizes.lighter.minutes })).toEqual(
        {
          size: 'micro',
          estimatedTime: sizes.micro.minutes,
          title: sizes.micro.title,
          steps: [],
        },
      );
      expect([id, new Set(SIZES.map((size) => sizes[size].title)).size]).toEqual([id, 3]);
    }
  });

  it('of a smart task that is shorter than its template skips sizes that are not shorter', () => {
    const task = { ...own, type: 'smart', templateId: 'laundry-load', estimatedTime: 8 } as const;
    expect(lighterOf(task)).toMatchObject({ size: 'micro', estimatedTime: 3 });
  });

  it('of a personal task has the smaller result of its script', () => {
    expect(lighterOf(own, kitchen, anyTask)).toEqual({
      size: 'lighter',
      estimatedTime: 15,
      result: 'kitchen lighter',
      steps: [],
    });
    expect(lighterOf({ ...own, estimatedTime: 15 }, kitchen, anyTask)).toMatchObject({
      size: 'micro',
      result: 'kitchen micro',
    });
  });

  it('of a personal task with steps has fewer steps, and keeps the completed ones', () => {
    const steps = [step('a', 5, true), step('b'), step('c', 3), step('d')];
    const lighter = { size: 'lighter', estimatedTime: 8, steps: steps.slice(0, 3) };
    expect(lighterOf({ ...own, steps }, undefined, anyTask)).toEqual(lighter);
    expect(lighterOf({ ...own, ...lighter, size: 'lighter' }, undefined, anyTask)).toEqual({
      size: 'micro',
      estimatedTime: 5,
      steps: steps.slice(0, 2),
    });
  });

  it('of any other personal task has a smaller result', () => {
    expect(lighterOf(own, undefined, anyTask)).toMatchObject({
      size: 'lighter',
      estimatedTime: 12,
      result: 'any task lighter',
    });
  });

  it('does not exist for an appointment, a very short task or the smallest size', () => {
    const appointment = { ...own, time: '15:15' };
    expect(lighterOf(appointment, kitchen, anyTask)).toBeNull();
    const steps = [step('a'), step('b')];
    expect(lighterOf({ ...appointment, steps }, undefined, anyTask)).toMatchObject({
      steps: [step('a')],
    });
    expect(lighterOf({ ...own, estimatedTime: 4 }, kitchen, anyTask)).toBeNull();
    expect(lighterOf({ ...own, size: 'micro' }, kitchen, anyTask)).toBeNull();
  });

  it('does not exist for a short smart task without a template, and is offered for all others', () => {
    const gone = { ...own, type: 'smart', templateId: 'no-longer-there', size: 'lighter' } as const;
    for (const minutes of [1, 4]) {
      const short = { ...gone, estimatedTime: minutes };
      expect(lighterOf(short, undefined, anyTask)).toBeNull();
      expect(canBeLighter(short)).toBe(false);
    }
    expect(lighterOf({ ...gone, estimatedTime: 5 }, undefined, anyTask)).not.toBeNull();
    for (const { id, sizes } of CATALOGUE) {
      for (const size of ['full', 'lighter'] as const) {
        const task = { ...gone, templateId: id, size, estimatedTime: sizes[size].minutes };
        expect([id, size, canBeLighter(task)]).toEqual([id, size, true]);
      }
    }
  });

  it('exists when it is offered, and asks for less', () => {
    const steps = fc.array(
      fc.record({
        title: fc.string({ minLength: 1 }),
        minutes: fc.integer({ min: 1, max: 10 }),
        done: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom(...TASK_TYPES),
          size: fc.constantFrom(...SIZES),
          estimatedTime: fc.integer(MINUTES),
          time: fc.constantFrom(null, '15:15'),
          steps,
        }),
        fc.constantFrom('no-longer-there', ...CATALOGUE.map(({ id }) => id)),
        (task, id) => {
          const templateId = task.type === 'smart' ? id : null;
          const lighter = lighterOf({ ...task, templateId }, undefined, anyTask);
          expect(lighter !== null).toBe(canBeLighter(task));
          if (lighter === null) return;
          expect(SIZES.indexOf(lighter.size)).toBeGreaterThan(SIZES.indexOf(task.size));
          expect(Number.isInteger(lighter.estimatedTime)).toBe(true);
          expect(lighter.estimatedTime).toBeGreaterThanOrEqual(1);
          expect(lighter.estimatedTime).toBeLessThanOrEqual(task.estimatedTime);
          const isLess =
            lighter.title !== undefined ||
            lighter.result !== undefined ||
            lighter.steps.length < task.steps.length;
          expect(isLess).toBe(true);
        },
      ),
    );
  });
});
