import { useState } from 'react';
import { useDraft } from '#client/lib/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ChipGroup } from '#client/ui/chip-group.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { WHY_MAX } from '#contract/mood.ts';
import { DEFAULT_MOOD_POSITION, levelAtPosition } from '#domain/mood/levels.ts';
import { MOOD_TAGS, type MoodTag } from '#domain/mood/tags.ts';
import { LogMessage } from './log-message.tsx';
import styles from './mood-check-in.module.css';
import { MoodSlider } from './mood-slider.tsx';
import { toggled } from './toggled.ts';
import { useLogMood } from './use-log-mood.ts';
import { WaitingMoods } from './waiting-moods.tsx';

/** The mood check-in: how it feels, what it is about, and why if the person wants to say. */
export const MoodCheckIn = () => {
  const [position, setPosition] = useState(DEFAULT_MOOD_POSITION);
  const [tags, setTags] = useState<ReadonlySet<MoodTag>>(new Set());
  const [why, setWhy, clearWhy] = useDraft('mood-why', '');
  const { status, log, logAgain } = useLogMood();
  const submitting = status.state === 'submitting';

  const submit = async (how: typeof log): Promise<void> => {
    const inOrder = MOOD_TAGS.filter((tag) => tags.has(tag));
    if (await how(levelAtPosition(position), why, inOrder)) clearWhy();
  };

  return (
    <Card heading="How are you feeling?">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(log);
        }}
        onKeyDown={(event) => {
          // Enter on a tag or the slider would send a check-in that is not finished.
          const isInput = event.target instanceof HTMLInputElement;
          if (event.key === 'Enter' && isInput) event.preventDefault();
        }}
      >
        <MoodSlider position={position} onChange={setPosition} />
        <ChipGroup
          legend="What is it about?"
          options={MOOD_TAGS}
          selected={tags}
          onToggle={(tag) => setTags(toggled(tags, tag))}
        />
        <TextAreaField
          label="Why?"
          hint="Optional. Only you can read it."
          rows={3}
          maxLength={WHY_MAX}
          readOnly={submitting}
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <div className={styles.end}>
          <Button type="submit" pending={submitting} pendingLabel="Submitting...">
            Submit
          </Button>
        </div>
        <LogMessage
          status={status}
          retry={
            <Button size="small" kind="secondary" onClick={() => void submit(logAgain)}>
              Try again
            </Button>
          }
        />
        <WaitingMoods />
      </form>
    </Card>
  );
};
