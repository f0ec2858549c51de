import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { progressLayout } from './layout.ts';

const MONDAY = localDate('2026-03-02');
const weeks = (scores: number[]) => ({
  condition: 'ADHD' as const,
  dates: scores.map((_, week) => addDays(MONDAY, 7 * week)),
  scores,
});
const scores = fc.array(fc.nat(100), { minLength: 1, maxLength: 26 });

describe('the chart', () => {
  it('has its top above its bottom, and all points in between, at any size', () => {
    const room = fc.record({
      width: fc.integer({ min: 150, max: 1400 }),
      letter: fc.integer({ min: 10, max: 32 }),
      share: fc.double({ min: 0.4, max: 0.8, noNaN: true }),
    });
    fc.assert(
      fc.property(scores, room, (given, { width, letter, share }) => {
        const layout = progressLayout(weeks(given), {
          width,
          letter,
          letterWidth: share * letter,
        });
        if (layout === null) return;
        expect(layout.top).toBeLessThan(layout.bottom);
        for (const { y } of layout.points) {
          expect(y).toBeGreaterThanOrEqual(layout.top);
          expect(y).toBeLessThanOrEqual(layout.bottom);
        }
      }),
    );
  });

  it('has a band from seven scores on, within the chart', () => {
    const size = { width: 400, letter: 14, letterWidth: 8 };
    expect(progressLayout(weeks([50, 60, 40, 50, 55, 45]), size)?.band).toBeNull();
    const many = fc.array(fc.nat(100), { minLength: 7, maxLength: 26 });
    fc.assert(
      fc.property(many, (given) => {
        const alone = progressLayout(weeks(given), size);
        const { x = 0, y = 0, width = 0, height = 0 } = alone?.band ?? {};
        expect(x).toBe(alone?.left);
        expect(x + width).toBe(alone?.right);
        expect(y).toBeGreaterThanOrEqual(alone?.top ?? 0);
        expect(y + height).toBeLessThanOrEqual((alone?.bottom ?? 0) + 0.001);
        expect(height).toBeGreaterThan(0);
      }),
    );
  });
});
