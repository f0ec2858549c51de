import { goColor } from './levels.ts';
import type { Circle, FocusRun } from './run.ts';

/** How many circles of each color are explained. */
const EXPLAINED_OF_A_COLOR = 2;

/** What to do with a circle, for the first circles of each color since the start of the game; null for the others. */
export const explanationOf = (
  { of, drawn, round: current }: Pick<FocusRun, 'of' | 'drawn' | 'round'>,
  { color, index, round }: Circle,
): 'tap' | 'leave' | null => {
  const before = drawn.slice(0, index).filter((earlier) => earlier.color === color);
  if (current > 0 || round > 0 || before.length >= EXPLAINED_OF_A_COLOR) return null;
  return color === goColor(of, index) ? 'tap' : 'leave';
};
