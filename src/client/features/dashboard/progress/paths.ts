import { line, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape';
import type { Neurotype } from '#domain/shared/neurotype.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const lineThrough = line<Place>(
  ({ x }) => x,
  ({ y }) => y,
);

/** Straight lines from point to point, as path data. */
export const linePath = (points: readonly Place[]): string => lineThrough([...points]) ?? '';

const SIGNS: Readonly<Record<Neurotype, string>> = {
  ADHD: symbol(symbolCircle, 80)() ?? '',
  Autism: symbol(symbolSquare, 80)() ?? '',
  OCD: symbol(symbolTriangle, 80)() ?? '',
};

/** The sign of a condition around the origin, about 10 px wide, as path data. */
export const signPath = (condition: Neurotype): string => SIGNS[condition];
