/** How much a message asks for care, from nothing to danger now. */
export const LEVELS = ['none', 'low', 'elevated', 'high'] as const;
export type Level = (typeof LEVELS)[number];

/** What kind of danger. Earlier ones win where two are equally high. */
export const CATEGORIES = [
  'medical-emergency',
  'suicide',
  'abuse',
  'harm-to-others',
  'self-harm',
  'eating-disorder',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Who or what a sign is about; `own` is the person who writes, now. */
export const KINDS = [
  'own',
  'third-person',
  'past',
  'denied',
  'intrusive-thought',
  'fiction',
  'topic',
  'figure-of-speech',
] as const;
export type Kind = (typeof KINDS)[number];

/** What a yes to a question of the guard means. */
export interface Question {
  readonly category: Category;
  /** Who is asked about: the person who writes, or somebody else. */
  readonly kind: 'own' | 'third-person';
  /** How near the danger is that a yes tells of. */
  readonly level: 'elevated' | 'high';
  /** What a no means: that there is no danger; only that this one thing is not so; or that the next step is still to be taken. */
  readonly no: 'calm' | 'kept' | 'step';
  /** Whether it asks how things are now, so that a bare "ok" answers it. */
  readonly isHowItIs: boolean;
  /** Whether it asks what keeps the person from calling. */
  readonly isOfCalling: boolean;
  /** Whether it is the soft question, which asks only whether there is more to what was told. */
  readonly isSoft: boolean;
}

/**
 * Something that was swallowed some messages ago: for how many more messages it is remembered, and whether it was told
 * as more than the usual medicine.
 */
export interface Swallowed {
  readonly turns: number;
  readonly isUnusual: boolean;
}

/** What the guard found in one message. It never holds the person's words. */
export interface Assessment {
  readonly level: Level;
  /** Null where nothing was found. */
  readonly category: Category | null;
  /** Null where nothing was found. */
  readonly kind: Kind | null;
  /** The names of the concepts found, the weightiest first. */
  readonly reasons: readonly string[];
  /** Whether the person says outright that they think of killing themselves, so that asking for it would not hear them. */
  readonly isOutright: boolean;
  /** Whether it tells of a wish, an intention, a plan, means, a time or a deed done, so that harm to others is no mere fear. */
  readonly isMeant: boolean;
  /** What it tells of something swallowed, which the next messages may tell the rest of; null for nothing. */
  readonly swallowed: Swallowed | null;
  /** Whether the message says yes to the question that was asked. */
  readonly agrees: boolean;
  /** Whether the message says clearly that the person does not mean or plan harm. */
  readonly denies: boolean;
  /** Whether it says only that it is less than before. */
  readonly isLess: boolean;
  /** A no to a question whose no lowers nothing, as that question has it; else null. */
  readonly saysNo: 'kept' | 'step' | null;
  /** Whether it says that the person was taken the wrong way. */
  readonly isMisread: boolean;
  /** What keeps the person from getting help, or what they ask about it, as named in objections.ts; else null. */
  readonly objection: string | null;
  /** What only the learned part hears in it, and whose danger that would be; null for nothing, or where the rules raised it. */
  readonly hint: Pick<Question, 'category' | 'kind'> | null;
  /** Whether it says, to the soft question, that there is no more to it. */
  readonly isTopic: boolean;
  /** Whether, while something is watched, it tells of help that was reached or of means that were put away. */
  readonly isHelped: boolean;
}

/** The reason of a finding that is only a yes to the guard's question. */
export const AGREED = 'yes to the question asked';

/** The reason of a finding that is only a yes to the soft question. */
export const SAYS_MORE = 'says that there is more to it';

/** The reason of a finding that a person in danger now cannot call. */
export const CANNOT_CALL = 'cannot call';

/** The reason of a finding that somebody is a danger to the person at this moment. */
export const DANGER_NOW = 'danger from somebody now';

/** The reason of a finding that voices command harm. */
export const COMMANDED = 'voices that command harm';

/** The reason of a finding that somebody else may act, or has the means, at this moment. */
export const OTHER_NOW = 'somebody else in danger now';

/** The reason of a fear worded as a deed, in the work on a fear. */
export const FEARED_DEED = 'a feared deed in the work on a fear';

/** The reason of what only the learned part heard. */
export const BY_WORDING = 'wording like that of people at risk';

/** How the guard answers: not at all; by one soft question behind the coach's words; or in full, with crisis help. */
export const RESPONSES = ['none', 'soft', 'full'] as const;
export type SafetyResponse = (typeof RESPONSES)[number];

/** How the guard answers what it found: only what the rules find is answered in full. */
export const responseTo = ({ level, hint }: Pick<Assessment, 'level' | 'hint'>): SafetyResponse =>
  isAtLeast(level, 'elevated') ? 'full' : hint === null ? 'none' : 'soft';

/** The place of a level, 0 for none to 3 for high. */
export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** Whether the first level is at least the second. */
export const isAtLeast = (level: Level, least: Level): boolean => rankOf(level) >= rankOf(least);

/** The higher of two levels. */
export const higherOf = (a: Level, b: Level): Level => (rankOf(a) >= rankOf(b) ? a : b);

/** One step down, at least none. */
export const stepDown = (level: Level): Level => LEVELS[Math.max(0, rankOf(level) - 1)] ?? 'none';
