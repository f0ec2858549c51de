import type { LocalDate } from '#domain/shared/brands.ts';

/** Maximum characters of a goal's texts. */
export const TEXT_MAX = {
  words: 160,
  level: 240,
  why: 1000,
  step: 200,
  ifThen: 200,
  barrier: 200,
  note: 500,
} as const;

/** Maximum number of goals, and of entries in the lists of one goal. */
export const MOST = { goals: 100, steps: 20, barriers: 10, links: 20 } as const;

/** The number of active goals that is plenty for most people; more are allowed. */
export const PLENTY_ACTIVE = 3;

/** The lifecycle of a goal, in the words of the FHIR resource Goal. */
export const GOAL_STATUSES = [
  'proposed',
  'accepted',
  'active',
  'on-hold',
  'completed',
  'cancelled',
] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

const NEXT_STATUSES: Readonly<Record<GoalStatus, readonly GoalStatus[]>> = {
  proposed: ['accepted', 'active', 'cancelled'],
  accepted: ['active', 'on-hold', 'cancelled'],
  active: ['on-hold', 'completed', 'cancelled'],
  'on-hold': ['active', 'completed', 'cancelled'],
  // An ended goal can be taken up again.
  completed: ['active'],
  cancelled: ['active'],
};

/** Whether a goal can go from one status to another; keeping its status is always allowed. */
export const canBecome = (from: GoalStatus, to: GoalStatus): boolean =>
  from === to || NEXT_STATUSES[from].includes(to);

/** The areas of life that a goal can be about. */
export const AREAS = [
  'home',
  'work',
  'learning',
  'people',
  'body',
  'calm',
  'free-time',
  'other',
] as const;
export type Area = (typeof AREAS)[number];

/** How much a goal matters, and how hard it is: little, some, much. */
export const WEIGHTS = [1, 2, 3] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The weekdays by their ISO 8601 numbers, Monday first. */
export const ISO_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type IsoWeekday = (typeof ISO_WEEKDAYS)[number];

/** The kinds of things that can be linked to a goal. */
export const LINK_KINDS = ['routine', 'task', 'ladder'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A small step on the way. */
export interface GoalStep {
  /** Made by the client; unique within the goal. */
  readonly id: string;
  readonly words: string;
}

/** A goal as the person defines it, without its levels. */
export interface GoalPlan {
  readonly words: string;
  readonly why: string | null;
  readonly area: Area | null;
  readonly startsOn: LocalDate;
  readonly dueOn: LocalDate | null;
  readonly importance: Weight;
  readonly difficulty: Weight;
  readonly steps: readonly GoalStep[];
  /** Empty for a goal that is practiced on any day. */
  readonly practiceDays: readonly IsoWeekday[];
  /** "When …, then I …"; null without one. */
  readonly ifThen: { readonly when: string; readonly act: string } | null;
  /** Possible obstacles. */
  readonly barriers: readonly string[];
  readonly links: readonly { readonly kind: LinkKind; readonly id: string }[];
}
