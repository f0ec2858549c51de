import { scaleLinear } from 'd3-scale';
import { shortDateText } from '#client/lib/date-text.ts';
import { usualScores } from '#domain/dashboard/progress.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import { type CheckIn, checkInsOf, type ProgressStretches } from './check-ins.ts';

/** The height of the chart in CSS px. */
export const CHART_HEIGHT = 300;
/** The scores with a grid line. */
const GRID_SCORES = [0, 25, 50, 75, 100];

/** The smallest share of the height for the line; labels take the rest. */
const MIN_LINE_SHARE = 0.5;
/** The height of a row of labels, and the gap below the last one, in font sizes. */
const ROW_HEIGHT = 1.6;
const GAP_BELOW_ROWS = 0.8;

/** The size of the chart, in CSS px. */
export interface ChartSize {
  readonly width: number;
  /** The font size, and the approximate width of a letter. */
  readonly letter: number;
  readonly letterWidth: number;
}

interface Point extends CheckIn {
  readonly x: number;
  readonly y: number;
}

interface StretchLabel {
  readonly condition: Neurotype;
  readonly text: string;
  readonly x: number;
  /** The row from 0; labels that would touch are in different rows. */
  readonly row: number;
}

interface Tick<Value> {
  readonly value: Value;
  readonly at: number;
}

/** The positions of all parts of the chart, in px from its upper left corner. */
interface ProgressLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly stretches: readonly (readonly Point[])[];
  readonly labels: readonly StretchLabel[];
  /** The usual ups and downs of the last stretch, as wide as it is; null while there are too few scores. */
  readonly band: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  /** The x positions between two stretches, where the line breaks. */
  readonly breaks: readonly number[];
  readonly grid: readonly Tick<number>[];
  readonly days: readonly Tick<LocalDate>[];
}

/** The last day, and those before it whose labels do not touch. */
const daysShown = (points: readonly Point[], gap: number): readonly Tick<LocalDate>[] => {
  const shown: Tick<LocalDate>[] = [];
  for (const { date, x } of points.toReversed()) {
    const after = shown.at(-1)?.at ?? Number.POSITIVE_INFINITY;
    if (after - x >= gap) shown.push({ value: date, at: x });
  }
  return shown;
};

interface LabelBounds {
  readonly from: number;
  readonly to: number;
  readonly letterWidth: number;
  /** The width of the symbol before the text. */
  readonly symbolWidth: number;
  /** Labels that do not fit into these rows are left out; the table names all conditions. */
  readonly maxRows: number;
}

/** Places each label at the start of its stretch if it fits, in the first row with space. */
const labelsOf = (
  stretches: ProgressStretches,
  starts: readonly number[],
  { from, to, letterWidth, symbolWidth, maxRows }: LabelBounds,
): readonly StretchLabel[] => {
  const rowEnds: number[] = [];
  return stretches.flatMap(({ condition, dates }, place) => {
    const [date] = dates;
    const since = place === 0 || date === undefined ? '' : ` from ${shortDateText(date)}`;
    const widthOf = (text: string): number => symbolWidth + text.length * letterWidth;
    // The date can be left out, because it is also below the line and in the table.
    const text = widthOf(condition + since) > to - from ? condition : condition + since;
    const width = widthOf(text);
    const x = Math.max(from, Math.min(starts[place] ?? from, to - width));
    const free = rowEnds.findIndex((end) => end < x);
    const row = free === -1 ? rowEnds.length : free;
    if (row >= maxRows) return [];
    rowEnds[row] = x + width + letterWidth;
    return { condition, text, x, row };
  });
};

/** Lays out the chart for a size; null when there is no score or too little space. */
export const progressLayout = (
  stretches: ProgressStretches,
  { width, letter, letterWidth }: ChartSize,
): ProgressLayout | null => {
  const all = checkInsOf(stretches);
  const first = all[0];
  const last = all.at(-1);
  const left = 3.6 * letterWidth + 0.6 * letter;
  const right = width;
  if (first === undefined || last === undefined || right - left < 8 * letterWidth) return null;

  const inset = 3.4 * letterWidth;
  const days = Math.max(1, daysBetween(first.date, last.date));
  const middle = (left + right) / 2;
  const x = scaleLinear([0, days], [left + inset, right - inset]);
  const xOf = (date: LocalDate): number =>
    first.date === last.date ? middle : x(daysBetween(first.date, date));
  const firstOf = (place: number): number => xOf(stretches[place]?.dates[0] ?? first.date);
  const lastOf = (place: number): number => xOf(stretches[place]?.dates.at(-1) ?? last.date);
  const breaks = stretches.slice(1).map((_, place) => (lastOf(place) + firstOf(place + 1)) / 2);

  const bottom = CHART_HEIGHT - 2.2 * letter;
  const rowSpace = ((1 - MIN_LINE_SHARE) * bottom) / letter;
  const maxRows = Math.max(1, Math.floor((rowSpace - GAP_BELOW_ROWS) / ROW_HEIGHT));
  // Labels are wider, because they are bold and mostly capitals.
  const bounds = {
    from: left,
    to: right,
    letterWidth: 1.25 * letterWidth,
    symbolWidth: 1.4 * letter,
    maxRows,
  };
  const labels = labelsOf(stretches, [left, ...breaks], bounds);
  const rows = 1 + Math.max(...labels.map(({ row }) => row));
  const top = (rows * ROW_HEIGHT + GAP_BELOW_ROWS) * letter;
  const y = scaleLinear([0, 100], [bottom, top]);
  const points = stretches.map((stretch) =>
    checkInsOf([stretch]).map((each) => ({ ...each, x: xOf(each.date), y: y(each.score) })),
  );
  const range = usualScores(stretches.at(-1)?.scores ?? []);
  const bandLeft = breaks.at(-1) ?? left;
  const band =
    range === null
      ? null
      : {
          x: bandLeft,
          y: y(range.high),
          width: right - bandLeft,
          height: y(range.low) - y(range.high),
        };
  return {
    left,
    right,
    band,
    top,
    bottom,
    stretches: points,
    labels,
    breaks,
    grid: GRID_SCORES.map((value) => ({ value, at: y(value) })),
    days: daysShown(points.flat(), 7.5 * letterWidth),
  };
};
