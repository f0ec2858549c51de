import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { type FocusLevel, ROUND_CIRCLES } from './levels.ts';

/** The field is a grid of cells, so that circles never lie over each other. */
export const FIELD = { columns: 4, rows: 3 } as const;

/** A circle that is drawn by chance: its color, and its cell of the field, counted by rows from 0. */
export interface DrawnCircle {
  readonly color: 'green' | 'red';
  readonly cell: number;
}

const CELLS = FIELD.columns * FIELD.rows;
/** A cell is free again after this many other circles: more than are ever on screen at once. */
const CELLS_KEPT = 5;
/** How many circles at either end of a round may be on screen beside those of another round. */
const AT_THE_ENDS = 2;

/** The first circles of a round are in the upper half, and its last ones in the lower, apart from the next round's. */
const fitsInto = (cell: number, index: number): boolean => {
  if (index < AT_THE_ENDS) return cell < CELLS / 2;
  return index < ROUND_CIRCLES - AT_THE_ENDS || cell >= CELLS / 2;
};

/** The first circles of a round, by its seed. */
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

/** The seed of one round of a game: `starts` counts how often it was started, `round` from 0 on since then. */
export const roundSeed = (seed: number, starts: number, round: number): number =>
  seedOf(`focus round ${seed} ${starts} ${round}`);
