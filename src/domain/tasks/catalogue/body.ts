import type { Template } from '#domain/tasks/vocabulary.ts';
import { templatesOf } from './template.ts';

const body = templatesOf('body');

/** Tasks for moving, resting, washing, dressing, eating and drinking, each with a known end. */
export const bodyTemplates: readonly Template[] = [
  body('slow-stretch', ['morning', 'evening'], ['ADHD', 'Autism'], 1, [15, 7, 1]),
  body('known-route', ['morning', 'midday'], ['ADHD', 'Autism'], 2, [25, 10, 3]),
  body('shower-with-an-end', ['morning', 'evening'], ['Autism', 'OCD'], 2, [25, 8, 3]),
  body('morning-bathroom-steps', ['morning'], ['ADHD', 'Autism'], 2, [20, 6, 3]),
  body('first-clothes', ['morning'], ['ADHD', 'OCD'], 1, [15, 6, 1]),
  body('breakfast-at-table', ['morning'], ['ADHD', 'Autism'], 2, [25, 12, 2]),
  body('daylight', ['morning'], ['ADHD', 'Autism'], 1, [18, 8, 1]),
  body('drink-break', ['morning', 'midday'], ['ADHD', 'Autism'], 1, [20, 6, 2]),
  body('movement-video', ['morning', 'midday'], ['ADHD', 'OCD'], 3, [22, 8, 1]),
  body('lunch-away-from-work', ['midday'], ['ADHD', 'Autism'], 2, [35, 15, 4]),
  body('screen-rest', ['midday'], ['ADHD', 'OCD'], 1, [20, 8, 1]),
  body('move-to-songs', ['midday', 'evening'], ['ADHD'], 3, [20, 8, 4]),
  body('move-and-listen', ['midday', 'evening'], ['ADHD', 'OCD'], 2, [30, 11, 2]),
  body('soft-clothes', ['midday', 'evening'], ['Autism'], 1, [25, 9, 3]),
  body('lie-down', ['midday', 'evening'], ['Autism', 'OCD'], 1, [30, 10, 2]),
  body('hair-with-breaks', ['morning', 'evening'], ['Autism'], 2, [40, 9, 2]),
  body('hand-cream', ['evening'], ['OCD'], 1, [15, 6, 1]),
  body('warm-dinner', ['evening'], ['ADHD', 'Autism'], 3, [45, 15, 2]),
  body('clothes-for-tomorrow', ['evening'], ['ADHD', 'Autism'], 1, [15, 6, 2]),
  body('ready-for-bed', ['evening'], ['ADHD', 'Autism'], 2, [30, 12, 2]),
];
