/** Maximum characters of the texts that a person writes about a medicine. */
export const MEDICINE_MAX = { name: 100, amount: 100, effect: 40 } as const;
/** Maximum number of usual times of one medicine. */
export const MOST_TIMES = 8;
/** Maximum number of effects that are tracked. */
export const MOST_EFFECTS = 3;

/** How strong an effect is, from none to a lot. */
export const EFFECT_LEVELS = [0, 1, 2, 3] as const;
export type EffectLevel = (typeof EFFECT_LEVELS)[number];
export const EFFECT_WORDS: Readonly<Record<EffectLevel, string>> = {
  0: 'none',
  1: 'a little',
  2: 'clearly',
  3: 'a lot',
};

/** Suggested effects to track; people can also write their own. */
export const EFFECT_IDEAS = ['Appetite', 'Sleep', 'Focus'] as const;

/**
 * The number of days of the log that a device loads, which is also the length of the longest report for a prescriber.
 */
export const LONGEST_REPORT_DAYS = 90;
export const REPORT_DAYS = [30, LONGEST_REPORT_DAYS] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
