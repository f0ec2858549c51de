import { useRef } from 'react';
import { AboutWords } from '#client/features/mood/words/about-words.tsx';
import { EnergyAndBody } from '#client/features/mood/words/energy-and-body.tsx';
import { MoreWords, withToggledWord } from '#client/features/mood/words/more-words.tsx';
import { useWords } from '#client/features/mood/words/use-words.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { ChipGroup } from '#client/ui/fields/chip-group.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { levelAtPosition } from '#domain/mood/levels.ts';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { type AfterLowProps, useAfterLow } from './after-low.ts';
import styles from './check-in.module.css';
import { moodDraft } from './draft.ts';
import { LogMessage } from './log-message.tsx';
import { MoodSlider } from './slider.tsx';
import { useLogMood } from './use-log-mood.ts';
import { WhyField, whyExcess } from './why-field.tsx';

interface MoodCheckInProps extends AfterLowProps {
  /** What the person follows: the words that go with it stand first. */
  readonly topics: readonly Neurotype[];
}

/** The full mood check-in: mood, tags, and what can be added: own words, energy, body and a reason. */
export const MoodCheckIn = ({ afterLow, topics }: MoodCheckInProps) => {
  const low = useAfterLow(afterLow);
  const [draft, change, finish] = useDraft(moodDraft);
  const field = useRef<HTMLTextAreaElement>(null);
  const { status, log, logAgain } = useLogMood();
  const submitting = status.state === 'submitting';
  const words = useWords();
  const toggleTag = (tag: string): void => change(withToggledWord(draft, tag));

  const submit = async (logMood: typeof log): Promise<void> => {
    if (whyExcess(draft.why) > 0) {
      field.current?.focus();
      return;
    }
    const { position, ...felt } = draft;
    const level = levelAtPosition(position);
    const logged = logMood({ ...felt, level });
    void low.follow(level, logged);
    if (await logged) finish(draft);
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
          // Enter on a tag or the slider must not submit an unfinished check-in.
          const isInput = event.target instanceof HTMLInputElement;
          if (event.key === 'Enter' && isInput) event.preventDefault();
        }}
      >
        <MoodSlider position={draft.position} onChange={(position) => change({ position })} />
        <ChipGroup
          legend="What is it about?"
          options={MOOD_TAGS}
          selected={new Set<string>(draft.tags)}
          onToggle={toggleTag}
        />
        <div className={styles.more}>
          <MoreWords
            chosen={draft}
            topics={topics}
            own={words.own.map(({ name }) => name)}
            onChange={(chosen) => change(chosen)}
          />
          <AboutWords {...words} />
        </div>
        <EnergyAndBody
          energy={draft.energy}
          body={draft.body}
          signals={words.signals}
          tags={draft.tags}
          onChange={change}
          onToggleTag={toggleTag}
        />
        <WhyField
          field={field}
          hint="Optional. Only you can read it."
          readOnly={submitting}
          value={draft.why}
          onChange={(why) => change({ why })}
        />
        <div className={styles.end}>
          <Button type="submit" pending={submitting} pendingLabel="Submitting...">
            Submit
          </Button>
          <div className={styles.message}>
            <LogMessage
              status={status}
              retry={
                <Button size="small" kind="secondary" onClick={() => void submit(logAgain)}>
                  Try again
                </Button>
              }
            />
          </div>
        </div>
      </form>
      {low.offers}
    </Card>
  );
};
