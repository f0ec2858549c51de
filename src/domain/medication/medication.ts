import { texts } from '#texts/medication.js';

/** Maximum characters of the texts that a person writes about a medicine. */
export const MEDICINE_MAX = { name: 100, amount: 100, effect: 40 } as const;
/** Maximum number of usual times of one medicine. */
export const MOST_TIMES = 8;
/** Maximum number of effects that are tracked. */
export const MOST_EFFECTS = 3;

/** How strong an effect is, from none to a lot. */
export const EFFECT_LEVELS = [0, 1, 2, 3] as const;
export type EffectLevel = (typeof EFFECT_LEVELS)[number];

/** How strong an effect is, in words. */
export const effectWords = (level: EffectLevel): string => texts.effectLevels[level];

/**
 * The number of days of the log that a device loads, which is also the length of the longest report for a prescriber.
 */
export const LONGEST_REPORT_DAYS = 90;
export const REPORT_DAYS = [30, LONGEST_REPORT_DAYS] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
