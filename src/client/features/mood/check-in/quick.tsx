import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { levelName, MOOD_LEVELS, type MoodLevel } from '#domain/mood/levels.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import { type AfterLowProps, useAfterLow } from './after-low.ts';
import { moodDraft } from './draft.ts';
import { CHECK_IN_HEADING, LogMessage, MOOD_WORDS } from './log-message.tsx';
import { checkInLink } from './mood-link.ts';
import styles from './quick.module.css';
import { useLogMood } from './use-log-mood.ts';

/** A check-in with one tap, without tags or a reason. */
export const QuickCheckIn = ({ afterLow }: AfterLowProps) => {
  const low = useAfterLow(afterLow);
  const { status, log, logAgain, undo, loggedId } = useLogMood(() => {
    low.close();
    setFolded(false);
  });
  const today = useToday();
  const lastOfDay = useMonthMoods(today).days.get(today)?.at(-1)?.id ?? null;
  const [latest, setLatest] = useState<MoodLevel | null>(null);
  /** Whether the faces are folded away, so that the offers after a low mood are in view without scrolling. */
  const [isFolded, setFolded] = useState(false);
  const hasOffers = low.offers !== null;
  const [hadOffers, setHadOffers] = useState(false);
  if (hasOffers !== hadOffers) {
    setHadOffers(hasOffers);
    if (hasOffers) setFolded(true);
  }
  const faces = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // If the pressed button was removed with the faces or with the offers, the outcome takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useLayoutEffect(() => {
    if (isFolded && document.activeElement === document.body)
      outcome.current?.focus({ preventScroll: true });
  }, [isFolded, hasOffers]);
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
      {isFolded ? null : (
        <div className={kit.container}>
          <div ref={faces} className={styles.moods}>
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
                {levelName(level.value)}
              </button>
            ))}
          </div>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={outcome}
        role="group"
        aria-label={texts.yourCheckIn}
        tabIndex={-1}
        className={`${kit.stack3} ${kit.noRing}`}
      >
        <LogMessage
          status={status}
          words={MOOD_WORDS}
          otherwise={submitting ? <p>{texts.submitting}</p> : <LastToday />}
          undo={undo}
          retry={
            latest === null ? null : (
              <Button size="small" kind="secondary" onClick={() => tap(latest, logAgain)}>
                {common.tryAgain}
              </Button>
            )
          }
        />
        {low.offers}
      </div>
      <Readers stream="mood" />
      <div className={kit.rowMiddle}>
        <Link
          to={checkInLink(addsTo)}
          className={kit.link}
          // After a failed tap, the full check-in starts with the mood that was tapped.
          onClick={() => {
            if (hasFailed && latest !== null)
              changeDraft({ position: MOOD_LEVELS.indexOf(latest) });
          }}
        >
          {texts.addTagsOrAReason}
        </Link>
        {isFolded ? (
          <Button
            kind="quiet"
            onClick={() => {
              flushSync(() => {
                low.close();
                setFolded(false);
              });
              faces.current?.querySelector('button')?.focus();
            }}
          >
            {texts.logAnotherMood}
          </Button>
        ) : null}
      </div>
    </Card>
  );
};
