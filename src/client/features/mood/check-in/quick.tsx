import { useState } from 'react';
import { Link } from 'wouter';
import { useMonthMoods } from '#client/features/mood/calendar/use-month-moods.ts';
import { onlyLevel } from '#client/features/mood/entries/entry.ts';
import { MoodFace } from '#client/features/mood/face.tsx';
import { LastToday } from '#client/features/mood/last-today.tsx';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { MOOD_LEVELS, type MoodLevel } from '#domain/mood/levels.ts';
import { type AfterLowProps, useAfterLow } from './after-low.ts';
import { moodDraft } from './draft.ts';
import { CHECK_IN_HEADING, LogMessage, MOOD_WORDS } from './log-message.tsx';
import { checkInLink } from './mood-link.ts';
import styles from './quick.module.css';
import { useLogMood } from './use-log-mood.ts';

const SUBMITTING = 'Submitting...';

/** A check-in with one tap, without tags or a reason. */
export const QuickCheckIn = ({ afterLow }: AfterLowProps) => {
  const low = useAfterLow(afterLow);
  const { status, log, logAgain, undo, loggedId } = useLogMood(low.close);
  const today = useToday();
  const lastOfDay = useMonthMoods(today).days.get(today)?.at(-1)?.id ?? null;
  const [latest, setLatest] = useState<MoodLevel | null>(null);
  const [, changeDraft] = useDraft(moodDraft);
  const submitting = status.state === 'submitting';
  const hasFailed = status.state === 'failed';
  /** The id of the mood that receives tags and a reason; null after a failed tap, because that tap logged no mood. */
  const addsTo = hasFailed ? null : (loggedId ?? lastOfDay);

  const tap = (level: MoodLevel, submit: typeof log): void => {
    // Further taps are ignored while the first one is being sent.
    if (submitting) return;
    setLatest(level);
    void low.follow(level, submit(onlyLevel(level)));
  };

  return (
    <Card heading={CHECK_IN_HEADING}>
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
            <span className={`${kit.stack} ${styles.name}`} data-longest={SUBMITTING}>
              <span>{submitting && latest === level ? SUBMITTING : level.name}</span>
            </span>
          </button>
        ))}
      </div>
      <LogMessage
        status={status}
        words={MOOD_WORDS}
        otherwise={<LastToday />}
        undo={undo}
        retry={
          latest === null ? null : (
            <Button size="small" kind="secondary" onClick={() => tap(latest, logAgain)}>
              Try again
            </Button>
          )
        }
      />
      {low.offers}
      <Readers stream="mood" what="how you feel" />
      <p>
        <Link
          to={checkInLink(addsTo)}
          className={kit.link}
          // After a failed tap, the full check-in starts with the mood that was tapped.
          onClick={() => {
            if (hasFailed && latest !== null)
              changeDraft({ position: MOOD_LEVELS.indexOf(latest) });
          }}
        >
          Add tags or a reason
        </Link>
      </p>
    </Card>
  );
};
