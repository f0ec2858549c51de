import { type ReactNode, useState } from 'react';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { MoodFace } from '#client/features/mood/face.tsx';
import { shortWhenText } from '#client/features/mood/time-text.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { sentence } from '#client/ui/layout/sentence.ts';
import { isChangedBy, NO_DETAILS, withDetails } from '#domain/mood/details.ts';
import { levelName } from '#domain/mood/levels.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/mood.js';
import styles from './check-in.module.css';
import { CheckInForm } from './check-in-form.tsx';
import { detailsDraft } from './draft.ts';
import { CHECK_IN_HEADING, DETAILS_WORDS } from './log-message.tsx';
import { moodAnchor } from './mood-link.ts';
import { EARLIER_MOOD, useAddDetails } from './use-add-details.ts';

interface DetailsCheckInProps {
  readonly moodId: string;
  /** Null if the mood is not loaded. */
  readonly mood: ShownMood | null;
  readonly topics: readonly Neurotype[];
  /** The button that opens a check-in for another mood. */
  readonly logAnother: ReactNode;
  /** Links to unsent details of other moods. */
  readonly begun: ReactNode;
}

/** Adds details to a logged mood, whose level stays unchanged. */
export const DetailsCheckIn = ({
  moodId,
  mood,
  topics,
  logAnother,
  begun,
}: DetailsCheckInProps) => {
  const anchor = moodAnchor(moodId);
  useArrival(anchor);
  const [form] = useState(() => detailsDraft(moodId));
  const [changes, change, finish] = useDraft(form);
  const { status, add, addAgain } = useAddDetails(moodId, mood);
  /** How often Submit was pressed in a row without a change. */
  const [repeats, setRepeats] = useState(0);
  const today = useToday();
  const known = mood ?? NO_DETAILS;
  const isUnchanged = status.state !== 'submitting' && !isChangedBy(known, changes);

  const submit = async (send: typeof add): Promise<void> => {
    setRepeats(isUnchanged ? repeats + 1 : 0);
    if (isUnchanged) return;
    if (await send(changes)) finish(changes);
  };

  return (
    <Card heading={CHECK_IN_HEADING} anchor={anchor}>
      {begun}
      <CheckInForm
        details={withDetails(known, changes)}
        topics={topics}
        status={repeats > 0 && isUnchanged ? { state: 'nothing', press: repeats } : status}
        date={mood?.localDate}
        words={DETAILS_WORDS}
        onChange={change}
        onSubmit={() => void submit(add)}
        onAgain={() => void submit(addAgain)}
      >
        <div className={styles.of}>
          <p>
            {mood === null
              ? texts.forMood({ mood: EARLIER_MOOD })
              : sentence(
                  texts.forMoodAt({
                    face: () => <MoodFace mood={mood.mood} />,
                    mood: levelName(mood.mood),
                    at: (when) => <time dateTime={mood.timestamp}>{when}</time>,
                    when: shortWhenText(mood, today),
                  }),
                )}
          </p>
          {logAnother}
        </div>
      </CheckInForm>
    </Card>
  );
};
