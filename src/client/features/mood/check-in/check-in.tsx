import { type ReactNode, useState } from 'react';
import { useMonthMoods } from '#client/features/mood/calendar/use-month-moods.ts';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useToday } from '#client/lib/use-today.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { currentMs } from '#client/platform/after.ts';
import { useOnline } from '#client/platform/online.ts';
import { afterSending, isSame, useDraft, useDraftsFrom } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { levelAtPosition } from '#domain/mood/levels.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import { type AfterLowProps, useAfterLow } from './after-low.ts';
import styles from './check-in.module.css';
import { CheckInForm } from './check-in-form.tsx';
import { DetailsCheckIn } from './details.tsx';
import { DETAILS_DRAFTS, type MoodDraft, moodDraft } from './draft.ts';
import { MoodSlider } from './fields/slider.tsx';
import { CHECK_IN_HEADING, MOOD_WORDS } from './log-message.tsx';
import { forgetMoodLink, useLinkedMood } from './mood-link.ts';
import { UnfinishedDetails } from './unfinished-details.tsx';
import { useLogMood } from './use-log-mood.ts';

interface MoodCheckInProps extends AfterLowProps {
  /** The topics that the person follows. Words that suit these topics come first. */
  readonly topics: readonly Neurotype[];
}

interface NewMoodProps extends MoodCheckInProps {
  /** Whether the slider takes the focus when it appears. */
  readonly takesFocus: boolean;
  /** Links to unsent details of logged moods. */
  readonly begun: ReactNode;
  /** The moods as shown in the calendar; null if they are not loaded. */
  readonly moods: readonly ShownMood[] | null;
}

/** How long a second press on Submit logs nothing after a check-in, unless something was changed. */
const REPEAT_MS = 10 * 60_000;

/** The full check-in for a new mood. */
const NewMood = ({ afterLow, topics, takesFocus, begun, moods }: NewMoodProps) => {
  const low = useAfterLow(afterLow);
  const [draft, change, finish] = useDraft(moodDraft);
  /** The latest check-in as the form keeps showing it, and when it was logged. */
  const [logged, setLogged] = useState<{ shown: MoodDraft; atMs: number } | null>(null);
  /** How often Submit was pressed in a row for what is already logged. */
  const [repeats, setRepeats] = useState(0);
  const { status, log, logAgain, undo, loggedId } = useLogMood(({ why, energy, body }) => {
    low.close();
    setLogged(null);
    // What was sent is back in the form, unless the person has begun something else there.
    const isEmpty = draft.why === '' && draft.energy === null && draft.body.length === 0;
    if (isEmpty) change({ why, energy, body });
  });

  const loggedMood = moods?.find(({ id }) => id === loggedId);
  // The person may have deleted the mood since, or the server may have refused it.
  const isGone = moods !== null && loggedId !== null && loggedMood === undefined;
  const isLogged = logged !== null && isSame(draft, logged.shown) && !isGone;

  const submit = async (logMood: typeof log): Promise<void> => {
    const isRepeated = isLogged && currentMs() - logged.atMs < REPEAT_MS;
    setRepeats(isRepeated ? repeats + 1 : 0);
    if (isRepeated) return;
    const { position, ...felt } = draft;
    const level = levelAtPosition(position);
    const sending = logMood({ ...felt, level });
    void low.follow(level, sending);
    if (!(await sending)) return;
    void finish(draft);
    setLogged({ shown: afterSending(draft, draft, moodDraft), atMs: currentMs() });
  };

  return (
    <Card heading={CHECK_IN_HEADING}>
      {begun}
      <CheckInForm
        details={draft}
        topics={topics}
        status={
          repeats > 0 && isLogged
            ? { state: 'nothing', press: repeats, isKept: loggedMood?.waiting === true }
            : status
        }
        words={MOOD_WORDS}
        undo={undo}
        onChange={change}
        onSubmit={() => void submit(log)}
        onAgain={() => void submit(logAgain)}
      >
        <MoodSlider
          position={draft.position}
          takesFocus={takesFocus}
          onChange={(position) => change({ position })}
        />
      </CheckInForm>
      {low.offers}
    </Card>
  );
};

/** The full check-in: for a new mood, or only for the details of the mood that the URL names. */
export const MoodCheckIn = (props: MoodCheckInProps) => {
  const linkedId = useLinkedMood();
  const { days, query } = useMonthMoods(useToday());
  const state = loadState(query, useOnline());
  const [wantsNew, setWantsNew] = useState(false);
  const moods = [...days.values()].flat();
  const mood = moods.find(({ id }) => id === linkedId);
  const begunIds = useDraftsFrom(DETAILS_DRAFTS);
  const [openId, setOpenId] = useState<string | null>(null);
  // The form stays open after sending, so that the person can read the outcome.
  if (linkedId !== null && linkedId !== openId && begunIds.includes(linkedId)) setOpenId(linkedId);
  const begun = (
    <UnfinishedDetails moodIds={begunIds.filter((id) => id !== linkedId)} moods={moods} />
  );
  const logAnother = (
    <Button
      size="small"
      kind="quiet"
      onClick={() => {
        setWantsNew(true);
        forgetMoodLink();
      }}
    >
      {texts.logAnotherMoodInstead}
    </Button>
  );
  // A mood that is not loaded yet must not be logged a second time.
  if (linkedId !== null && mood === undefined && (state === 'loading' || state === 'failed'))
    return (
      <Card heading={CHECK_IN_HEADING}>
        {state === 'loading' ? (
          <p>{common.loading}</p>
        ) : (
          <RetryNotice onRetry={() => void query.refetch()}>
            {texts.moodNotLoaded} {errorText(query.error)}
          </RetryNotice>
        )}
        <p className={styles.end}>{logAnother}</p>
      </Card>
    );
  if (linkedId !== null && (mood !== undefined || linkedId === openId))
    return (
      <DetailsCheckIn
        key={linkedId}
        moodId={linkedId}
        mood={mood ?? null}
        topics={props.topics}
        logAnother={logAnother}
        begun={begun}
      />
    );
  return (
    <NewMood
      {...props}
      takesFocus={wantsNew}
      begun={begun}
      moods={query.data === undefined ? null : moods}
    />
  );
};
