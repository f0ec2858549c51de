import * as z from 'zod/mini';
import { issuesIn } from '#client/lib/forms/fitting.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import {
  type Contact,
  contactOf,
  LONGEST_PLAN_ENTRY,
  MOST_PLAN_ENTRIES,
  type PlanChange,
  type PlanPart,
  type SafetyPlan,
  type SomeParts,
  WAYS,
  type WordsPart,
} from '#domain/safety-plan/plan.ts';
import { texts } from '#texts/safety-plan.js';

const WORDS_PARTS = [
  'warningSigns',
  'helps',
  'light',
  'noise',
  'touch',
  'clothes',
  'food',
  'notHelping',
  'places',
  'surroundings',
  'lines',
] as const satisfies readonly WordsPart[];

/** The unsaved input. Each part is a text with one entry per line, or null if it was not edited. */
export type PlanDraft = { readonly [Part in WordsPart]: string | null } & {
  readonly people: readonly Contact[] | null;
  /** The edited parts in the state they had when editing began. */
  readonly before: SomeParts;
};

const initial: PlanDraft = {
  warningSigns: null,
  helps: null,
  light: null,
  noise: null,
  touch: null,
  clothes: null,
  food: null,
  notHelping: null,
  places: null,
  surroundings: null,
  lines: null,
  people: null,
  before: {},
};

const text = z._default(z.nullable(z.string()), null);
const contacts = z.array(
  z.object({ name: z.string(), how: z.enum(WAYS), number: z.string(), words: z.string() }),
);
const words = z.optional(z.array(z.string()));
const shape = z.object({
  warningSigns: text,
  helps: text,
  light: text,
  noise: text,
  touch: text,
  clothes: text,
  food: text,
  notHelping: text,
  places: text,
  surroundings: text,
  lines: text,
  people: z._default(z.nullable(contacts), null),
  before: z._default(
    z.object({
      warningSigns: words,
      helps: words,
      light: words,
      noise: words,
      touch: words,
      clothes: words,
      food: words,
      notHelping: words,
      people: z.optional(contacts),
      places: words,
      surroundings: words,
      lines: words,
    }),
    {},
  ),
});

/** The draft format of an earlier version: one text per part, in which people are lines too. */
const earlier = z.object({ texts: z.record(z.string(), z.string()) });

const linesOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const readDraft = (kept: unknown): PlanDraft | null => {
  const old = earlier.safeParse(kept).data?.texts;
  if (old === undefined) return shape.safeParse(kept).data ?? null;
  const { people, ...texts } = old;
  const some = people === undefined ? null : linesOf(people).map(contactOf);
  // The old format lacks the state before editing, so such a draft may only add entries and never remove any.
  const before = Object.fromEntries(Object.keys(old).map((part) => [part, []]));
  return shape.safeParse({ ...texts, people: some, before }).data ?? null;
};

/** The only draft of the plan. Each section edits its own parts of it. */
export const planDraft: DraftForm<PlanDraft> = {
  key: 'safety-plan',
  initial,
  spent: [...WORDS_PARTS, 'people', 'before'],
  read: readDraft,
};

/** Whether the draft has no unsaved input. */
export const isDraftEmpty = (draft: PlanDraft): boolean =>
  draft.people === null && WORDS_PARTS.every((part) => draft[part] === null);

/** Whether any of these parts has unsaved input. */
export const isTyped = (draft: PlanDraft, parts: readonly PlanPart[]): boolean =>
  parts.some((part) => draft[part] !== null);

/** The text of a part in the form. */
export const textOf = (draft: PlanDraft, plan: SafetyPlan, part: WordsPart): string =>
  draft[part] ?? plan[part].join('\n');

const isWordsPart = (part: PlanPart): part is WordsPart => part !== 'people';

const isFilledIn = ({ name, number, words: said }: Contact): boolean =>
  [name, number, said].some((one) => one.trim() !== '');

/** The change made in the form, limited to the parts that were edited. */
export const changeOf = (
  draft: PlanDraft,
  plan: SafetyPlan,
  parts: readonly PlanPart[],
): PlanChange => {
  const typed = parts.filter(isWordsPart).filter((part) => draft[part] !== null);
  const before: Partial<Record<WordsPart, string[]>> = Object.fromEntries(
    typed.map((part) => [part, draft.before[part] ?? plan[part]]),
  );
  const after: Partial<Record<WordsPart, string[]>> = Object.fromEntries(
    typed.map((part) => [part, linesOf(draft[part] ?? '')]),
  );
  if (!parts.includes('people') || draft.people === null) return { before, after };
  const people = draft.people
    .filter(isFilledIn)
    .map((one) => ({ ...one, name: one.name.trim(), number: one.number.trim() }));
  return {
    before: { ...before, people: draft.before.people ?? plan.people },
    after: { ...after, people },
  };
};

/** The draft fields that reset these parts. */
export const withoutParts = (parts: readonly PlanPart[]): Partial<Omit<PlanDraft, 'before'>> =>
  Object.fromEntries(parts.map((part) => [part, null]));

/** The parts that are the same in both drafts. */
export const unchangedParts = (
  parts: readonly PlanPart[],
  one: PlanDraft,
  other: PlanDraft,
): readonly PlanPart[] =>
  parts.filter((part) => JSON.stringify(one[part]) === JSON.stringify(other[part]));

const lines = z.string().check(
  z.refine((typed) => linesOf(typed).length <= MOST_PLAN_ENTRIES, {
    error: texts.tooManyLines({ max: MOST_PLAN_ENTRIES }),
  }),
  z.refine((typed) => linesOf(typed).every((line) => line.length <= LONGEST_PLAN_ENTRY), {
    error: texts.lineTooLong({ max: LONGEST_PLAN_ENTRY }),
  }),
);

/** The problem of a part with too many lines or with a line that is too long; undefined if there is none. */
export const lengthProblem = (typed: string): string | undefined =>
  issuesIn(lines, typed)[0]?.message;

/** The schema of the typed parts. */
export const planFields = z.object({
  ...Object.fromEntries(WORDS_PARTS.map((part) => [part, z.optional(lines)])),
  people: z.optional(
    z.array(
      z.custom<Contact>().check(
        z.refine((one) => !isFilledIn(one) || one.name.trim() !== '', {
          path: ['name'],
          error: texts.nameIsEmpty,
        }),
      ),
    ),
  ),
});

/** The contents of these parts as the form shows them. */
export const typedIn = (
  draft: PlanDraft,
  plan: SafetyPlan,
  parts: readonly PlanPart[],
): z.input<typeof planFields> =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      isWordsPart(part) ? textOf(draft, plan, part) : (draft.people ?? plan.people),
    ]),
  );

/** The text after `line` was added to it, or removed if it was there. */
export const withLineToggled = (lines: string, line: string): string => {
  const entries = linesOf(lines);
  const next = entries.includes(line)
    ? entries.filter((entry) => entry !== line)
    : [...entries, line];
  return next.join('\n');
};

export const hasLine = (lines: string, line: string): boolean => linesOf(lines).includes(line);
