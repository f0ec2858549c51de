import { Suspense, useState } from 'react';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { timeText } from '#client/features/mood/time-text.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { EntryButtons } from '#client/ui/entry-buttons.tsx';
import { levelName } from '#domain/mood/levels.ts';
import { texts } from '#texts/mood.js';
import { useRemoveMood } from './use-remove-mood.ts';

const CorrectMood = lazyPart(async () => (await import('./correct-mood.tsx')).CorrectMood);

interface MoodButtonsProps {
  readonly log: ShownMood;
  /** Shows what was done. */
  readonly tell: (words: string) => void;
}

/** The buttons that correct and delete a mood of the chosen day. */
export const MoodButtons = ({ log, tell }: MoodButtonsProps) => {
  const remove = useRemoveMood();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EntryButtons
        name={texts.moodAt({ mood: levelName(log.mood), when: timeText(log.timestamp, log.zone) })}
        onEdit={() => setOpen(true)}
        onDelete={() => {
          remove(log);
          tell(texts.theMoodIsDeleted);
        }}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <CorrectMood
            log={log}
            onClose={(isSaved) => {
              setOpen(false);
              if (isSaved) tell(texts.theMoodIsCorrected);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
