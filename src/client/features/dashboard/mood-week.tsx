import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { dayText, weekdayText } from '#client/lib/date-text.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { DashboardSummary } from '#contract/dashboard.ts';
import { levelName, type MoodValue } from '#domain/mood/levels.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/dashboard.js';
import styles from './mood-week.module.css';
import { useDashboardSummary } from './query.ts';
import { NothingYet } from './widget/nothing-yet.tsx';
import { StoredNote } from './widget/stored-note.tsx';
import { Widget } from './widget/widget.tsx';

type MoodDay = DashboardSummary['moods'][number];

/** A day for screen readers, such as "Monday, 16 November 2026: Good, the last of 2 entries". */
const spokenDay = ({ date, mood, count }: MoodDay): string => {
  const day = dayText(date);
  if (mood === null) return texts.noMoodOn({ day });
  return texts.moodOn({ day, mood: levelName(mood), count });
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
      {day.mood === null ? '–' : levelName(day.mood)}
    </span>
  </li>
);

/** The last mood of each of the last seven days. */
export const MoodWeek = ({ face }: MoodWeekProps) => {
  const query = useDashboardSummary();
  const moods = useDeferredValue(query.data?.moods);
  return (
    <Widget heading={texts.lastSevenDays}>
      <div className={`${kit.stack2} ${styles.place}`}>
        {moods === undefined ? (
          <NotLoaded message={texts.lastSevenDaysNotLoaded} query={query} />
        ) : null}
        {moods?.every(({ mood }) => mood === null) === true ? (
          <NothingYet title={query.isFetching ? common.loading : texts.noMoodInSevenDays}>
            <div className={styles.picture}>
              <ScenePicture name="garden" />
            </div>
            <p>
              {sentence(
                texts.logMood({
                  link: (text) => <Link to="/features/focus-mood-tracker">{text}</Link>,
                }),
              )}
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
