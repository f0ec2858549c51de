import { usualScores } from '#domain/dashboard/progress.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import { type CheckIn, checkInsOf, type ProgressLine } from './check-ins.ts';

/** The height of the chart in CSS px. */
export const CHART_HEIGHT = 300;
/** The scores at which a grid line is drawn. */
const GRID_SCORES = [0, 25, 50, 75, 100];

/** The gap above the line, as a multiple of the font size. */
const GAP_ABOVE = 0.8;

/** The size of the chart, in CSS px. */
export interface ChartSize {
  readonly width: number;
  /** The font size in CSS px, and the approximate width of a letter. */
  readonly letter: number;
  readonly letterWidth: number;
}

interface Point extends CheckIn {
  readonly x: number;
  readonly y: number;
}

interface Tick<Value> {
  readonly value: Value;
  readonly at: number;
}

/** The positions of all parts of the chart, in px from its top left corner. */
interface ProgressLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly points: readonly Point[];
  /** The range of usual ups and downs, as wide as the chart; null while there are too few scores. */
  readonly band: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly grid: readonly Tick<number>[];
  readonly days: readonly Tick<LocalDate>[];
}

/** The last day, and every earlier day whose label does not touch the label to its right. */
const daysShown = (points: readonly Point[], gap: number): readonly Tick<LocalDate>[] => {
  const shown: Tick<LocalDate>[] = [];
  for (const { date, x } of points.toReversed()) {
    const after = shown.at(-1)?.at ?? Number.POSITIVE_INFINITY;
    if (after - x >= gap) shown.push({ value: date, at: x });
  }
  return shown;
};

/** Lays out the chart for a size; null if there are no scores or too little space. */
export const progressLayout = (
  progress: ProgressLine,
  { width, letter, letterWidth }: ChartSize,
): ProgressLayout | null => {
  const all = checkInsOf(progress);
  const first = all[0];
  const last = all.at(-1);
  const left = 3.6 * letterWidth + 0.6 * letter;
  const right = width;
  if (first === undefined || last === undefined || right - left < 8 * letterWidth) return null;

  const inset = 3.4 * letterWidth;
  const days = Math.max(1, daysBetween(first.date, last.date));
  const middle = (left + right) / 2;
  const dayWidth = (right - left - 2 * inset) / days;
  const xOf = (date: LocalDate): number =>
    first.date === last.date ? middle : left + inset + daysBetween(first.date, date) * dayWidth;
  const bottom = CHART_HEIGHT - 2.2 * letter;
  const top = GAP_ABOVE * letter;
  // Exact at both ends.
  const y = (score: number): number => (1 - score / 100) * bottom + (score / 100) * top;
  const points = all.map((each) => ({ ...each, x: xOf(each.date), y: y(each.score) }));
  const range = usualScores(progress.scores);
  const band =
    range === null
      ? null
      : {
          x: left,
          y: y(range.high),
          width: right - left,
          height: y(range.low) - y(range.high),
        };
  return {
    left,
    right,
    band,
    top,
    bottom,
    points,
    grid: GRID_SCORES.map((value) => ({ value, at: y(value) })),
    days: daysShown(points, 7.5 * letterWidth),
  };
};
