import type { UserId } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import type { TaskShape, TaskStep } from '#domain/tasks/task.ts';
import type { Area, Lens, MoodBand } from '#domain/tasks/vocabulary.ts';

/** A smart task as worded in the catalogue. */
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

/** What a writer may know about the user, without identifying them. */
export interface WritingContext {
  readonly mood: MoodBand;
  readonly lens: Lens | null;
}

/** The wording of one draft. Its minutes, size and part of the day stay as planned. */
export interface Wording {
  readonly title: string;
  readonly why: string;
}

/**
 * Words tasks and splits them into steps. Every method resolves within 8 seconds and never rejects. Null means that
 * there is no usable answer or the user hit the rate limit; the catalogue's or pattern's wording then stays. The user
 * id is used only for rate limiting.
 */
export interface TaskWriter {
  /** A wording for every draft, by its id. */
  word(
    drafts: readonly Draft[],
    context: WritingContext,
    userId: UserId,
  ): Promise<ReadonlyMap<string, Wording> | null>;
  /** Two or more steps within the step limits, none of them done. */
  steps(task: TaskShape, userId: UserId): Promise<readonly TaskStep[] | null>;
}
