export const TONES = ['positive', 'neutral', 'negative'] as const;
export type Tone = (typeof TONES)[number];

/** Something that set off a feeling, with the tone of the feeling. */
export interface Trigger {
  readonly trigger: string;
  readonly tone: Tone;
}

/** The sentiment of a text, from −1 (bad) over 0 (neutral) to 1 (good). Supplied by the caller. */
export type PolarityOf = (text: string) => number;
