import type { CapturedRoutine } from '#client/lib/routines/captured-routine.ts';
import { isSame, readDraft, writeDraft } from '#client/sync/draft.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { editorDraft, newStep, repeatFields, withSuggestedSizes } from './editor-draft.ts';

/** The name of an unsaved new routine, which may be empty; null if there is none. */
export const begunRoutine = (today: LocalDate): string | null => {
  const form = editorDraft(null, today);
  const draft = readDraft(form);
  // The ids are ignored, because every new form gets a new id.
  return draft === null || isSame(draft, { ...form.initial, id: draft.id }) ? null : draft.name;
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
    steps: withSuggestedSizes([{ ...newStep(), title: name, minutes }]),
  });
};
