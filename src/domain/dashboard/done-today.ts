import { shortList } from '#domain/shared/text/list.ts';
import { texts } from '#texts/dashboard.js';

/** A completed task, or a routine with the number of its steps that were done. */
export interface DoneThing {
  readonly title: string;
  /** Null for a task. */
  readonly steps: number | null;
}

/** What the person did today as a sentence; null if there is nothing to say yet. */
export const doneSentence = (done: readonly DoneThing[]): string | null => {
  if (done.length === 0) return null;
  const things = done.map(({ title, steps }) =>
    steps === null ? texts.doneTask({ title }) : texts.doneSteps({ steps, title }),
  );
  return texts.doneToday({ count: done.length, things: shortList(things) });
};
