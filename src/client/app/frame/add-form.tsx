import { useLocation } from 'wouter';
import {
  begunRoutine,
  keepCapturedRoutine,
} from '#client/features/routines/editor/captured-routine.ts';
import { NEW_ROUTINE } from '#client/features/routines/new-routine.ts';
import { QuickCapture } from '#client/features/tasks/capture/quick-capture.tsx';
import { useToday } from '#client/lib/use-today.ts';

interface AddFormProps {
  /** Called with a confirmation once the task is added. */
  readonly onAdded: (text: string) => void;
  readonly onClose: () => void;
}

/** The quick capture form. If the entry repeats, it becomes a draft of a routine, which opens in the routine editor. */
export const AddForm = ({ onAdded, onClose }: AddFormProps) => {
  const today = useToday();
  const [, navigate] = useLocation();
  const open = (): void => {
    onClose();
    navigate(`/features/routine-builder#${NEW_ROUTINE}`);
  };
  return (
    <QuickCapture
      onAdded={onAdded}
      onClose={onClose}
      routineDraft={{
        begun: () => begunRoutine(today),
        keep: (captured) => keepCapturedRoutine(captured, today),
        open,
      }}
    />
  );
};
