import type { LoggedMood } from '#client/features/mood/check-in/use-log-mood.ts';
import { Button } from '#client/ui/button.tsx';
import { levelName } from '#domain/mood/levels.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import { useRemoveMood } from './use-remove-mood.ts';

interface UndoMoodProps {
  readonly logged: LoggedMood;
  /** Called after the mood was taken back. */
  readonly onUndone: () => void;
}

/** The button that takes back the mood that was just logged. It stays until the next mood or until the page is left. */
export const UndoMood = ({ logged: { id, felt, body }, onUndone }: UndoMoodProps) => {
  const remove = useRemoveMood();
  return (
    <Button
      kind="secondary"
      aria-label={texts.undoLogging({ mood: levelName(felt.level.value) })}
      onClick={() => {
        remove({ ...body, id });
        onUndone();
      }}
    >
      {common.undo}
    </Button>
  );
};
