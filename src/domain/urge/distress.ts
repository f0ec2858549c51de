import { texts } from '#texts/urge.js';

/** The strength of distress, from 0 for none to 10 for the most. */
export const DISTRESS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Distress = (typeof DISTRESS)[number];

/** Distress as text, from "none" to "the most possible". */
export const distressText = (distress: Distress): string => texts.distressNames[distress];

/** The distress, 0 to 10, that is nearest to a percentage, which is how ladder steps store distress. */
export const distressOfShare = (share: number): Distress =>
  DISTRESS.find((distress) => share < distress * 10 + 5) ?? 10;
