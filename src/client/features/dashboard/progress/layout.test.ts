import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { progressLayout } from './layout.ts';

const MONDAY = localDate('2026-03-02');
const weeks = (scores: number[]) => ({
  condition: 'ADHD' as const,
  dates: scores.map((_, week) => addDays(MONDAY, 7 * week)),
  scores,
});
/** A stretch each week, each about another condition than the one before. */
const changing = (count: number) =>
  Array.from({ length: count }, (_, week) => ({
    condition: NEUROTYPES[week % NEUROTYPES.length] ?? 'ADHD',
    dates: [addDays(MONDAY, 7 * week)],
    scores: [(week * 37) % 101],
  }));

describe('the chart', () => {
  it('keeps half of its height for the line when the condition changed every week', () => {
    const layout = progressLayout(changing(26), { width: 260, letter: 24, letterWidth: 14 });
    expect(layout).not.toBeNull();
    expect((layout?.bottom ?? 0) - (layout?.top ?? 0)).toBeGreaterThan(80);
    expect(layout?.labels[0]?.text).toBe('ADHD');
  });

  it('has its top above its bottom, and its labels above the line, in any room', () => {
    const room = fc.record({
      width: fc.integer({ min: 150, max: 1400 }),
      letter: fc.integer({ min: 10, max: 32 }),
      share: fc.double({ min: 0.4, max: 0.8, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 26 }), room, (count, { width, letter, share }) => {
        const layout = progressLayout(changing(count), {
          width,
          letter,
          letterWidth: share * letter,
        });
        if (layout === null) return;
        expect(layout.top).toBeLessThan(layout.bottom);
        for (const { row } of layout.labels)
          expect((row + 1) * 1.6 * letter).toBeLessThanOrEqual(layout.top);
        for (const { y } of layout.stretches.flat()) {
          expect(y).toBeGreaterThanOrEqual(layout.top);
          expect(y).toBeLessThanOrEqual(layout.bottom);
        }
      }),
    );
  });

  it('has the band of the last stretch alone, within the chart', () => {
    const size = { width: 400, letter: 14, letterWidth: 8 };
    expect(progressLayout([weeks([50, 60, 40, 50, 55, 45])], size)?.band).toBeNull();
    const scores = fc.array(fc.nat(100), { minLength: 7, maxLength: 26 });
    fc.assert(
      fc.property(scores, (given) => {
        const alone = progressLayout([weeks(given)], size);
        const { x = 0, y = 0, width = 0, height = 0 } = alone?.band ?? {};
        expect(x).toBe(alone?.left);
        expect(x + width).toBe(alone?.right);
        expect(y).toBeGreaterThanOrEqual(alone?.top ?? 0);
        expect(y + height).toBeLessThanOrEqual((alone?.bottom ?? 0) + 0.001);
        expect(height).toBeGreaterThan(0);
        const later = { condition: 'OCD', dates: [addDays(MONDAY, 300)], scores: [5] } as const;
        const two = { ...later, dates: [...later.dates], scores: [...later.scores] };
        expect(progressLayout([weeks(given), two], size)?.band).toBeNull();
      }),
    );
  });
});
