import { SIZES, type Size } from '#domain/shared/size.ts';
import type { Area } from '#domain/tasks/vocabulary.ts';

/** A step of a script, with the finer steps into which it can be split; an empty list if there are none. */
export interface ScriptStep {
  readonly title: string;
  /** Whole minutes. */
  readonly minutes: number;
  readonly finer: readonly Line[];
}

/** A step without finer steps. */
type Line = Omit<ScriptStep, 'finer'>;

/** The part of a script that one size adds to the smaller sizes. */
interface Part {
  /** The state reached once this size is done. */
  readonly result: string;
  /** The whole part as one step. */
  readonly coarse: Line;
  readonly steps: readonly ScriptStep[];
}

/** Steps in three sizes; each size adds its part to the parts of the smaller sizes. */
export type Script = Readonly<Record<Size, Part>>;

/** A chore of daily life: the words by which it is recognized, and its steps. */
export interface Chore extends Script {
  readonly id: string;
  readonly name: string;
  /** Lines of words that a title contains in this order; "/" separates alternatives. */
  readonly find: readonly string[];
  /** Words that show that a title is not about this chore. */
  readonly not?: readonly string[] | undefined;
}

/** The chores of one file, and the area of life to which they belong. */
export interface ChoresFile {
  readonly area: Area;
  readonly chores: readonly Chore[];
}

/** Words with a special role in titles: fillers are ignored, and an aside ends the part that is matched. */
export interface TitleWords {
  readonly fillers: readonly string[];
  readonly asides: readonly string[];
  /** Whether a word also stands for its plural and its form with -ing. */
  readonly englishEndings: boolean;
}

/** A place where a task can be done, with the steps of a task there. */
interface Place extends Script {
  readonly id: string;
  /** The answer that chooses this place; missing for the place that is used when the person chooses none. */
  readonly choice?: string | undefined;
  /** The areas of smart tasks that are done in this place. */
  readonly areas: readonly Area[];
}

/** The question and the steps for tasks that fit no chore. */
export interface General {
  readonly question: { readonly id: string; readonly text: string; readonly words: string };
  /** The last step of a long task. */
  readonly long: Line;
  /** Only one of them has no choice. */
  readonly places: readonly Place[];
}

/** All content for breaking tasks down. */
export interface BreakdownContent {
  readonly chores: readonly Chore[];
  readonly words: TitleWords;
  readonly general: General;
}

/** The sizes whose parts make up a size, the smallest first. */
export const sizesIn = (size: Size): readonly Size[] =>
  SIZES.slice(SIZES.indexOf(size)).toReversed();

/** The total minutes of a script's usual steps in a size. */
export const minutesOf = (script: Script, size: Size): number =>
  sizesIn(size)
    .flatMap((one) => script[one].steps)
    .reduce((sum, { minutes }) => sum + minutes, 0);
