import { useDeferredValue } from 'react';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { contrastSentence } from '#domain/dashboard/contrast-sentence.ts';
import { LEAST_DAYS } from '#domain/dashboard/day-contrasts.ts';
import styles from './days-in-words.module.css';
import { useDashboardDays } from './query.ts';
import { StoredNote } from './widget/stored-note.tsx';
import { Widget } from './widget/widget.tsx';

/** Sentences about the kinds of days on which the person completed clearly more or fewer tasks, with the numbers. */
export const DaysInWords = () => {
  const query = useDashboardDays();
  const contrasts = useDeferredValue(query.data?.contrasts);
  return (
    <Widget heading="Your days in words">
      <div className={styles.place}>
        {contrasts === undefined ? <NotLoaded what="Your days in words" query={query} /> : null}
        {contrasts?.length === 0 ? (
          <p className={kit.softSmall}>
            When one kind of day differs clearly from your other days, a sentence says so here. It
            needs {LEAST_DAYS} such days with tasks, and {LEAST_DAYS} others.
          </p>
        ) : null}
        {contrasts === undefined || contrasts.length === 0 ? null : (
          <>
            <ul className={kit.stack2}>
              {contrasts.map((contrast) => (
                <li key={contrast.kind}>{contrastSentence(contrast)}</li>
              ))}
            </ul>
            <p className={kit.softSmall}>
              From the last half year. It says what came together, and not why.
            </p>
          </>
        )}
      </div>
      <StoredNote query={query} />
    </Widget>
  );
};
