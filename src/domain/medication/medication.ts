/** The most characters of what a person writes about a medicine. */
export const MEDICINE_MAX = { name: 100, amount: 100, effect: 40 } as const;
/** The most usual times of one medicine, and the most effects that are followed. */
export const MOST_TIMES = 8;
export const MOST_EFFECTS = 3;

/** How much of an effect there is, from none on. */
export const EFFECT_LEVELS = [0, 1, 2, 3] as const;
export type EffectLevel = (typeof EFFECT_LEVELS)[number];
export const EFFECT_WORDS: Readonly<Record<EffectLevel, string>> = {
  0: 'none',
  1: 'a little',
  2: 'clearly',
  3: 'a lot',
};

/** Effects that somebody may want to follow; people write their own as well. */
export const EFFECT_IDEAS = ['Appetite', 'Sleep', 'Focus'] as const;

/** How many days of the log a device has at hand, and the longest page for a prescriber. */
export const LONGEST_REPORT_DAYS = 90;
export const REPORT_DAYS = [30, LONGEST_REPORT_DAYS] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
