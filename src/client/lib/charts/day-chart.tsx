import { shortDateText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { LocalDate } from '#domain/shared/brands.ts';
import styles from './charts.module.css';
import { dayPlaces, valuePlaces } from './day-chart-layout.ts';

/** The shapes that distinguish series without relying on color; drawn around 0, 0. */
const SHAPES = {
  circle: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  square: 'M-4.5-4.5h9v9h-9Z',
  triangle: 'M0-6 6 5H-6Z',
} as const;
export type Shape = keyof typeof SHAPES;

interface DayMark {
  readonly date: LocalDate;
  readonly value: number;
  /** The lowest and highest value of the day, if the day has several values. */
  readonly span?: readonly [number, number];
  readonly shape?: Shape;
}

interface DayChartProps {
  /** The text alternative of the chart. */
  readonly alt: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** The grid lines, from the lowest value to the highest. */
  readonly grid: readonly { readonly value: number; readonly name: string }[];
  /** The marks, earliest first. Neighbors with the same shape are joined by a line. */
  readonly marks: readonly DayMark[];
  /** A band behind the marks, such as the usual range of the values. */
  readonly band?: { readonly low: number; readonly high: number } | null;
  /** The distance between the lowest and the highest grid line, in lines of text. */
  readonly rows?: number;
}

/** A chart with one or more values per day. */
export const DayChart = ({ alt, from, to, grid, marks, band = null, rows = 9 }: DayChartProps) => {
  const [lowest, highest] = [grid[0]?.value ?? 0, grid.at(-1)?.value ?? 100];
  const x = dayPlaces(from, to);
  const y = valuePlaces({ lowest, highest, rows });
  const height = `${rows + 2}em`;
  return (
    <div className={kit.small}>
      <div className={styles.frame}>
        <div className={styles.scale} style={{ blockSize: height }} aria-hidden="true">
          {grid.map(({ value, name }) => (
            <span key={value} style={{ insetBlockStart: `${y(value)}em` }}>
              {name}
            </span>
          ))}
        </div>
        <svg role="img" aria-label={alt} className={styles.plot} height={height}>
          {grid.map(({ value }) => (
            <line
              key={value}
              x1="0"
              x2="100%"
              y1={`${y(value)}em`}
              y2={`${y(value)}em`}
              className={styles.grid}
            />
          ))}
          {band === null ? null : (
            <rect
              x="0"
              width="100%"
              y={`${y(Math.min(highest, band.high))}em`}
              height={`${y(Math.max(lowest, band.low)) - y(Math.min(highest, band.high))}em`}
              className={styles.band}
            />
          )}
          {marks.map(({ date, value, shape }, at) => {
            const next = marks[at + 1];
            return next === undefined || next.shape !== shape ? null : (
              <line
                // biome-ignore lint/suspicious/noArrayIndexKey: a day may have several marks, which have no state
                key={`${date} ${at}`}
                x1={`${x(date)}%`}
                x2={`${x(next.date)}%`}
                y1={`${y(value)}em`}
                y2={`${y(next.value)}em`}
                className={styles.line}
              />
            );
          })}
          {marks.map(({ date, span }) =>
            span === undefined || span[0] === span[1] ? null : (
              <line
                key={date}
                x1={`${x(date)}%`}
                x2={`${x(date)}%`}
                y1={`${y(span[0])}em`}
                y2={`${y(span[1])}em`}
                className={styles.span}
              />
            ),
          )}
          {marks.map(({ date, value, shape = 'circle' }, at) => (
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: a day may have several marks, which have no state
              key={`${date} ${at}`}
              x={`${x(date)}%`}
              y={`${y(value)}em`}
              className={styles.place}
              aria-hidden="true"
            >
              <path d={SHAPES[shape]} className={styles.mark} />
            </svg>
          ))}
        </svg>
      </div>
      <p className={styles.days} aria-hidden="true">
        <span>{shortDateText(from)}</span>
        {from === to ? null : <span>{shortDateText(to)}</span>}
      </p>
    </div>
  );
};
