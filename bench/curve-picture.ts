/** One curve: for each step, a value of 0 or more. */
export interface Curve {
  readonly name: string;
  readonly values: readonly number[];
}

interface Panel {
  readonly title: string;
  readonly curves: readonly Curve[];
  /** The labels below the first and the last step. */
  readonly ends: readonly [first: string, last: string];
  /** The value at the top edge of the panel. */
  readonly top: number;
  /** The label of a value on the left axis. */
  readonly text: (value: number) => string;
}

const PANEL = { width: 360, height: 220, left: 44, right: 12, top: 34, bottom: 34 };
const COLUMNS = 2;
/** The line styles, which differ in dashes as well as in color. */
const LINES = [
  { color: '#1c5a60', dashes: 'none' },
  { color: '#a3261f', dashes: '6 4' },
  { color: '#575247', dashes: '2 3' },
] as const;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

const plotWidth = PANEL.width - PANEL.left - PANEL.right;
const plotHeight = PANEL.height - PANEL.top - PANEL.bottom;
/** @param share the fraction of the height, 0 at the bottom */
const yOf = (share: number): number => PANEL.top + (1 - share) * plotHeight;
const xOf = (step: number, steps: number): number =>
  PANEL.left + (step / Math.max(1, steps - 1)) * plotWidth;

const lineOf = ({ values }: Curve, index: number, top: number): string => {
  const { color, dashes } = LINES[index % LINES.length] ?? LINES[0];
  const points = values
    .map((value, step) => `${xOf(step, values.length).toFixed(1)},${yOf(value / top).toFixed(1)}`)
    .join(' ');
  return `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dashes}"/>`;
};

const panelOf = ({ title, curves, ends, top, text }: Panel, index: number): string => {
  const x = (index % COLUMNS) * PANEL.width;
  const y = Math.floor(index / COLUMNS) * PANEL.height;
  const grid = TICKS.map(
    (share) =>
      `<line x1="${PANEL.left}" x2="${PANEL.width - PANEL.right}" y1="${yOf(share)}" y2="${yOf(share)}" stroke="#dcd3c3"/>` +
      `<text x="${PANEL.left - 8}" y="${yOf(share) + 4}" text-anchor="end">${text(share * top)}</text>`,
  );
  const below = PANEL.height - PANEL.bottom + 18;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<text x="${PANEL.left}" y="20" font-weight="bold">${title}</text>`,
    ...grid,
    ...curves.map((curve, line) => lineOf(curve, line, top)),
    `<text x="${PANEL.left}" y="${below}">${ends[0]}</text>`,
    `<text x="${PANEL.width - PANEL.right}" y="${below}" text-anchor="end">${ends[1]}</text>`,
    '</g>',
  ].join('');
};

const keyOf = (curves: readonly Curve[], top: number): string =>
  curves
    .map(({ name }, index) => {
      const { color, dashes } = LINES[index % LINES.length] ?? LINES[0];
      const x = PANEL.left + index * 200;
      return (
        `<line x1="${x}" x2="${x + 34}" y1="${top}" y2="${top}" stroke="${color}" stroke-width="2" stroke-dasharray="${dashes}"/>` +
        `<text x="${x + 42}" y="${top + 4}">${name}</text>`
      );
    })
    .join('');

/**
 * An SVG picture with one panel per set of curves, two panels per row, and a legend below. `title` is its accessible
 * name.
 */
export const curvePicture = (title: string, panels: readonly Panel[]): string => {
  const width = COLUMNS * PANEL.width;
  const bottom = Math.ceil(panels.length / COLUMNS) * PANEL.height;
  const height = bottom + 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#25231f">`,
    `<title>${title}</title>`,
    `<rect width="${width}" height="${height}" fill="#fffdf8"/>`,
    ...panels.map(panelOf),
    keyOf(panels[0]?.curves ?? [], bottom + 16),
    '</svg>\n',
  ].join('\n');
};
