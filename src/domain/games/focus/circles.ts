import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { type FocusLevel, ROUND_CIRCLES } from './levels.ts';

/** The field is a grid of cells, so that circles never overlap. */
export const FIELD = { columns: 4, rows: 3 } as const;

/** The random color and cell of a circle; cells are counted row by row from 0. */
export interface DrawnCircle {
  readonly color: 'green' | 'red';
  readonly cell: number;
}

const CELLS = FIELD.columns * FIELD.rows;
/**
 * A cell is reused only after this many other circles, which is more than are ever on screen at
 * once.
 */
const CELLS_KEPT = 5;
/** How many circles at the start and at the end of a round can overlap in time with another round. */
const AT_THE_ENDS = 2;

/**
 * Keeps the first circles of a round in the upper half and the last ones in the lower, away from
 * the next round's first.
 */
const fitsInto = (cell: number, index: number): boolean => {
  if (index < AT_THE_ENDS) return cell < CELLS / 2;
  return index < ROUND_CIRCLES - AT_THE_ENDS || cell >= CELLS / 2;
};

/** The first `count` circles of a round, from its seed. */
export const drawCircles = (
  { greenShare }: Pick<FocusLevel, 'greenShare'>,
  seed: number,
  count: number,
): readonly DrawnCircle[] => {
  const random = seededRandom(seedOf(`focus ${seed}`));
  const drawn: DrawnCircle[] = [];
  for (let index = 0; index < count; index += 1) {
    const color = random() < greenShare ? 'green' : 'red';
    const taken = drawn.slice(-CELLS_KEPT).map(({ cell }) => cell);
    const free = Array.from({ length: CELLS }, (_, cell) => cell).filter(
      (cell) => !taken.includes(cell) && fitsInto(cell, index),
    );
    drawn.push({ color, cell: free[Math.floor(random() * free.length)] ?? 0 });
  }
  return drawn;
};

/**
 * The seed of one round: `starts` counts the starts of the game, `round` the rounds since the last
 * start, from 0.
 */
export const roundSeed = (seed: number, starts: number, round: number): number =>
  seedOf(`focus round ${seed} ${starts} ${round}`);
