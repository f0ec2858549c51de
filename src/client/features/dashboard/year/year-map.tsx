import { memo, useMemo, useRef } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import type { LocalDate } from '#domain/shared/brands.ts';
import { halvesOf, type YearDay } from './days.ts';
import { summaryOf } from './summary.ts';
import { useWidth } from './use-width.ts';
import { Weeks } from './weeks.tsx';
import { WeeksThatFit } from './weeks-that-fit.tsx';

/** The largest number of calendar weeks in half a year. */
const HALF_YEAR_WEEKS = 28;
/** Below this width in CSS px, the squares of half a year are too small to see and to tap. */
const NARROW_PX = 440;

interface YearMapProps {
  readonly year: number;
  readonly days: readonly YearDay[];
  readonly today: LocalDate;
  readonly onDay: (day: YearDay) => void;
}

const Halves = ({ year, days, today, onDay }: YearMapProps) => (
  <div role="img" aria-label={summaryOf(String(year), days)} className={kit.stack3}>
    {halvesOf(days).map((half) => (
      <Weeks key={half[0]?.date} days={half} room={HALF_YEAR_WEEKS} today={today} onDay={onDay} />
    ))}
  </div>
);

/** The heatmap: the year in two halves, or on a phone only the weeks that fit. */
const WholeYearMap = (props: YearMapProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const map = useMemo(() => {
    if (width === null) return null;
    return width < NARROW_PX ? <WeeksThatFit {...props} width={width} /> : <Halves {...props} />;
  }, [props, width]);
  return <div ref={box}>{map}</div>;
};

// Memoized, because hovering must not rerender hundreds of squares.
export const YearMap = memo(WholeYearMap);
