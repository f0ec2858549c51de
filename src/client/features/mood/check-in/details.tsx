import { type ReactNode, useState } from 'react';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { MoodFace } from '#client/features/mood/face.tsx';
import { timeText, whenText } from '#client/features/mood/time-text.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { withDetails } from '#domain/mood/details.ts';
import { levelOf } from '#domain/mood/levels.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import styles from './check-in.module.css';
import { CheckInForm } from './check-in-form.tsx';
import { detailsDraft } from './draft.ts';
import { DETAILS_WORDS } from './log-message.tsx';
import { moodAnchor } from './mood-link.ts';
import { useAddDetails } from './use-add-details.ts';

interface DetailsCheckInProps {
  readonly mood: ShownMood;
  readonly topics: readonly Neurotype[];
  /** The button that leads to a check-in of another mood. */
  readonly logAnother: ReactNode;
}

/** Notes details beside a mood that is logged already, whose level stays as it is. */
export const DetailsCheckIn = ({ mood, topics, logAnother }: DetailsCheckInProps) => {
  const anchor = moodAnchor(mood.id);
  useArrival(anchor);
  const [form] = useState(() => detailsDraft(mood.id));
  const [changes, change, finish] = useDraft(form);
  const { status, add, addAgain } = useAddDetails(mood);
  const isToday = useToday() === mood.localDate;
  const when = (isToday ? timeText : whenText)(mood.timestamp, mood.zone);

  const submit = async (send: typeof add): Promise<void> => {
    if (await send(changes)) finish(changes);
  };

  return (
    <Card heading="How are you feeling?" anchor={anchor}>
      <CheckInForm
        details={withDetails(mood, changes)}
        topics={topics}
        status={status}
        words={DETAILS_WORDS}
        onChange={change}
        onSubmit={() => void submit(add)}
        onAgain={() => void submit(addAgain)}
      >
        <div className={styles.of}>
          <p>
            For: <MoodFace mood={mood.mood} /> {levelOf(mood.mood).name},{' '}
            <time dateTime={mood.timestamp}>{when}</time>
          </p>
          {logAnother}
        </div>
      </CheckInForm>
    </Card>
  );
};
