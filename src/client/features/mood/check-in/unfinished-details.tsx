import { Link } from 'wouter';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { shortWhenText } from '#client/features/mood/time-text.ts';
import { useToday } from '#client/lib/use-today.ts';
import { readDraft } from '#client/sync/draft.ts';
import kit from '#client/ui/layout/kit.module.css';
import { isChangedBy, NO_DETAILS } from '#domain/mood/details.ts';
import { levelName } from '#domain/mood/levels.ts';
import { texts } from '#texts/mood.js';
import { detailsDraft } from './draft.ts';
import { checkInLink } from './mood-link.ts';

interface UnfinishedDetailsProps {
  /** The moods that may have unsent details. */
  readonly moodIds: readonly string[];
  /** The moods that are loaded. */
  readonly moods: readonly ShownMood[];
}

/**
 * Links to the unsent details of moods. Once there is a later mood, nothing else on the page links to these details.
 */
export const UnfinishedDetails = ({ moodIds, moods }: UnfinishedDetailsProps) => {
  const today = useToday();
  return moodIds.map((moodId) => {
    const mood = moods.find(({ id }) => id === moodId);
    const draft = readDraft(detailsDraft(moodId));
    if (draft === null || !isChangedBy(mood ?? NO_DETAILS, draft)) return null;
    return (
      <p key={moodId}>
        <Link to={checkInLink(moodId)} className={kit.link}>
          {mood === undefined
            ? texts.goOnWithWhatYou
            : texts.goOnWith({ mood: levelName(mood.mood), when: shortWhenText(mood, today) })}
        </Link>
      </p>
    );
  });
};
