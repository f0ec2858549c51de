import { scaleLinear } from 'd3-scale';
import { shortDateText } from '#client/features/dashboard/dates.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import { type CheckIn, checkInsOf, type ProgressStretches } from './check-ins.ts';

/** The height of the whole chart in CSS px. */
export const CHART_HEIGHT = 300;
/** The scores at which a line lies behind the chart. */
const GRID = [0, 25, 50, 75, 100];

/** The labels leave at least this share of the height to the line. */
const LINE_SHARE = 0.5;
/** How high a row of labels is, and what is left free below the last one, in letters. */
const ROW = 1.6;
const BELOW_ROWS = 0.8;

/** What the drawing has to fit, all in CSS px. */
export interface Room {
  readonly width: number;
  /** The size of its letters, and about how wide one of them is. */
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
  /** Labels that would touch stand in rows below each other, the first one being 0. */
  readonly row: number;
}

interface Tick<Value> {
  readonly value: Value;
  readonly at: number;
}

/** Where everything of the chart stands, in px from its upper left corner. */
interface ProgressLayout {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly stretches: readonly (readonly Point[])[];
  readonly labels: readonly StretchLabel[];
  /** Between two stretches, where the line is interrupted. */
  readonly breaks: readonly number[];
  readonly grid: readonly Tick<number>[];
  readonly days: readonly Tick<LocalDate>[];
}

/** The last day, and of those before it the ones whose texts do not touch. */
const daysShown = (points: readonly Point[], gap: number): readonly Tick<LocalDate>[] => {
  const shown: Tick<LocalDate>[] = [];
  for (const { date, x } of points.toReversed()) {
    const after = shown.at(-1)?.at ?? Number.POSITIVE_INFINITY;
    if (after - x >= gap) shown.push({ value: date, at: x });
  }
  return shown;
};

interface LabelPlace {
  readonly from: number;
  readonly to: number;
  readonly letterWidth: number;
  /** How wide the sign before the text is. */
  readonly sign: number;
  /** Labels for which these rows have no room are left out: the table names their conditions. */
  readonly mostRows: number;
}

/** Each label begins where its stretch does, if it fits there, in the first row with room for it. */
const labelsOf = (
  stretches: ProgressStretches,
  starts: readonly number[],
  { from, to, letterWidth, sign, mostRows }: LabelPlace,
): readonly StretchLabel[] => {
  const rowEnds: number[] = [];
  return stretches.flatMap(({ condition, dates }, place) => {
    const [date] = dates;
    const since = place === 0 || date === undefined ? '' : ` from ${shortDateText(date)}`;
    const widthOf = (text: string): number => sign + text.length * letterWidth;
    // The day is also below the line and in the table.
    const text = widthOf(condition + since) > to - from ? condition : condition + since;
    const width = widthOf(text);
    const x = Math.max(from, Math.min(starts[place] ?? from, to - width));
    const free = rowEnds.findIndex((end) => end < x);
    const row = free === -1 ? rowEnds.length : free;
    if (row >= mostRows) return [];
    rowEnds[row] = x + width + letterWidth;
    return { condition, text, x, row };
  });
};

/** Reckons the chart for the room that there is. Null when there is nothing to draw or no room. */
export const progressLayout = (
  stretches: ProgressStretches,
  { width, letter, letterWidth }: Room,
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
  const room = ((1 - LINE_SHARE) * bottom) / letter;
  const mostRows = Math.max(1, Math.floor((room - BELOW_ROWS) / ROW));
  // Labels are bold and mostly capitals, which are wider.
  const place = {
    from: left,
    to: right,
    letterWidth: 1.25 * letterWidth,
    sign: 1.4 * letter,
    mostRows,
  };
  const labels = labelsOf(stretches, [left, ...breaks], place);
  const rows = 1 + Math.max(...labels.map(({ row }) => row));
  const top = (rows * ROW + BELOW_ROWS) * letter;
  const y = scaleLinear([0, 100], [bottom, top]);
  const points = stretches.map((stretch) =>
    checkInsOf([stretch]).map((each) => ({ ...each, x: xOf(each.date), y: y(each.score) })),
  );
  return {
    left,
    right,
    top,
    bottom,
    stretches: points,
    labels,
    breaks,
    grid: GRID.map((value) => ({ value, at: y(value) })),
    days: daysShown(points.flat(), 7.5 * letterWidth),
  };
};
