import { Link } from 'wouter';
import { NO_DETAILS } from '#client/features/mood/entries/entry.ts';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { shortWhenText } from '#client/features/mood/time-text.ts';
import { useToday } from '#client/lib/use-today.ts';
import { readDraft } from '#client/sync/draft.ts';
import { isChangedBy } from '#domain/mood/details.ts';
import { levelOf } from '#domain/mood/levels.ts';
import styles from './check-in.module.css';
import { detailsDraft } from './draft.ts';
import { checkInLink } from './mood-link.ts';

interface BegunDetailsProps {
  /** The moods that may have unsent details. */
  readonly moodIds: readonly string[];
  /** The loaded moods. */
  readonly moods: readonly ShownMood[];
}

/** Links to the unsent details of moods; nothing else links to them once there is a later mood. */
export const BegunDetails = ({ moodIds, moods }: BegunDetailsProps) => {
  const today = useToday();
  return moodIds.map((moodId) => {
    const mood = moods.find(({ id }) => id === moodId);
    const draft = readDraft(detailsDraft(moodId));
    if (draft === null || !isChangedBy(mood ?? NO_DETAILS, draft)) return null;
    return (
      <p key={moodId}>
        <Link to={checkInLink(moodId)} className={styles.begun}>
          {mood === undefined
            ? 'Go on with what you began'
            : `Go on with: ${levelOf(mood.mood).name}, ${shortWhenText(mood, today)}`}
        </Link>
      </p>
    );
  });
};
