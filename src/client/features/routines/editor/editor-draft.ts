import * as z from 'zod/mini';
import { weekStart } from '#client/lib/locale.ts';
import { newId } from '#client/platform/new-id.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import type { Routine } from '#contract/routines.ts';
import { COLORS, ICONS, type RoutineStep } from '#domain/routines/plan.ts';
import { proposedSizes } from '#domain/routines/sizes.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { wholeNumber } from '#domain/shared/numbers/digits.ts';
import { SIZES } from '#domain/shared/size.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { firstDay, type Repeat, WEEK_STARTS } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { texts } from '#texts/routine-form.js';

type Plan = Routine['plan'];

const stepDraft = z.object({
  id: z.string(),
  title: z.string(),
  /** The minutes as typed. */
  minutes: z.string(),
  hint: z.string(),
  from: z.enum(SIZES),
});

const shape = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.enum(ICONS),
  color: z.enum(COLORS),
  anchor: z.enum(['time', 'after', 'none']),
  time: z.string(),
  after: z.string(),
  repeat: z.enum(['weeks', 'days', 'months', 'month-weekdays', 'years', 'once']),
  every: z.string(),
  weekdays: z.array(z.enum(WEEKDAYS)),
  /** The dates of the month as typed, such as "1, 15, last". */
  dates: z.string(),
  /** The position of the weekday in its month; -1 means the last one. */
  ordinal: z._default(z.enum(['1', '2', '3', '4', '-1']), '1'),
  weekday: z._default(z.enum(WEEKDAYS), 'mo'),
  weekStart: z._default(z.enum(WEEK_STARTS), 'mo'),
  startsOn: z.string(),
  /** Whether the person has chosen the first day; if not, it follows the clock. */
  isStartChosen: z._default(z.boolean(), true),
  endsOn: z.string(),
  steps: z.array(stepDraft),
  /** Whether the person has set the sizes of the steps; if not, suggested sizes are used. */
  isSized: z.boolean(),
  atStart: z.boolean(),
  minutesBefore: z.string(),
});

/** A routine as entered in the form, with unparsed text. */
export type EditorDraft = z.output<typeof shape>;
export type StepDraft = z.output<typeof stepDraft>;

/** The props of the parts of the form. */
export interface PartProps {
  readonly draft: EditorDraft;
  readonly change: (changed: Partial<EditorDraft>) => void;
  /** The error messages, by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The existing routine that the form edits, either for one day only or from today on. */
export interface EditorStart {
  readonly id: string;
  readonly plan: Plan;
  readonly scope: 'onward' | 'day';
}

const textOf = (minutes: number | null): string => (minutes === null ? '' : String(minutes));

const newDraft = (today: LocalDate): EditorDraft => ({
  id: newId(),
  name: '',
  icon: 'sun',
  color: 'teal',
  anchor: 'time',
  time: '08:00',
  after: '',
  repeat: 'weeks',
  every: '1',
  weekdays: [...WEEKDAYS],
  dates: '1',
  ordinal: '1',
  weekday: 'mo',
  weekStart: weekStart(),
  startsOn: today,
  isStartChosen: false,
  endsOn: '',
  steps: [],
  isSized: false,
  atStart: true,
  minutesBefore: '',
});

type RepeatFields = Pick<
  EditorDraft,
  'repeat' | 'every' | 'weekdays' | 'dates' | 'ordinal' | 'weekday' | 'weekStart'
>;

/** The form fields for a recurrence rule. Fields that the rule does not cover come from `base`. */
export const repeatFields = (repeat: Repeat, base: RepeatFields): RepeatFields => ({
  repeat: repeat.kind,
  every: 'every' in repeat ? String(repeat.every ?? 1) : '1',
  weekdays: repeat.kind === 'weeks' ? [...repeat.weekdays] : base.weekdays,
  dates:
    repeat.kind === 'months'
      ? repeat.days.map((day) => (day === -1 ? texts.lastDate : String(day))).join(', ')
      : base.dates,
  ordinal: repeat.kind === 'month-weekdays' ? `${repeat.ordinal}` : base.ordinal,
  weekday: repeat.kind === 'month-weekdays' ? repeat.weekday : base.weekday,
  weekStart: (repeat.kind === 'weeks' ? repeat.weekStart : undefined) ?? base.weekStart,
});

const draftOf = (id: string, plan: Plan, today: LocalDate): EditorDraft => {
  const { anchor, repeat, steps, reminders } = plan;
  const fresh = newDraft(today);
  return {
    ...fresh,
    id,
    name: plan.name,
    icon: plan.icon,
    color: plan.color,
    anchor: anchor.kind,
    time: anchor.kind === 'time' ? anchor.time : fresh.time,
    after: anchor.kind === 'after' ? anchor.routineId : '',
    ...repeatFields(repeat, { ...fresh, weekStart: 'mo' }),
    // For a yearly routine, the form shows the date as the first day.
    startsOn:
      repeat.kind === 'years'
        ? (firstDay(repeat, localDate(plan.startsOn)) ?? plan.startsOn)
        : plan.startsOn,
    isStartChosen: true,
    endsOn: plan.endsOn ?? '',
    steps: steps.map(({ id: stepId, title, minutes, hint, from }) => ({
      id: stepId,
      title,
      minutes: textOf(minutes),
      hint: hint ?? '',
      from,
    })),
    isSized: true,
    atStart: reminders.atStart,
    minutesBefore: textOf(reminders.minutesBefore),
  };
};

/** The form fields that a template fills in. The other fields stay unchanged. */
export const fromTemplate = (template: RoutineTemplate): Partial<EditorDraft> => ({
  name: template.title,
  icon: template.icon,
  color: template.color,
  anchor: template.time === null ? 'none' : 'time',
  ...(template.time === null ? {} : { time: template.time }),
  repeat: 'weeks',
  every: '1',
  weekdays: template.days,
  steps: template.steps.map(({ title, minutes, hint, from }) => ({
    id: newId(),
    title,
    minutes: textOf(minutes),
    hint: hint ?? '',
    from,
  })),
  isSized: true,
});

/** An empty step. */
export const newStep = (): StepDraft => ({
  id: newId(),
  title: '',
  minutes: '',
  hint: '',
  from: 'full',
});

/** The steps with their suggested sizes. */
export const withSuggestedSizes = (steps: readonly StepDraft[]): StepDraft[] => {
  const sizes = proposedSizes(
    steps.map(({ minutes }) => ({ minutes: wholeNumber(minutes) || null })),
  );
  return steps.map((step, index) => ({ ...step, from: sizes[index] ?? 'full' }));
};

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The dates of a list such as "1st, 15, last". */
const datesOf = (text: string): number[] => {
  const ending = new RegExp(`(?:${texts.dateEndings})$`, 'iu');
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) =>
      plain(part) === plain(texts.lastDate) ? -1 : wholeNumber(part.replace(ending, '')),
    );
};

/** The recurrence rule in the form, which may not be valid yet. */
export const repeatIn = (draft: EditorDraft) => {
  const { repeat: kind, weekdays, weekStart: starts, weekday } = draft;
  const every = wholeNumber(draft.every);
  switch (kind) {
    case 'once':
      return { kind };
    case 'days':
      return { kind, every };
    case 'weeks':
      return { kind, every, weekdays, weekStart: starts };
    case 'months':
      return { kind, every, days: datesOf(draft.dates) };
    case 'month-weekdays':
      return { kind, every, ordinal: Number(draft.ordinal), weekday };
    case 'years':
      return {
        kind,
        month: wholeNumber(draft.startsOn.slice(5, 7)),
        day: wholeNumber(draft.startsOn.slice(8)),
      };
  }
};

/** The time of day in the form. */
export const anchorIn = ({ anchor, time, after }: EditorDraft) => {
  if (anchor === 'time') return { kind: anchor, time } as const;
  return anchor === 'after' ? ({ kind: anchor, routineId: after } as const) : { kind: anchor };
};

/** Whether nothing was typed into a step's fields. */
export const isBlank = ({ title, minutes, hint }: StepDraft): boolean =>
  [title, minutes, hint].every((text) => text.trim() === '');

/** The steps to save: without the blank ones at the end, which are fields that nobody filled in. */
const stepsIn = ({ steps, isSized }: EditorDraft): readonly StepDraft[] => {
  const filled = steps.slice(0, steps.findLastIndex((step) => !isBlank(step)) + 1);
  return isSized ? filled : withSuggestedSizes(filled);
};

/** Converts the form to a plan, which the contract then validates. Numbers that cannot be parsed become NaN. */
export const planIn = (draft: EditorDraft) => ({
  name: draft.name,
  icon: draft.icon,
  color: draft.color,
  anchor: anchorIn(draft),
  repeat: repeatIn(draft),
  startsOn: draft.startsOn,
  endsOn: draft.endsOn === '' ? null : draft.endsOn,
  steps: stepsIn(draft).map(({ id, title, minutes, hint, from }) => ({
    id,
    title,
    minutes: minutes.trim() === '' ? null : wholeNumber(minutes),
    hint: hint.trim() === '' ? null : hint,
    from,
  })),
  reminders: {
    atStart: draft.atStart,
    minutesBefore: draft.minutesBefore.trim() === '' ? null : wholeNumber(draft.minutesBefore),
  },
});

/** The stored draft of the form. All new routines share one draft; each edited routine has its own. */
export const editorDraft = (
  start: EditorStart | null,
  today: LocalDate,
  key = start === null ? 'routine-new' : `routine-${start.scope}/${start.id}`,
): DraftForm<EditorDraft> => {
  const initial = start === null ? newDraft(today) : draftOf(start.id, start.plan, today);
  return {
    key,
    initial,
    read: (kept) => z.safeParse(shape, kept).data ?? null,
  };
};

/** The title of a step, or its number if it has none. */
export const stepName = ({ title }: Pick<RoutineStep, 'title'>, index: number): string =>
  title.trim() === '' ? texts.stepName({ number: index + 1 }) : title.trim();
