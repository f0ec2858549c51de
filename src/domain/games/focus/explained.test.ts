import { expect, it } from 'vitest';
import { explanationOf } from './explained.ts';
import { goColor, ROUND_CIRCLES } from './levels.ts';
import { type FocusRun, newFocusRun } from './run.ts';

/** The circles of the first round, with their explanations. */
const explained = (run: FocusRun) =>
  run.drawn.map((drawn, index) => ({
    color: drawn.color,
    isGo: drawn.color === goColor(run.of, index),
    words: explanationOf(run, { ...drawn, round: 0, index, atMs: 0 }),
  }));

it.each([1, 6])(
  'explains the first two circles of each color by the rule, at level %i',
  (level) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const circles = explained(newFocusRun(level, seed, 0));
      for (const color of ['green', 'red'] as const) {
        const ofColor = circles.filter((circle) => circle.color === color);
        expect(ofColor.filter(({ words }) => words !== null)).toEqual(ofColor.slice(0, 2));
      }
      for (const { isGo, words } of circles)
        if (words !== null) expect(words).toBe(isGo ? 'tap' : 'leave');
    }
  },
);

it('explains nothing in the second round, while the last circles of the first are still there', () => {
  const run = { ...newFocusRun(1, 1, 0), round: 1 };
  const [first] = run.drawn;
  if (first === undefined) throw new Error('There is no circle.');
  for (const [round, index] of [
    [0, ROUND_CIRCLES - 1],
    [1, 0],
  ] as const)
    expect(explanationOf(run, { ...first, round, index, atMs: 0 })).toBeNull();
});
