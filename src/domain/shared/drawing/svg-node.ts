/** The paints of a drawing; a renderer assigns each a color of its theme. */
export const PAINTS = [
  'ink',
  'paper',
  'sky',
  'gloom',
  'hill',
  'ground',
  'wall',
  'floor',
  'skin',
  'hair',
  'shirt',
  'trousers',
  'warm',
  'wood',
  'leaf',
  'sun',
  'rain',
  'cloud',
] as const;
export type Paint = (typeof PAINTS)[number];

/**
 * One SVG element. Attributes have React's names (`strokeWidth`), and values come only from our code:
 * numbers, path data and transforms, never a text that a person wrote.
 */
export interface SvgNode {
  readonly tag: 'g' | 'path' | 'circle' | 'ellipse' | 'rect';
  readonly attrs: Readonly<Record<string, string | number>>;
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  readonly children: readonly SvgNode[];
}

const OUTLINE = 2.6;

const node = (
  tag: SvgNode['tag'],
  attrs: SvgNode['attrs'],
  fill: Paint | null,
  stroke: Paint | null,
): SvgNode => ({ tag, attrs, fill, stroke, children: [] });

/** Elements that are moved, turned or scaled together. */
export const group = (transform: string, children: readonly SvgNode[]): SvgNode => ({
  tag: 'g',
  attrs: { transform },
  fill: null,
  stroke: null,
  children,
});

/** An area with an outline. */
export const area = (d: string, fill: Paint): SvgNode =>
  node('path', { d, strokeWidth: OUTLINE }, fill, 'ink');

/** An area without an outline. */
export const flat = (d: string, fill: Paint): SvgNode => node('path', { d }, fill, null);

/** A line with round ends. */
export const line = (d: string, stroke: Paint = 'ink', strokeWidth = OUTLINE): SvgNode =>
  node('path', { d, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round' }, null, stroke);

/** A circle or an ellipse with an outline. */
export const round = (cx: number, cy: number, rx: number, fill: Paint, ry = rx): SvgNode =>
  node('ellipse', { cx, cy, rx, ry, strokeWidth: OUTLINE }, fill, 'ink');

/** A circle or an ellipse without an outline. */
export const dot = (cx: number, cy: number, rx: number, fill: Paint, ry = rx): SvgNode =>
  node('ellipse', { cx, cy, rx, ry }, fill, null);

/** A box with an outline and slightly round corners. */
export const box = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  fill: Paint,
  rx = 3,
): SvgNode => node('rect', { x, y, width, height, rx, strokeWidth: OUTLINE }, fill, 'ink');
