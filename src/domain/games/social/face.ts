import { type DrawnPerson, HAIR } from '#domain/shared/drawing/hair.ts';
import { area, dot, group, line, round, type SvgNode } from '#domain/shared/drawing/svg-node.ts';
import type { Face } from './scene.ts';

/** The lines of the eyebrows, in a box of 40 by 40. */
const BROWS: Readonly<Record<Face['brows'], string>> = {
  level: 'M10.5 13h6M23.5 13h6',
  raised: 'M10 10.5q3-3 6-1M30 10.5q-3-3-6-1',
  'inner-up': 'M9.5 15q3-1 6.5-5M30.5 15q-3-1-6.5-5',
  drawn: 'M9.5 12.5l6.5 3M30.5 12.5l-6.5 3',
  'one-up': 'M10.5 13.5h6M24 10.5q3-3.5 6-1',
};

const pair = (of: (x: number) => readonly SvgNode[]): readonly SvgNode[] => [...of(14), ...of(26)];
const white = (x: number): SvgNode => round(x, 19, 4, 'paper');

const EYES: Readonly<Record<Face['eyes'], readonly SvgNode[]>> = {
  open: pair((x) => [dot(x, 19, 2.1, 'ink', 2.7)]),
  wide: pair((x) => [white(x), dot(x, 19, 1.8, 'ink')]),
  narrow: pair((x) => [line(`M${x - 3} 18.5h6`, 'ink', 1.9), dot(x, 19.6, 1.5, 'ink', 1.2)]),
  closed: [line('M11 19q3 3 6 0M23 19q3 3 6 0', 'ink', 2)],
  down: pair((x) => [line(`M${x - 3.5} 18q3.5-2 7 0`, 'ink', 1.7), dot(x, 20.8, 1.7, 'ink')]),
  aside: pair((x) => [white(x), dot(x + 2.1, 19, 1.8, 'ink')]),
};

const MOUTHS: Readonly<Record<Face['mouth'], readonly SvgNode[]>> = {
  straight: [line('M14 28h12', 'ink', 2.2)],
  smile: [line('M12 26q8 7 16 0', 'ink', 2.2)],
  laugh: [area('M11 25h18q-2 9-9 9t-9-9Z', 'paper')],
  down: [line('M13 30.5q7-6 14 0', 'ink', 2.2)],
  pressed: [line('M14.5 28h11M13.5 26v4M26.5 26v4', 'ink', 2.2)],
  round: [round(20, 29, 3, 'warm', 3.6)],
  slanted: [line('M14 29q6 1 12-3', 'ink', 2.2)],
  wavy: [line('M12.5 28.5q2.5-3.5 5 0t5 0 5 0', 'ink', 2.2)],
};

/**
 * A head with this face, about 50 units wide; the origin is the middle of the face. `turn` shifts the
 * features in the direction in which the figure looks; 0 looks to the front.
 */
export const headWith = (face: Face, person: DrawnPerson, turn: number): SvgNode =>
  group('translate(-25 -25) scale(1.25)', [
    round(20, 20, 18, 'skin'),
    group(`translate(${turn} 0)`, [
      ...EYES[face.eyes],
      line(BROWS[face.brows], 'ink', 1.9),
      ...MOUTHS[face.mouth],
    ]),
    ...HAIR[person],
  ]);
