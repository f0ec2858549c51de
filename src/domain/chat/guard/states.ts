import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/chat/text/languages.ts';
import { CATEGORIES, type Level } from './assessment.ts';

/** The possible states of the guard between two messages. */
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

/** The events that a message or the page can trigger. */
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

/** What the guard says after an event; `first-or-next` never repeats the first reply to the same danger. */
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

/** A transition: the next stage, what to say, and the number of messages without a sign until the guard asks again. */
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
/** Stages in which the guard watches no danger. */
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
 * The guard's complete policy as one table, which docs/science/guard-policy.md shows. A sign never lowers the stage: in
 * `open-high`, a weaker sign does not change it. Each clear no lowers the stage by one step, and the guard asks again
 * about plainly stated danger.
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

/** The level shown and stored for a stage. */
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
  /** The level of danger that a yes confirms. */
  yes: z.enum(['elevated', 'high']),
  /**
   * What a no means: there is no danger (`calm`), only this one thing is not the case (`kept`), or the next step still
   * has to be taken (`step`).
   */
  no: z.enum(['calm', 'kept', 'step']),
  /**
   * What the question is about: a danger, how things are now, whether the person needs a way to get help without
   * calling, or (`soft`) a danger that was not plainly stated.
   */
  asks: z.enum(['danger', 'now', 'calling', 'soft']),
  /** Whether the soft question was repeated because the answer was unclear. */
  isAgain: z.optional(z.boolean()),
});
export type Asked = z.infer<typeof questionShape>;

/** The stored state of the guard between two messages, without any of the person's words. */
export const guardShape = z.strictObject({
  version: z.literal(2),
  stage: z.enum(STAGES),
  /** The active danger and who is in danger; null if none. */
  danger: z.nullable(z.strictObject({ category: z.enum(CATEGORIES), kind: dangerKind })),
  /** The question that awaits an answer; null if none. */
  asked: z.nullable(questionShape),
  /** Number of messages without a sign since the last sign or question. */
  quiet: count,
  /** Number of messages without a sign after which the guard asks how things are; null for never. */
  asksAfter: z.nullable(count),
  /** Whether the guard's next reply has to ask how things are. */
  isDue: z.boolean(),
  /** Number of rechecks since the last sign. */
  rechecks: count,
  /** Number of replies given about this danger, which selects the next text so that none is repeated right away. */
  answered: count,
  /** Whether immediate danger was reported or confirmed. */
  wasHigh: z.boolean(),
  /** Whether the person has answered a question about the danger, or has reached help, since the last sign. */
  hasAnswered: z.boolean(),
  isHelped: z.boolean(),
  /** The last objection to getting help; null if none. */
  objection: z.nullable(z.string().check(z.maxLength(40))),
  /** Number of messages until the soft question may be asked again. */
  softWait: count,
  /** Number of messages for which a swallowed substance is still remembered. */
  swallowed: count,
  /** Whether the guard has already commented on a fear or a past event, which it does only once. */
  hasFramed: z.boolean(),
  /** The language of the last message about danger; omitted for English. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type GuardState = z.infer<typeof guardShape>;

/** The initial state of the guard. */
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

/**
 * The fallback for an unreadable stored state, so that a change to the program never stops the watching of a danger.
 */
const UNREADABLE: GuardState = {
  ...CALM,
  stage: 'open-elevated',
  danger: { category: 'suicide', kind: 'own' },
  hasAnswered: true,
  isDue: true,
};
/** The state that an earlier version stored when the guard watched no danger. */
const calmBefore = z.object({ level: z.literal('none') });

/** Parses a stored state. An unreadable state is treated as an active danger, a missing state as `CALM`. */
export const readGuardState = (stored: unknown): GuardState =>
  guardShape.safeParse(stored).data ??
  (stored === null || calmBefore.safeParse(stored).success ? CALM : UNREADABLE);

/**
 * What a page needs to know about the guard's state: no danger is watched, help stays in view, or the guard watches
 * silently.
 */
export const WATCHES = ['none', 'open', 'silent'] as const;
export type Watch = (typeof WATCHES)[number];

export const watchOf = ({ stage }: GuardState): Watch => {
  if (stage === 'silent') return 'silent';
  return stage === 'none' || stage === 'asked-softly' ? 'none' : 'open';
};

/** Whether the guard watches a danger, openly or silently. False if help only stays in view after a no. */
export const isWatched = ({ stage }: GuardState): boolean => !IS_CALM.has(stage);
