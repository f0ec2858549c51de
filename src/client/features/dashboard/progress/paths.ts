import type { Neurotype } from '#domain/shared/neurotype.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** A line from point to point, as SVG path data. */
export const linePath = (points: readonly Position[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** A circle, a square and a triangle of the same area. */
const SYMBOLS: Readonly<Record<Neurotype, string>> = {
  ADHD: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  Autism: 'M-4.5-4.5h9v9h-9Z',
  OCD: 'M0-7.8 6.8 3.9H-6.8Z',
};

/** The symbol of a condition centered at the origin, about 10 px wide, as SVG path data. */
export const symbolPath = (condition: Neurotype): string => SYMBOLS[condition];
