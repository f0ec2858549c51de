import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { noteNewReminder } from '#client/features/reminders/new-reminder.ts';
import { routineCollection } from '#client/features/routines/days/handlers.tsx';
import {
  begunRoutine,
  capturedPlan,
  keepCapturedRoutine,
} from '#client/features/routines/editor/captured-routine.ts';
import { NEW_ROUTINE } from '#client/features/routines/new-routine.ts';
import { QuickCapture } from '#client/features/tasks/capture/quick-capture.tsx';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { fitting } from '#client/lib/forms/fitting.ts';
import { ownClockAt } from '#client/lib/time/own-clock.ts';
import { useToday } from '#client/lib/use-today.ts';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { useChange } from '#client/sync/changes/collection.ts';
import { UndoButton } from '#client/ui/undo-button.tsx';
import { routinePlan } from '#contract/routines.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { firstDay } from '#domain/shared/time/repeat.ts';
import { texts } from '#texts/app.js';
import { OPENING_KEYS } from './opening-keys.ts';

/** Focuses the button that opens the form. There is one in each bar, of which one is shown. */
const focusOpener = (): void =>
  [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${OPENING_KEYS}"]`)]
    .find((button) => button.checkVisibility())
    ?.focus();

interface AddFormProps {
  /** Called with a confirmation once the entry is added; an empty one ends the confirmation. */
  readonly onAdded: (confirmation: ReactNode) => void;
  readonly onClose: () => void;
}

/** The quick capture form. An entry that repeats is added as a routine, or opens in the routine editor. */
export const AddForm = ({ onAdded, onClose }: AddFormProps) => {
  const today = useToday();
  const { dayStartsAtHour } = useComfort();
  const [, navigate] = useLocation();
  const { change } = useChange(routineCollection);
  // A retry saves the same routine.
  const [routineId] = useState(newId);
  const open = (): void => {
    onClose();
    navigate(`/features/routine-builder#${NEW_ROUTINE}`);
  };
  const clock = () => ownClockAt(currentMs(), dayStartsAtHour);
  return (
    <QuickCapture
      onAdded={(text, { remindsAt, undo }) => {
        noteNewReminder(remindsAt);
        onAdded(
          undo === null ? (
            text
          ) : (
            <>
              {text}{' '}
              <UndoButton
                label={texts.undoAddingRoutine}
                onUndo={() => {
                  focusOpener();
                  undo();
                  onAdded(texts.routineIsRemoved);
                }}
                onOver={() => onAdded('')}
              />
            </>
          ),
        );
      }}
      onClose={onClose}
      routineDraft={{
        firstDay: (captured) =>
          firstDay(captured.repeat, localDate(capturedPlan(captured, clock()).startsOn)),
        save: async (captured) => {
          const plan = fitting(routinePlan, capturedPlan(captured, clock()));
          return change('routine-save', { routineId, plan, from: today, zone: deviceZone() });
        },
        undo: ({ name }) => void change('routine-remove', { routineId, name, from: today }),
        begun: () => begunRoutine(today),
        keep: (captured) => keepCapturedRoutine(captured, today),
        open,
      }}
    />
  );
};
