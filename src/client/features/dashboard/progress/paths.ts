import { line, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';
import type { Neurotype } from '#domain/shared/neurotype.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

const lineThrough = line<Position>(
  ({ x }) => x,
  ({ y }) => y,
);

/** A line from point to point, as SVG path data. */
export const linePath = (points: readonly Position[]): string => lineThrough([...points]) ?? '';

const SYMBOLS: Readonly<Record<Neurotype, string>> = {
  ADHD: symbol(symbolCircle, 80)() ?? '',
  Autism: symbol(symbolSquare, 80)() ?? '',
  OCD: symbol(symbolTriangle, 80)() ?? '',
};

/** The symbol of a condition centered at the origin, about 10 px wide, as SVG path data. */
export const symbolPath = (condition: Neurotype): string => SYMBOLS[condition];
