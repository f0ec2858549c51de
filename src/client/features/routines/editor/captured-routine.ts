import type { CapturedRoutine } from '#client/lib/routines/captured-routine.ts';
import { isSame, readDraft, writeDraft } from '#client/sync/draft.ts';
import type { OwnClock } from '#domain/routines/first-day.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import {
  type EditorDraft,
  editorDraft,
  newStep,
  planIn,
  repeatFields,
  withSuggestedSizes,
} from './editor-draft.ts';
import { withFirstDay } from './first-day.ts';

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

const draftOf = (
  { name, repeat, time, minutes, startsOn }: CapturedRoutine,
  today: LocalDate,
): EditorDraft => {
  const { initial } = editorDraft(null, today);
  return {
    ...initial,
    name,
    ...(time === null ? { anchor: 'none' } : { anchor: 'time', time }),
    ...repeatFields(repeat, initial),
    startsOn,
    isStartChosen: startsOn !== today,
    steps: withSuggestedSizes([{ ...newStep(), title: name, minutes }]),
  };
};

/** Stores a captured routine as the draft of a new routine. This replaces an unsaved draft. */
export const keepCapturedRoutine = (captured: CapturedRoutine, today: LocalDate): void =>
  writeDraft(editorDraft(null, today), draftOf(captured, today));

/** The plan of a captured routine, as its form would save it. */
export const capturedPlan = (captured: CapturedRoutine, clock: OwnClock) =>
  planIn(withFirstDay(draftOf(captured, clock.today), clock));
