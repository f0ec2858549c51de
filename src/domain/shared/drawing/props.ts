import { area, box, dot, group, line, type Paint, round, type SvgNode } from './svg-node.ts';

/**
 * Moves a prop to a point, which is its place on the ground unless its comment says
 * otherwise.
 */
const at = (x: number, y: number, children: readonly SvgNode[]): SvgNode =>
  group(`translate(${x} ${y})`, children);

export const desk = (x: number, y: number, width = 130): SvgNode =>
  at(x, y, [
    box([10, -50, 8, 50], 'wood'),
    box([width - 18, -50, 8, 50], 'wood'),
    box([0, -58, width, 10], 'wood', 4),
  ]);

export const chair = (x: number, y: number): SvgNode =>
  at(x, y, [
    line('M-22 -86Q-27 -60 -22 -34L-24 0M16 -30L20 0', 'ink', 8.5),
    line('M-22 -86Q-27 -60 -22 -34L-24 0M16 -30L20 0', 'wood', 4),
    box([-26, -38, 48, 9], 'wood', 4),
  ]);

const BOOK_ROWS: readonly (readonly [shift: number, width: number, paint: Paint])[] = [
  [0, 48, 'warm'],
  [4, 42, 'shirt'],
  [-3, 46, 'sun'],
  [5, 38, 'leaf'],
  [0, 44, 'rain'],
  [3, 36, 'warm'],
];

/** A pile of up to six books. */
export const books = (x: number, y: number, count: number): SvgNode =>
  at(
    x,
    y,
    BOOK_ROWS.slice(0, count).flatMap(([shift, width, paint], row) => [
      box([shift, -11 * (row + 1), width, 11], paint, 2),
      line(`M${shift + 7} ${-11 * row - 9}v7`, 'ink', 1.8),
    ]),
  );

export const plant = (x: number, y: number): SvgNode =>
  at(x, y, [
    line('M0 -26Q-2 -44 -2 -58', 'leaf', 3),
    area('M-2 -34Q-22 -36 -24 -54Q-6 -54 -2 -34Z', 'leaf'),
    area('M0 -38Q16 -42 20 -60Q2 -60 0 -38Z', 'leaf'),
    area('M-2 -52Q-14 -62 -6 -78Q8 -68 -2 -52Z', 'leaf'),
    area('M-15 -28H15L11 0H-11Z', 'warm'),
  ]);

export const tree = (x: number, y: number): SvgNode =>
  at(x, y, [
    area('M-8 0Q-4 -30 -7 -60H7Q4 -30 9 0Z', 'wood'),
    area(
      'M-34 -56Q-52 -70 -40 -88Q-44 -112 -20 -114Q-4 -134 18 -118Q44 -118 42 -92Q56 -72 34 -58Q18 -46 0 -54Q-18 -46 -34 -56Z',
      'leaf',
    ),
    line('M-18 -88q6 6 12 0M8 -96q6 6 12 0M2 -72q6 6 12 0', 'ink', 1.8),
  ]);

export const flower = (x: number, y: number, paint: Paint): SvgNode =>
  at(x, y, [
    line('M0 0V-26M0 -8q8 -2 10 -10', 'leaf', 3),
    ...[0, 72, 144, 216, 288].map((turn) =>
      group(`translate(0 -30) rotate(${turn})`, [round(0, -6, 4.6, paint, 5.6)]),
    ),
    round(0, -30, 4.2, 'sun'),
  ]);

/** A mug; the point is its middle. */
export const mug = (x: number, y: number): SvgNode =>
  at(x, y, [
    line('M9 -4q9 0 7 7q-2 4 -8 3', 'ink', 3),
    area('M-10 -9H10L8 10H-8Z', 'paper'),
    line('M-4 -16q-4 -5 0 -9t0 -9M4 -16q-4 -5 0 -9t0 -9', 'ink', 1.8),
  ]);

/** An open umbrella; the point is where it is held. */
export const umbrella = (x: number, y: number): SvgNode =>
  at(x, y, [
    line('M0 12V-46', 'ink', 4),
    area(
      'M-58 -40Q-50 -86 0 -90Q50 -86 58 -40Q48 -52 38 -42Q29 -54 19 -43Q10 -54 0 -43Q-10 -54 -19 -43Q-29 -54 -38 -42Q-48 -52 -58 -40Z',
      'warm',
    ),
    line('M-19 -43Q-18 -72 0 -90Q18 -72 19 -43M0 -90v-6', 'ink', 1.8),
  ]);

export const bench = (x: number, y: number): SvgNode =>
  at(x, y, [
    box([-62, -82, 124, 9], 'wood', 4),
    box([-62, -66, 124, 9], 'wood', 4),
    line('M-50 -82V0M50 -82V0', 'ink', 4),
    box([-66, -42, 132, 9], 'wood', 4),
  ]);

export const lamp = (x: number, y: number): SvgNode =>
  at(x, y, [
    line('M0 -4L-12 -32L8 -52', 'ink', 4),
    area('M-4 -60L18 -58L24 -40L0 -46Z', 'sun'),
    area('M-13 0Q-13 -7 0 -7T13 0Z', 'warm'),
  ]);

export const dog = (x: number, y: number): SvgNode =>
  at(x, y, [
    line('M-22 -20q-10 -4 -9 -15', 'ink', 4.5),
    line('M-15 -12V-2M-8 -12V-2M9 -12V-2M16 -12V-2', 'ink', 5),
    area('M-22 -22Q-22 -30 -10 -30H10Q20 -30 20 -18Q20 -9 10 -9H-14Q-22 -9 -22 -22Z', 'wood'),
    area('M8 -38Q10 -46 22 -45Q32 -44 36 -35Q38 -28 28 -27Q12 -24 8 -38Z', 'wood'),
    area('M11 -44Q3 -42 5 -30Q12 -29 15 -38Z', 'hair'),
    dot(23, -37, 1.8, 'ink'),
    dot(36, -34, 2.8, 'ink'),
  ]);

/** A round wall clock; the point is its middle. */
export const clock = (x: number, y: number, radius: number): SvgNode =>
  at(x, y, [
    round(0, 0, radius, 'paper'),
    line(
      `M0 ${-radius * 0.84}v3M0 ${radius * 0.84}v-3M${-radius * 0.84} 0h3M${radius * 0.84} 0h-3`,
    ),
    line(`M0 0V${-radius * 0.58}M0 0L${radius * 0.42} ${radius * 0.18}`, 'ink', 3.2),
    dot(0, 0, 3, 'ink'),
  ]);

/** A picture on the wall; the point is its middle. */
export const picture = (x: number, y: number): SvgNode =>
  at(x, y, [
    box([-20, -15, 40, 30], 'paper', 2),
    area('M-18 13L-6 -3L2 6L9 -2L18 13Z', 'hill'),
    dot(10, -8, 3, 'sun'),
  ]);
