import { useDeferredValue } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { contrastSentence, isInPercent } from '#domain/dashboard/contrast-sentence.ts';
import { LEAST_DAYS } from '#domain/dashboard/day-contrasts.ts';
import { texts } from '#texts/dashboard.js';
import styles from './days-in-words.module.css';
import { useDashboardDays } from './query.ts';
import { StoredNote } from './widget/stored-note.tsx';
import { Widget } from './widget/widget.tsx';

/** Sentences about the kinds of days on which the person completed clearly more or fewer tasks, with the numbers. */
export const DaysInWords = () => {
  const query = useDashboardDays();
  const { scoresHidden } = useComfort();
  const contrasts = useDeferredValue(query.data?.contrasts)?.filter(
    (contrast) => !scoresHidden || !isInPercent(contrast),
  );
  return (
    <Widget heading={texts.daysInWords}>
      <div className={styles.place}>
        {contrasts === undefined ? (
          <NotLoaded message={texts.daysInWordsNotLoaded} query={query} />
        ) : null}
        {contrasts?.length === 0 ? (
          <p className={kit.softSmall}>{texts.noContrastYet({ days: LEAST_DAYS })}</p>
        ) : null}
        {contrasts === undefined || contrasts.length === 0 ? null : (
          <>
            <ul className={kit.stack2}>
              {contrasts.map((contrast) => (
                <li key={contrast.kind}>{contrastSentence(contrast)}</li>
              ))}
            </ul>
            <p className={kit.softSmall}>{texts.halfYear}</p>
          </>
        )}
      </div>
      <StoredNote query={query} />
    </Widget>
  );
};
