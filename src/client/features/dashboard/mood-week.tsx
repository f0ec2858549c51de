import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { dayText, weekdayText } from '#client/lib/date-text.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { DashboardSummary } from '#contract/dashboard.ts';
import { levelOf, type MoodValue } from '#domain/mood/levels.ts';
import styles from './mood-week.module.css';
import { useDashboardSummary } from './query.ts';
import { NothingYet } from './widget/nothing-yet.tsx';
import { StoredNote } from './widget/stored-note.tsx';
import { Widget } from './widget/widget.tsx';

type MoodDay = DashboardSummary['moods'][number];

/** A day for screen readers, such as "Monday, 16 November 2026: Good, the last of 2 entries". */
const spokenDay = ({ date, mood, count }: MoodDay): string => {
  if (mood === null) return `${dayText(date)}: no mood logged`;
  const entries = count > 1 ? `, the last of ${count} entries` : '';
  return `${dayText(date)}: ${levelOf(mood).name}${entries}`;
};

interface MoodWeekProps {
  readonly face: (mood: MoodValue) => ReactNode;
}

const Day = ({ day, face }: MoodWeekProps & { readonly day: MoodDay }) => (
  <li className={styles.day}>
    <VisuallyHidden>{spokenDay(day)}</VisuallyHidden>
    <span aria-hidden="true" className={kit.softSmall}>
      {weekdayText(day.date)}
    </span>
    <span aria-hidden="true" className={day.mood === null ? styles.noFace : styles.face}>
      {day.mood === null ? null : face(day.mood)}
    </span>
    <span aria-hidden="true" className={styles.name}>
      {day.mood === null ? '–' : levelOf(day.mood).name}
    </span>
  </li>
);

/** The last mood of each of the last seven days. */
export const MoodWeek = ({ face }: MoodWeekProps) => {
  const query = useDashboardSummary();
  const moods = useDeferredValue(query.data?.moods);
  return (
    <Widget heading="Your last seven days">
      <div className={`${kit.stack2} ${styles.place}`}>
        {moods === undefined ? <NotLoaded what="Your last seven days" query={query} /> : null}
        {moods?.every(({ mood }) => mood === null) === true ? (
          <NothingYet
            title={query.isFetching ? 'Loading…' : 'No mood is logged in the last seven days.'}
          >
            <p>
              A check-in takes a moment.{' '}
              <Link to="/features/focus-mood-tracker">Log how you feel</Link>
            </p>
          </NothingYet>
        ) : null}
        {moods?.some(({ mood }) => mood !== null) === true ? (
          <ol className={`${kit.stack} ${styles.week}`}>
            {moods.map((day) => (
              <Day key={day.date} day={day} face={face} />
            ))}
          </ol>
        ) : null}
        <StoredNote query={query} />
      </div>
    </Widget>
  );
};
