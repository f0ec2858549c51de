import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';

/** The areas of life that tasks belong to; `work` is work or study. */
export const AREAS = ['body', 'home', 'work', 'people', 'calm', 'planning'] as const;
export type Area = (typeof AREAS)[number];

/** The conditions that a task can be written for; a task may have several. */
export const LENSES = NEUROTYPES;
export type Lens = Neurotype;

/** Mood values in three bands: 0 and 25 are low, 50 is middle, 75 and 100 are high. */
export const MOOD_BANDS = ['low', 'middle', 'high'] as const;
export type MoodBand = (typeof MOOD_BANDS)[number];

/** The mood band of a mood value; the middle one for null. */
export const moodBandOf = (mood: number | null): MoodBand => {
  if (mood === null || mood === 50) return 'middle';
  return mood < 50 ? 'low' : 'high';
};

/** The wording of a task in one size. */
interface Wording {
  /** 1 to 200 characters, in the current language. */
  readonly title: string;
  /** Whole minutes. */
  readonly minutes: number;
}

/** A task of the catalogue in its three sizes. */
export interface Template {
  /** Stable, because it is stored with every task made from the template. */
  readonly id: string;
  readonly area: Area;
  /** The parts of the day in which the task can be offered. */
  readonly bands: readonly Band[];
  readonly lenses: readonly Lens[];
  /** How much energy the full size takes: 1 little, 2 some, 3 much. */
  readonly energy: 1 | 2 | 3;
  readonly sizes: Readonly<Record<Size, Wording>>;
}
