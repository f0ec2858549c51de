import type { LoggedMood } from '#client/features/mood/check-in/use-log-mood.ts';
import { UndoButton } from '#client/ui/undo-button.tsx';
import { useRemoveMood } from './use-remove-mood.ts';

interface UndoMoodProps {
  readonly logged: LoggedMood;
  /** Called after the mood was taken back. */
  readonly onUndone: () => void;
  /** Called when the time to undo is over. */
  readonly onOver: () => void;
}

/** The button that takes back the mood that was just logged. */
export const UndoMood = ({ logged: { id, felt, body }, onUndone, onOver }: UndoMoodProps) => {
  const remove = useRemoveMood();
  return (
    <UndoButton
      label={`Undo logging ${felt.level.name}`}
      onOver={onOver}
      onUndo={() => {
        remove({ ...body, id });
        onUndone();
      }}
    />
  );
};
