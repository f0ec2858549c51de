import type { CapturedRoutine } from '#client/lib/routines/captured-routine.ts';
import { isSame, readDraft, writeDraft } from '#client/sync/draft.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import {
  type EditorDraft,
  editorDraft,
  newStep,
  repeatFields,
  withSuggestedSizes,
} from './editor-draft.ts';

/** Whether the person has entered or chosen something in the form of a new routine. */
export const isBegun = (draft: EditorDraft, initial: EditorDraft): boolean => {
  const { isStartChosen, startsOn } = draft;
  // The id and a first day that follows the clock differ between untouched forms.
  const untouched = isStartChosen ? initial : { ...initial, startsOn };
  return !isSame(draft, { ...untouched, id: draft.id });
};

/** The name of an unsaved new routine, which may be empty; null if there is none. */
export const begunRoutine = (today: LocalDate): string | null => {
  const form = editorDraft(null, today);
  const draft = readDraft(form);
  return draft !== null && isBegun(draft, form.initial) ? draft.name : null;
};

/** Stores a captured routine as the draft of a new routine. This replaces an unsaved draft. */
export const keepCapturedRoutine = (captured: CapturedRoutine, today: LocalDate): void => {
  const { name, repeat, time, minutes, startsOn } = captured;
  const form = editorDraft(null, today);
  writeDraft(form, {
    ...form.initial,
    name,
    ...(time === null ? { anchor: 'none' } : { anchor: 'time', time }),
    ...repeatFields(repeat, form.initial),
    startsOn,
    isStartChosen: startsOn !== today,
    steps: withSuggestedSizes([{ ...newStep(), title: name, minutes }]),
  });
};
