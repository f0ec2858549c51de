export const TONES = ['positive', 'neutral', 'negative'] as const;
export type Tone = (typeof TONES)[number];

/** Something that set off a feeling, and how it felt. */
export interface Trigger {
  readonly trigger: string;
  readonly tone: Tone;
}

/** How the words of a text sound, from −1 (bad) over 0 (neither) to 1 (good). A library of the caller's. */
export type PolarityOf = (text: string) => number;
