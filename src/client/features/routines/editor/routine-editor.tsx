import { useLayoutEffect, useState } from 'react';
import { useDraft } from '#client/sync/draft.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { Routine } from '#contract/routines.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { firstDay } from '#domain/shared/time/repeat.ts';
import { texts } from '#texts/routine-form.js';
import { isBegun } from './captured-routine.ts';
import { type EditorStart, editorDraft, fromTemplate } from './editor-draft.ts';
import { firstDayText } from './first-day.ts';
import { RoutineForm } from './routine-form.tsx';
import { TemplateChoice } from './template-choice.tsx';

interface RoutineEditorProps {
  readonly routines: readonly Routine[];
  readonly today: LocalDate;
  /** The routine to edit; null for a new routine. */
  readonly start: EditorStart | null;
  /** The template with which a new routine starts; by default, the person chooses. */
  readonly template?: RoutineTemplate | undefined;
  /** The key of the draft, if the routine is not the person's own. */
  readonly draftKey?: string;
  /** The label of the save button. */
  readonly saveLabel?: string;
  readonly onSave: (id: string, plan: Routine['plan']) => Promise<SendResult>;
  /** Called with a confirmation once the routine is saved. */
  readonly onSaved?: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * Creates or changes a routine. A new routine starts with the choice of a template, followed by a short form. Input is
 * stored on this device until it is saved.
 */
export const RoutineEditor = ({
  routines,
  today,
  start,
  template,
  draftKey,
  saveLabel,
  onSave,
  onSaved,
  onClose,
}: RoutineEditorProps) => {
  // The form starts with the routine in the state it had when the form opened.
  const [kept] = useState(() => editorDraft(start, today, draftKey));
  const [draft, change, finish] = useDraft(kept);
  const isNew = start === null;
  const hasBegun = isNew && isBegun(draft, kept.initial);
  const [isChoosing, setChoosing] = useState(isNew && !hasBegun);
  /** The unsaved routine that was replaced by another choice; null if there is none. */
  const [aside, setAside] = useState<typeof draft | null>(null);

  const putAside = (): void => {
    if (hasBegun) setAside(draft);
  };

  const choose = (chosen: RoutineTemplate): void => {
    putAside();
    // A name that was typed before any step stays.
    const { name, steps } = draft;
    const own = steps.length === 0 && name.trim() !== '' ? { name } : {};
    change({ ...kept.initial, id: draft.id, ...fromTemplate(chosen), ...own });
    setChoosing(false);
  };

  /** The given template until it is in the form, before the first paint. */
  const [given, setGiven] = useState(template);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a given template fills in the form
  useLayoutEffect(() => {
    if (given === undefined) return;
    if (!hasBegun || draft.name !== given.title) choose(given);
    setGiven(undefined);
  }, [given]);

  // Takes the focus from the dialog, and passes it on to the form.
  if (given !== undefined) return <p data-first tabIndex={-1} />;
  if (isChoosing) {
    return (
      <TemplateChoice
        begun={hasBegun ? draft.name : null}
        onGoOn={() => setChoosing(false)}
        onChoose={choose}
        onOwn={() => {
          putAside();
          void finish(draft);
          setChoosing(false);
        }}
      />
    );
  }
  return (
    <>
      {aside === null ? null : (
        <div className={kit.rowMiddle}>
          <p className={kit.anyBreak}>
            {aside.name.trim() === ''
              ? texts.begunNotSaved
              : sentence(
                  texts.namedNotSaved({
                    routine: aside.name,
                    name: (text) => <bdi>{text}</bdi>,
                  }),
                )}
          </p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              change(aside);
              setAside(null);
            }}
          >
            {texts.bringItBack}
          </Button>
        </div>
      )}
      <RoutineForm
        // What the form shows first depends on the routine with which it opens.
        key={aside === null ? 'begun' : 'chosen'}
        routines={routines}
        start={start}
        isOwn={draftKey === undefined}
        saveLabel={saveLabel ?? (isNew ? texts.addTheRoutine : texts.saveLabels[start.scope])}
        draft={draft}
        change={change}
        onBack={isNew ? () => setChoosing(true) : null}
        onSave={onSave}
        onSaved={(saved, plan, isClosed) => {
          void finish(saved);
          const later = firstDayText(plan, today);
          // A routine of today is listed right below.
          const isToday = later === '' && firstDay(plan.repeat, today) === today;
          const said = [
            texts.isSaved({ routine: plan.name }),
            later,
            isToday ? '' : texts.foundUnderAll,
          ];
          onSaved?.(said.filter((one) => one !== '').join(' '));
          if (!isClosed) onClose();
        }}
        onClose={onClose}
      />
    </>
  );
};
