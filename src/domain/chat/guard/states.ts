import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/chat/text/languages.ts';
import { CATEGORIES, type Level } from './assessment.ts';

/** Where the guard can stand between two messages. */
export const STAGES = [
  'none',
  'asked-softly',
  'in-view',
  'open-elevated',
  'open-high',
  'denied',
  'silent',
] as const;
export type Stage = (typeof STAGES)[number];

/** What a message, or the page, can bring. */
const EVENTS = [
  'sign-high',
  'sign-elevated',
  'mention',
  'hint',
  'yes-high',
  'yes',
  'no',
  'misread',
  'less',
  'kept',
  'step',
  'helped',
  'other',
  'deleted',
] as const;
export type GuardEvent = (typeof EVENTS)[number];

/** What is said then; `first-or-next` never says the same first words twice about the same danger. */
type Says =
  | 'nothing'
  | 'first-or-next'
  | 'next'
  | 'soft'
  | 'in-view'
  | 'back'
  | 'denial'
  | 'no-more'
  | 'misread'
  | 'calmer'
  | 'over'
  | 'kept'
  | 'helped';

/** What follows: the next stage, what is said, and after how many messages without a sign it is asked again. */
export interface Row {
  readonly to: Stage;
  readonly says: Says;
  readonly asksAfter: number | null;
}

const row = (to: Stage, says: Says, asksAfter: number | null = null): Row => ({
  to,
  says,
  asksAfter,
});

const SIGNS = {
  'sign-high': row('open-high', 'first-or-next', 6),
  'sign-elevated': row('open-elevated', 'first-or-next', 6),
} as const;
/** Stages in which nothing is watched. */
const IS_CALM: ReadonlySet<Stage> = new Set(['none', 'asked-softly', 'in-view']);

const nothing = (at: Stage) =>
  ({
    mention: row(
      at === 'open-elevated' || at === 'open-high' || at === 'denied' ? at : 'asked-softly',
      'soft',
      6,
    ),
    hint: row(at, 'nothing'),
    'yes-high': row(at, 'nothing'),
    yes: row(at, 'nothing'),
    no: row(at, 'nothing'),
    misread: row(at, 'nothing'),
    less: row(at, 'nothing'),
    kept: row(at, 'nothing'),
    step: row(at, 'nothing'),
    helped: row(at, 'nothing'),
    other: row(at, 'nothing'),
    deleted: row(IS_CALM.has(at) ? 'none' : 'silent', 'nothing'),
  }) as const;
const open = (at: 'open-elevated' | 'open-high' | 'denied') =>
  ({
    ...nothing(at),
    ...SIGNS,
    mention: row(at, at === 'denied' ? 'soft' : 'next', 6),
    'yes-high': row('open-high', 'next', 6),
    kept: row(at, 'kept', 3),
    step: row(at, 'next', 3),
    helped: row(at, 'helped', 6),
  }) as const;

/**
 * The whole policy after a sign, as one table; docs/science/guard-policy.md shows it. A sign never lowers: in `open-high` a
 * weaker one leaves the stage. Each clear no takes one step down, and what was said in plain words is asked about again.
 */
export const TABLE: Readonly<Record<Stage, Readonly<Record<GuardEvent, Row>>>> = {
  none: { ...nothing('none'), ...SIGNS, hint: row('asked-softly', 'soft') },
  'asked-softly': {
    ...nothing('none'),
    ...SIGNS,
    mention: row('asked-softly', 'soft'),
    hint: row('none', 'nothing'),
    'yes-high': row('open-elevated', 'first-or-next', 6),
    yes: row('open-elevated', 'first-or-next', 6),
    no: row('in-view', 'in-view'),
    misread: row('in-view', 'in-view'),
    less: row('in-view', 'in-view'),
  },
  'in-view': { ...nothing('in-view'), ...SIGNS, hint: row('asked-softly', 'soft') },
  'open-elevated': {
    ...open('open-elevated'),
    yes: row('open-elevated', 'next', 6),
    no: row('denied', 'no-more', 6),
    misread: row('denied', 'misread', 12),
    less: row('open-elevated', 'calmer', 6),
  },
  'open-high': {
    ...open('open-high'),
    'sign-elevated': row('open-high', 'first-or-next', 6),
    yes: row('open-high', 'next', 6),
    no: row('open-elevated', 'denial', 3),
    misread: row('open-elevated', 'denial', 3),
    less: row('open-high', 'calmer', 3),
  },
  denied: {
    ...open('denied'),
    yes: row('open-elevated', 'next', 6),
    no: row('none', 'over'),
    misread: row('none', 'over'),
    less: row('denied', 'calmer', 12),
  },
  silent: { ...nothing('silent'), ...SIGNS },
};

/** The level that a stage is told and kept as. */
export const LEVEL_OF: Readonly<Record<Stage, Level>> = {
  none: 'none',
  'asked-softly': 'none',
  'in-view': 'none',
  'open-elevated': 'elevated',
  'open-high': 'high',
  denied: 'low',
  silent: 'low',
};

const count = z.int().check(z.gte(0));
const dangerKind = z.enum(['own', 'third-person']);
const questionShape = z.strictObject({
  category: z.enum(CATEGORIES),
  kind: dangerKind,
  /** How near the danger is that a yes tells of. */
  yes: z.enum(['elevated', 'high']),
  /** What a no means: no danger; only that this one thing is not so; or that the next step is still to be taken. */
  no: z.enum(['calm', 'kept', 'step']),
  /** Whether it is the question how things are now, whether another way than calling is needed, the soft one, or about a danger. */
  asks: z.enum(['danger', 'now', 'calling', 'soft']),
  /** Whether the soft question was asked once more, because the answer was unclear. */
  isAgain: z.optional(z.boolean()),
});
export type Asked = z.infer<typeof questionShape>;

/** How the guard stands between two messages: plain data, without a word of the person. */
export const guardShape = z.strictObject({
  version: z.literal(2),
  stage: z.enum(STAGES),
  /** What the open danger is, and whose; null where none is. */
  danger: z.nullable(z.strictObject({ category: z.enum(CATEGORIES), kind: dangerKind })),
  /** The question that was asked last; null where none waits for an answer. */
  asked: z.nullable(questionShape),
  /** Messages without a sign since the last sign or question. */
  quiet: count,
  /** After so many of them it is asked how things are; null for never. */
  asksAfter: z.nullable(count),
  /** Whether that is to be asked in the next answer. */
  isDue: z.boolean(),
  /** How often it came back to ask since the last sign. */
  rechecks: count,
  /** How many answers were given about this danger, so that none comes twice in a row. */
  answered: count,
  /** Whether one of them was for danger now. */
  wasHigh: z.boolean(),
  /** Whether a question about it was answered since the last sign, or help was reached. */
  hasAnswered: z.boolean(),
  isHelped: z.boolean(),
  /** The last thing that kept somebody from getting help; null for none. */
  objection: z.nullable(z.string().check(z.maxLength(40))),
  /** For so many messages the soft question is not asked again. */
  softWait: count,
  /** For so many messages something that was swallowed is remembered. */
  swallowed: count,
  /** Whether the answer to a fear or to a past was given, which is said once. */
  hasFramed: z.boolean(),
  /** The language in which danger was told last, where it was not English. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type GuardState = z.infer<typeof guardShape>;

/** The guard before anything was said. */
export const CALM: GuardState = {
  version: 2,
  stage: 'none',
  danger: null,
  asked: null,
  quiet: 0,
  asksAfter: null,
  isDue: false,
  rechecks: 0,
  answered: 0,
  wasHigh: false,
  hasAnswered: false,
  isHelped: false,
  objection: null,
  softWait: 0,
  swallowed: 0,
  hasFramed: false,
};

/** What is stood by where a stored state cannot be read: nobody may be let go by a change of the program. */
const UNREADABLE: GuardState = {
  ...CALM,
  stage: 'open-elevated',
  danger: { category: 'suicide', kind: 'own' },
  hasAnswered: true,
  isDue: true,
};
/** What an earlier version of the program stored where nothing was watched. */
const calmBefore = z.object({ level: z.literal('none') });

/** A stored state as it is read back; watched where it cannot be read, calm where there is none. */
export const readGuardState = (stored: unknown): GuardState =>
  guardShape.safeParse(stored).data ??
  (stored === null || calmBefore.safeParse(stored).success ? CALM : UNREADABLE);

/** How a page can stand to it: nothing is watched; help stays in view; or it watches without a word. */
export const WATCHES = ['none', 'open', 'silent'] as const;
export type Watch = (typeof WATCHES)[number];

export const watchOf = ({ stage }: GuardState): Watch => {
  if (stage === 'silent') return 'silent';
  return stage === 'none' || stage === 'asked-softly' ? 'none' : 'open';
};

/** Whether anything is watched, openly or without a word. Help that stays in view after a no is not. */
export const isWatched = ({ stage }: GuardState): boolean => !IS_CALM.has(stage);
