import { SIZES, type Size } from '#domain/shared/size.ts';
import { stepsOfSize } from './marks.ts';
import type { RoutineStep } from './plan.ts';

/** The assumed minutes of a step without minutes. */
const USUAL_MINUTES = 5;

/**
 * Proposes a size for each step, in the order of the steps: the shortest third is `micro`, the next third `lighter`,
 * the rest `full`. At least one step is always `micro`.
 */
export const proposedSizes = (steps: readonly Pick<RoutineStep, 'minutes'>[]): readonly Size[] => {
  const byLength = steps
    .map(({ minutes }, index) => ({ index, minutes: minutes ?? USUAL_MINUTES }))
    .sort((one, other) => one.minutes - other.minutes || one.index - other.index);
  const third = Math.max(1, Math.round(steps.length / SIZES.length));
  const sizes: Size[] = steps.map(() => 'full');
  for (const [place, { index }] of byLength.entries()) {
    sizes[index] = place < third ? 'micro' : place < 2 * third ? 'lighter' : 'full';
  }
  return sizes;
};

/** The next smaller size that has fewer steps but at least one; null when there is none. */
export const smallerSizeOf = (
  steps: readonly Pick<RoutineStep, 'from'>[],
  size: Size,
): Size | null => {
  const count = (one: Size): number => stepsOfSize(steps, one).length;
  const smaller = SIZES.slice(SIZES.indexOf(size) + 1);
  return smaller.find((one) => count(one) > 0 && count(one) < count(size)) ?? null;
};
