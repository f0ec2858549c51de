import * as z from 'zod/mini';
import { dayText } from '#client/lib/date-text.ts';
import { type Routine, routinePlan } from '#contract/routines.ts';
import { type OwnClock, startOfNew, timePassedToday } from '#domain/routines/first-day.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { firstDay, type Repeat } from '#domain/shared/time/repeat.ts';
import { texts } from '#texts/routine-form.js';
import { anchorIn, type EditorDraft, repeatIn } from './editor-draft.ts';

/** The recurrence rule in the form; null while it is not valid. */
export const readRepeat = (draft: EditorDraft): Repeat | null =>
  z.safeParse(routinePlan.shape.repeat, repeatIn(draft)).data ?? null;

/** The time at which the routine would have come earlier today; null if there is none. */
export const passedIn = (draft: EditorDraft, clock: OwnClock): string | null => {
  const repeat = readRepeat(draft);
  return repeat === null ? null : timePassedToday({ anchor: anchorIn(draft), repeat }, clock);
};

/** The draft of a new routine with its first day, which follows the clock until the person chooses one. */
export const withFirstDay = (draft: EditorDraft, clock: OwnClock): EditorDraft => {
  if (draft.isStartChosen) return draft;
  const repeat = readRepeat(draft);
  const startsOn =
    repeat === null ? clock.today : startOfNew({ anchor: anchorIn(draft), repeat }, clock);
  return { ...draft, startsOn };
};

/**
 * A sentence that says when a routine comes first, such as "Its first day is tomorrow."; empty if it
 * has started by today.
 */
export const firstDayText = (
  { repeat, startsOn }: Pick<Routine['plan'], 'repeat' | 'startsOn'>,
  today: LocalDate,
): string => {
  const first = startsOn > today ? firstDay(repeat, startsOn) : null;
  if (first === null) return '';
  return first === addDays(today, 1)
    ? texts.firstDayIsTomorrow
    : texts.firstDayIs({ day: dayText(first) });
};
