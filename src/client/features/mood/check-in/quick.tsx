import { useState } from 'react';
import { Link } from 'wouter';
import { onlyLevel } from '#client/features/mood/entries/entry.ts';
import { MoodFace } from '#client/features/mood/face.tsx';
import { LastToday } from '#client/features/mood/last-today.tsx';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { MOOD_LEVELS, type MoodLevel } from '#domain/mood/levels.ts';
import { type AfterLowProps, useAfterLow } from './after-low.ts';
import { moodDraft } from './draft.ts';
import { LogMessage } from './log-message.tsx';
import styles from './quick.module.css';
import { useLogMood } from './use-log-mood.ts';

const FULL_CHECK_IN: PagePath = '/features/focus-mood-tracker';

const SUBMITTING = 'Submitting...';

/** A check-in with one tap, without tags or a reason. */
export const QuickCheckIn = ({ afterLow }: AfterLowProps) => {
  const low = useAfterLow(afterLow);
  const { status, log, logAgain } = useLogMood();
  const [latest, setLatest] = useState<MoodLevel | null>(null);
  const [, changeDraft] = useDraft(moodDraft);
  const submitting = status.state === 'submitting';

  const tap = (level: MoodLevel, submit: typeof log): void => {
    // Taps are ignored while the first one is being sent.
    if (submitting) return;
    setLatest(level);
    void low.follow(level, submit(onlyLevel(level)));
  };

  return (
    <Card heading="How are you feeling?">
      <div className={styles.moods}>
        {MOOD_LEVELS.map((level) => (
          <button
            key={level.value}
            type="button"
            className={styles.mood}
            aria-disabled={submitting}
            onClick={() => tap(level, log)}
          >
            <span className={styles.face}>
              <MoodFace mood={level.value} />
            </span>
            <span className={styles.name} data-longest={SUBMITTING}>
              <span>{submitting && latest === level ? SUBMITTING : level.name}</span>
            </span>
          </button>
        ))}
      </div>
      <LogMessage
        status={status}
        otherwise={<LastToday />}
        retry={
          latest === null ? null : (
            <Button size="small" kind="secondary" onClick={() => tap(latest, logAgain)}>
              Try again
            </Button>
          )
        }
      />
      <p>
        <Link
          to={FULL_CHECK_IN}
          className={styles.link}
          // Tags belong to the mood that was tapped.
          onClick={() => latest !== null && changeDraft({ position: MOOD_LEVELS.indexOf(latest) })}
        >
          Add tags or a reason
        </Link>
      </p>
      {low.offers}
    </Card>
  );
};
