/** How serious a message is, from nothing to immediate danger. */
export const LEVELS = ['none', 'low', 'elevated', 'high'] as const;
export type Level = (typeof LEVELS)[number];

/** The kinds of danger. At equal levels, a kind takes precedence over those listed after it. */
export const CATEGORIES = [
  'medical-emergency',
  'suicide',
  'abuse',
  'harm-to-others',
  'self-harm',
  'eating-disorder',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Builds a record with a value for each category. */
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

/** Whom or what a sign is about; `own` means that it is about the writer, and about the present. */
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

/** The guard's response: none, one soft question after the guide's reply, or a full reply with crisis help. */
export const RESPONSES = ['none', 'soft', 'full'] as const;
export type SafetyResponse = (typeof RESPONSES)[number];

/** The category of a danger, and whether the writer or somebody else is in danger. */
export interface Danger {
  readonly category: Category;
  readonly kind: 'own' | 'third-person';
}

/** The numeric rank of a level: 0 for none to 3 for high. */
export const rankOf = (level: Level): number => LEVELS.indexOf(level);

/** Whether `level` is at least `least`. */
export const isAtLeast = (level: Level, least: Level): boolean => rankOf(level) >= rankOf(least);
