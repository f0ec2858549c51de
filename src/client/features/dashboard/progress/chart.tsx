import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import charts from '#client/lib/charts/charts.module.css';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { nameInSentence } from '#domain/quiz/neurotype-scores.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/dashboard.js';
import styles from './chart.module.css';
import type { ProgressLine } from './check-ins.ts';
import { CHART_HEIGHT, type ChartSize, progressLayout } from './layout.ts';
import { linePath, symbolPath } from './paths.ts';

/** The approximate width of a letter, as a share of the font size. */
const LETTER_WIDTH_SHARE = 0.56;

/** The size available to a chart; null until measured. */
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

/** Alternative text for the chart: what it shows and its range. */
const altText = (progress: ProgressLine): string => {
  const { condition, dates } = progress;
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [topic, count] = [nameInSentence(condition), dates.length];
  return count === 1
    ? texts.chartOfOne({ topic, day: dateText(first) })
    : texts.chartOfSeveral({ topic, count, first: dateText(first), last: dateText(last) });
};

interface ProgressChartProps {
  readonly progress: ProgressLine;
}

const Drawing = ({ progress, size }: ProgressChartProps & { readonly size: ChartSize }) => {
  const layout = progressLayout(progress, size);
  if (layout === null) return null;
  const { left, right, bottom, points } = layout;
  const { letter } = size;
  const topic = common.neurotypes[progress.condition];
  return (
    <svg
      role="img"
      aria-label={altText(progress)}
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
      <path d={linePath(points)} className={styles.line} />
      {points.map(({ date, score, x, y }) => (
        <path
          key={date}
          d={symbolPath(progress.condition)}
          transform={`translate(${x} ${y})`}
          className={styles.sign}
        >
          <title>{texts.scoreOn({ day: dateText(date), score, topic })}</title>
        </path>
      ))}
    </svg>
  );
};

/** A line chart of the check-in scores about one condition by date. Each condition has its own symbol. */
export const ProgressChart = ({ progress }: ProgressChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useChartSize(box);
  return (
    <div ref={box} className={styles.box}>
      {size === null ? null : <Drawing progress={progress} size={size} />}
    </div>
  );
};
