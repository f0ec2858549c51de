import { useState } from 'react';
import { useMonthMoods } from '#client/features/mood/calendar/use-month-moods.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOnline } from '#client/platform/online.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { levelAtPosition } from '#domain/mood/levels.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { type AfterLowProps, useAfterLow } from './after-low.ts';
import styles from './check-in.module.css';
import { CheckInForm } from './check-in-form.tsx';
import { DetailsCheckIn } from './details.tsx';
import { moodDraft } from './draft.ts';
import { MoodSlider } from './fields/slider.tsx';
import { MOOD_WORDS } from './log-message.tsx';
import { forgetMoodLink, useLinkedMood } from './mood-link.ts';
import { useLogMood } from './use-log-mood.ts';

const HEADING = 'How are you feeling?';

interface MoodCheckInProps extends AfterLowProps {
  /** What the person follows: the words that go with it stand first. */
  readonly topics: readonly Neurotype[];
}

interface NewMoodProps extends MoodCheckInProps {
  /** Whether the slider takes the focus when it appears. */
  readonly takesFocus: boolean;
}

/** Logs another mood. */
const NewMood = ({ afterLow, topics, takesFocus }: NewMoodProps) => {
  const low = useAfterLow(afterLow);
  const [draft, change, finish] = useDraft(moodDraft);
  const { status, log, logAgain } = useLogMood();

  const submit = async (logMood: typeof log): Promise<void> => {
    const { position, ...felt } = draft;
    const level = levelAtPosition(position);
    const logged = logMood({ ...felt, level });
    void low.follow(level, logged);
    if (await logged) finish(draft);
  };

  return (
    <Card heading={HEADING}>
      <CheckInForm
        details={draft}
        topics={topics}
        status={status}
        words={MOOD_WORDS}
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

/** The full check-in: of a new mood, or of the one that the address names, which then only gets its details. */
export const MoodCheckIn = (props: MoodCheckInProps) => {
  const linkedId = useLinkedMood();
  const { days, query } = useMonthMoods(useToday());
  const state = loadState(query, useOnline());
  const [wantsNew, setWantsNew] = useState(false);
  const mood = [...days.values()].flat().find(({ id }) => id === linkedId);
  const logAnother = (
    <Button
      size="small"
      kind="quiet"
      onClick={() => {
        setWantsNew(true);
        forgetMoodLink();
      }}
    >
      Log another mood instead
    </Button>
  );
  if (mood !== undefined)
    return (
      <DetailsCheckIn key={mood.id} mood={mood} topics={props.topics} logAnother={logAnother} />
    );
  // What is not known yet must not become a second mood.
  if (linkedId !== null && (state === 'loading' || state === 'failed'))
    return (
      <Card heading={HEADING}>
        {state === 'loading' ? (
          <p>Loading…</p>
        ) : (
          <RetryNotice onRetry={() => void query.refetch()}>
            The mood that you logged did not load. {query.error?.message}
          </RetryNotice>
        )}
        <p className={styles.end}>{logAnother}</p>
      </Card>
    );
  return <NewMood {...props} takesFocus={wantsNew} />;
};
