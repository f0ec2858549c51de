import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { type FocusLevel, ROUND_CIRCLES } from './levels.ts';

/** The size of the playing field. It is a grid of cells, so that circles never overlap. */
export const FIELD = { columns: 4, rows: 3 } as const;

/** The random color and cell of a circle; cells are counted row by row from 0. */
export interface DrawnCircle {
  readonly color: 'green' | 'red';
  readonly cell: number;
}

const CELLS = FIELD.columns * FIELD.rows;
/** Number of other circles after which a cell can be used again, so that two circles on screen never share a cell. */
const CELLS_KEPT = 5;
/**
 * Number of circles at the start, and at the end, of a round that can be on screen together with circles of another
 * round.
 */
const AT_THE_ENDS = 2;

/**
 * Whether a circle may be in a cell. The first circles of a round stay in the upper half and the last ones in the lower
 * half, so that the last ones keep away from the first circles of the next round.
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
