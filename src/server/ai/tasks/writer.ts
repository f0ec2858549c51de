import type { UserId } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import type { TaskShape, TaskStep } from '#domain/tasks/task.ts';
import type { Area, Lens, MoodBand } from '#domain/tasks/vocabulary.ts';

/** A smart task in the words of the catalogue. */
export interface Draft {
  readonly id: string;
  readonly title: string;
  /** Whole minutes. */
  readonly minutes: number;
  readonly area: Area;
  readonly size: Size;
  readonly band: Band;
  readonly why: string;
}

/** What a writer may know of the person; never who they are. */
export interface WritingContext {
  readonly mood: MoodBand;
  readonly lens: Lens | null;
}

/** Words for one draft. Its minutes, size and place in the day stay as they were planned. */
export interface Wording {
  readonly title: string;
  readonly why: string;
}

/**
 * Words tasks and splits them into steps. Every method resolves within 8 seconds and never rejects: null
 * means that it has nothing good to say, or was asked too much, and the words of the catalogue or of the
 * patterns stay. The id of the person is for counting their questions only.
 */
export interface TaskWriter {
  /** Words by the draft's id, for all drafts. */
  word(
    drafts: readonly Draft[],
    context: WritingContext,
    userId: UserId,
  ): Promise<ReadonlyMap<string, Wording> | null>;
  /** Two or more steps within the bounds of steps, none done. */
  steps(task: TaskShape, userId: UserId): Promise<readonly TaskStep[] | null>;
}
