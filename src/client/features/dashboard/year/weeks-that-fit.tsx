import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import { shortDateText } from '#client/lib/date-text.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/dashboard.js';
import { weeksOf, type YearDay } from './days.ts';
import { summaryOf } from './summary.ts';
import { Weeks } from './weeks.tsx';
import styles from './year.module.css';

/** The minimum width of a week in CSS px. Narrower days could not be distinguished or tapped. */
const WEEK_PX = 20;
const LEAST_WEEKS = 4;

interface WeeksThatFitProps {
  readonly days: readonly YearDay[];
  readonly today: LocalDate;
  readonly onDay: (day: YearDay) => void;
  /** The available width in CSS px. */
  readonly width: number;
}

/**
 * The heatmap with as many weeks as fit, and buttons to reach the rest of the year. At first, the current week is shown
 * last.
 */
export const WeeksThatFit = ({ days, today, onDay, width }: WeeksThatFitProps) => {
  const weeks = useMemo(() => weeksOf(days), [days]);
  const room = Math.max(LEAST_WEEKS, Math.floor(width / WEEK_PX));
  const present = weeks.findIndex((week) => week.some(({ date }) => date === today));
  const [chosenEnd, setEnd] = useState(present + 1);
  const end = Math.min(weeks.length, Math.max(room, chosenEnd));
  const shown = useMemo(() => weeks.slice(end - room, end).flat(), [weeks, end, room]);
  const [first, last] = [shown[0]?.date, shown.at(-1)?.date];
  if (first === undefined || last === undefined) return null;
  const span = texts.daysToDays({ first: shortDateText(first), last: shortDateText(last) });
  const buttonTo = (by: number) => ({
    'aria-disabled': by < 0 ? end <= room : end >= weeks.length,
    onClick: () => setEnd(Math.min(weeks.length, Math.max(room, end + by))),
  });
  return (
    <div className={kit.stack2}>
      <div className={styles.head}>
        <IconButton icon={ChevronLeft} label={texts.earlierWeeks} {...buttonTo(-room)} />
        <p role="status" className={styles.span}>
          {span}
        </p>
        <IconButton icon={ChevronRight} label={texts.laterWeeks} {...buttonTo(room)} />
      </div>
      <div role="img" aria-label={summaryOf(span, shown)}>
        <Weeks days={shown} room={room} today={today} onDay={onDay} />
      </div>
    </div>
  );
};
