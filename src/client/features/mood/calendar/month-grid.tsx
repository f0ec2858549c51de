import { useRef, useState } from 'react';
import { Calendar } from 'react-calendar';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { MoodFace } from '#client/features/mood/face.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { LOCALE } from '#client/lib/locale.ts';
import { moodOfDay } from '#domain/mood/days.ts';
import { levelOf } from '#domain/mood/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { startOfMonth } from '#domain/shared/time/local-date.ts';
import { dateShowing, dayShownBy } from './dates.ts';
import styles from './month-grid.module.css';
import { moodColor } from './mood-color.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface MonthGridProps {
  readonly days: ReadonlyMap<LocalDate, readonly ShownMood[]>;
  readonly today: LocalDate;
  readonly chosen: LocalDate;
  readonly onChoose: (day: LocalDate) => void;
  /** Called with the first day of the month that is shown. */
  readonly onMonth: (month: LocalDate) => void;
}

type View = 'month' | 'year' | 'decade' | 'century';

/** The shown month, year, decade or century, which begins at `start`. */
interface ShownPeriod {
  readonly view: View;
  readonly start: Date;
}

// Two whole centuries, so that the century view can be paged too.
const FIRST = new Date(1901, 0, 1);
const LAST = new Date(2100, 11, 31);

/** Where the focus moves when the focused control is removed: the title, or else a tile. */
const FOCUS_FALLBACKS = [
  '.react-calendar__navigation__label:enabled',
  '.react-calendar__tile--hasActive',
  '.react-calendar__tile:enabled',
];

/** A day for screen readers, such as "21 November 2026, Good, 2 entries, today". */
const spokenDay = (day: LocalDate, logs: readonly ShownMood[], isToday: boolean): string => {
  const mood = moodOfDay(logs);
  return [
    dateText(day),
    mood === null ? null : levelOf(mood).name,
    logs.length > 1 ? `${logs.length} entries` : null,
    isToday ? 'today' : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
};

/** A month of days colored by their last mood, with year, decade and century views. */
export const MonthGrid = ({ days, today, chosen, onChoose, onMonth }: MonthGridProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [{ view, start }, setShownPeriod] = useState<ShownPeriod>(() => ({
    view: 'month',
    start: dateShowing(startOfMonth(chosen)),
  }));
  useKeptFocus(root, FOCUS_FALLBACKS);

  const show = (next: ShownPeriod): void => {
    setShownPeriod(next);
    if (next.view === 'month') onMonth(startOfMonth(dayShownBy(next.start)));
  };

  return (
    <div ref={root} className={styles.calendar}>
      <Calendar
        locale={LOCALE}
        view={view}
        activeStartDate={start}
        value={dateShowing(chosen)}
        minDate={FIRST}
        maxDate={LAST}
        // Always six weeks, so that all months have the same height.
        showFixedNumberOfWeeks
        prevAriaLabel={`Previous ${view}`}
        nextAriaLabel={`Next ${view}`}
        prev2Label={null}
        next2Label={null}
        navigationAriaLive="polite"
        onActiveStartDateChange={({ activeStartDate, view: shown }) => {
          if (activeStartDate !== null) show({ view: shown, start: activeStartDate });
        }}
        onViewChange={({ activeStartDate, view: shown }) => {
          show({ view: shown, start: activeStartDate ?? start });
        }}
        onClickDay={(date) => onChoose(dayShownBy(date))}
        formatLongDate={(_, date) => {
          const day = dayShownBy(date);
          return spokenDay(day, days.get(day) ?? [], day === today);
        }}
        tileClassName={({ date, view: shown }) => {
          if (shown !== 'month') return null;
          const day = dayShownBy(date);
          const mood = moodOfDay(days.get(day));
          return [
            day === today ? styles.today : null,
            mood === null ? null : `${styles.mood} ${moodColor(mood)}`,
          ];
        }}
        tileContent={({ date, view: shown }) => {
          if (shown !== 'month') return null;
          const mood = moodOfDay(days.get(dayShownBy(date)));
          return (
            <span className={styles.face}>{mood === null ? null : <MoodFace mood={mood} />}</span>
          );
        }}
      />
    </div>
  );
};
