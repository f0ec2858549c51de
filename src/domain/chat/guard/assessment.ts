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

/** A value for each category. */
export const byCategory = <Value>(
  value: (category: Category) => Value,
): Record<Category, Value> => ({
  'medical-emergency': value('medical-emergency'),
  suicide: value('suicide'),
  abuse: value('abuse'),
  'harm-to-others': value('harm-to-others'),
  'self-harm': value('self-harm'),
  'eating-disorder': value('eating-disorder'),
});

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

/** How the guard answers: not at all; by one soft question behind the words of the guide; or in full, with crisis help. */
export const RESPONSES = ['none', 'soft', 'full'] as const;
export type SafetyResponse = (typeof RESPONSES)[number];

/** What somebody is in danger of, and who. */
export interface Danger {
  readonly category: Category;
  readonly kind: 'own' | 'third-person';
}

/** The place of a level, 0 for none to 3 for high. */
export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** Whether the first level is at least the second. */
export const isAtLeast = (level: Level, least: Level): boolean => rankOf(level) >= rankOf(least);
