import type { UserId } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import type { TaskShape, TaskStep } from '#domain/tasks/task.ts';
import type { Area, Lens, MoodBand } from '#domain/tasks/vocabulary.ts';

/** A smart task with its wording from the catalogue. */
export interface Draft {
  readonly id: string;
  readonly title: string;
  /** A whole number of minutes. */
  readonly minutes: number;
  readonly area: Area;
  readonly size: Size;
  readonly band: Band;
  readonly why: string;
}

/** The context that a writer may receive about the user. It does not identify them. */
export interface WritingContext {
  readonly mood: MoodBand;
  readonly lens: Lens | null;
}

/** The new wording of one task. The task's minutes, size and part of the day do not change. */
export interface Wording {
  readonly title: string;
  readonly why: string;
}

/**
 * Words tasks and splits them into steps. Every method resolves within 8 seconds and never rejects. Null means that
 * there is no usable reply or that the user has reached the rate limit; the caller then uses the wording of the
 * catalogue, or of the pattern for steps. The user id is used only for rate limiting.
 */
export interface TaskWriter {
  /** A wording for every task, by the task's id. */
  word(
    drafts: readonly Draft[],
    context: WritingContext,
    userId: UserId,
  ): Promise<ReadonlyMap<string, Wording> | null>;
  /** At least two steps within the limits for steps. None of them is marked as done. */
  steps(task: TaskShape, userId: UserId): Promise<readonly TaskStep[] | null>;
}
