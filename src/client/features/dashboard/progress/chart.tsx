import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import charts from '#client/lib/charts/charts.module.css';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { nameInSentence } from '#domain/quiz/neurotype-scores.ts';
import styles from './chart.module.css';
import { checkInsOf, type ProgressStretches } from './check-ins.ts';
import { CHART_HEIGHT, type ChartSize, progressLayout } from './layout.ts';
import { linePath, symbolPath } from './paths.ts';

/** The approximate width of a letter, as a share of the font size. */
const LETTER_WIDTH_SHARE = 0.56;

/** The size that an element gives to a chart; null until measured. */
const useChartSize = (element: RefObject<HTMLElement | null>): ChartSize | null => {
  const [size, setSize] = useState<ChartSize | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = (): void => {
      const { fontSize, letterSpacing } = getComputedStyle(box);
      const letter = Number.parseFloat(fontSize);
      const spacing = Number.parseFloat(letterSpacing) || 0;
      setSize({
        width: box.clientWidth,
        letter,
        letterWidth: LETTER_WIDTH_SHARE * letter + spacing,
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

/** A text alternative of the chart: its range, and where the condition changes. */
const altText = (stretches: ProgressStretches): string => {
  const all = checkInsOf(stretches);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return '';
  const span =
    all.length === 1
      ? `Line chart with one score, of ${dateText(first.date)}.`
      : `Line chart of ${all.length} scores from ${dateText(first.date)} to ${dateText(last.date)}.`;
  const changes = stretches.slice(1).map(({ condition, dates }) => {
    const [date = last.date] = dates;
    return `The line breaks off, and from ${dateText(date)} it is about ${nameInSentence(condition)}.`;
  });
  return [span, ...changes, 'The table below has the same scores.'].join(' ');
};

interface ProgressChartProps {
  readonly stretches: ProgressStretches;
}

const Drawing = ({ stretches, size }: ProgressChartProps & { readonly size: ChartSize }) => {
  const layout = progressLayout(stretches, size);
  if (layout === null) return null;
  const { left, right, top, bottom } = layout;
  const { letter } = size;
  return (
    <svg
      role="img"
      aria-label={altText(stretches)}
      width={size.width}
      height={CHART_HEIGHT}
      className={styles.drawing}
    >
      {layout.grid.map(({ value, at }) => (
        <g key={value}>
          <path d={`M${left} ${at}H${right}`} className={value === 0 ? styles.base : styles.grid} />
          <text x={left - 0.5 * letter} y={at} dy="0.35em" className={styles.number}>
            {value}
          </text>
        </g>
      ))}
      {layout.days.map(({ value, at }) => (
        <g key={value}>
          <path d={`M${at} ${bottom}v5`} className={styles.base} />
          <text x={at} y={bottom + 1.6 * letter} className={styles.day}>
            {shortDateText(value)}
          </text>
        </g>
      ))}
      {layout.band === null ? null : <rect {...layout.band} className={charts.band} />}
      {layout.breaks.map((at) => (
        <path key={at} d={`M${at} ${bottom}V${top - 0.6 * letter}`} className={styles.break} />
      ))}
      {layout.labels.map(({ condition, text, x, row }) => (
        <g key={`${x} ${row}`} transform={`translate(${x} ${(row + 0.8) * 1.6 * letter})`}>
          <path
            d={symbolPath(condition)}
            transform={`translate(${0.6 * letter} ${-0.33 * letter})`}
            className={styles.sign}
          />
          <text x={1.4 * letter} className={styles.label}>
            {text}
          </text>
        </g>
      ))}
      {layout.stretches.map((points) => (
        <g key={points[0]?.date}>
          <path d={linePath(points)} className={styles.line} />
          {points.map(({ date, score, condition, x, y }) => (
            <path
              key={date}
              d={symbolPath(condition)}
              transform={`translate(${x} ${y})`}
              className={styles.sign}
            >
              <title>{`${dateText(date)}: ${score} of 100, ${condition}`}</title>
            </path>
          ))}
        </g>
      ))}
    </svg>
  );
};

/**
 * A line chart of check-in scores by date. Where the condition changes, the line breaks and
 * continues with another symbol and a label, so that color carries no meaning.
 */
export const ProgressChart = ({ stretches }: ProgressChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useChartSize(box);
  return (
    <div ref={box} className={styles.box}>
      {size === null ? null : <Drawing stretches={stretches} size={size} />}
    </div>
  );
};
