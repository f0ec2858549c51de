import type { Template } from '#domain/tasks/vocabulary.ts';
import { templatesOf } from './template.ts';

const planning = templatesOf('planning');

/**
 * Tasks for planning days, lists, dates and choices. The tasks make plans visible, contain pauses, and do not reopen
 * decisions.
 */
export const planningTemplates: readonly Template[] = [
  planning('plan-for-today', ['morning'], ['ADHD', 'Autism'], 2, [15, 6, 1]),
  planning('day-in-pictures', ['morning', 'midday'], ['ADHD', 'Autism'], 2, [25, 10, 3]),
  planning('tasks-on-paper', ['morning', 'evening'], ['ADHD', 'OCD'], 2, [15, 7, 1]),
  planning('first-on-the-list', ['morning', 'midday'], ['ADHD', 'OCD'], 3, [30, 11, 1]),
  planning('what-is-enough', ['morning', 'midday'], ['OCD'], 2, [15, 7, 1]),
  planning('list-not-rewritten', ['morning', 'evening'], ['OCD'], 3, [30, 12, 1]),
  planning('alarms', ['morning', 'midday', 'evening'], ['ADHD'], 1, [20, 6, 2]),
  planning('way-to-a-place', ['morning', 'midday'], ['ADHD', 'Autism'], 2, [20, 8, 2]),
  planning('second-plan', ['morning', 'midday'], ['ADHD', 'Autism'], 2, [16, 7, 2]),
  planning('time-without-plan', ['morning', 'midday', 'evening'], ['ADHD', 'OCD'], 1, [30, 10, 1]),
  planning('make-appointment', ['morning', 'midday'], ['ADHD', 'Autism'], 3, [25, 8, 3]),
  planning('one-bill', ['midday'], ['ADHD', 'OCD'], 2, [20, 8, 1]),
  planning('week-on-a-page', ['midday', 'evening'], ['ADHD', 'Autism'], 2, [25, 10, 2]),
  planning('look-at-new-place', ['midday', 'evening'], ['ADHD', 'Autism'], 1, [18, 6, 1]),
  planning('known-meals', ['midday', 'evening'], ['ADHD', 'Autism'], 1, [18, 6, 1]),
  planning('choice-kept', ['midday', 'evening'], ['ADHD', 'OCD'], 2, [16, 6, 1]),
  planning('fewer-alerts', ['midday', 'evening'], ['ADHD', 'Autism'], 1, [15, 6, 2]),
  planning('bag-packed-once', ['evening'], ['ADHD', 'OCD'], 1, [15, 6, 1]),
  planning('tomorrow-in-parts', ['evening'], ['ADHD', 'Autism'], 2, [20, 8, 1]),
  planning('things-done-today', ['evening'], ['ADHD', 'Autism', 'OCD'], 1, [15, 6, 1]),
];
