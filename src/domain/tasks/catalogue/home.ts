import type { Template } from '#domain/tasks/vocabulary.ts';
import { templatesOf } from './template.ts';

const home = templatesOf('home');

/** Tasks for rooms, laundry, dishes and doors, in small parts that have an end and need not be perfect. */
export const homeTemplates: readonly Template[] = [
  home('dishes-with-timer', ['midday', 'evening'], ['ADHD', 'OCD'], 2, [16, 10, 4]),
  home('laundry-load', ['morning', 'midday'], ['ADHD', 'Autism'], 2, [30, 12, 3]),
  home('uneven-folds', ['midday', 'evening'], ['Autism', 'OCD'], 1, [20, 8, 2]),
  home('cups-from-rooms', ['midday', 'evening'], ['ADHD'], 2, [25, 6, 1]),
  home('fresh-bed', ['morning'], ['ADHD', 'OCD'], 2, [20, 7, 3]),
  home('trash-out', ['morning', 'evening'], ['ADHD', 'OCD'], 2, [18, 6, 2]),
  home('floor-into-box', ['midday', 'evening'], ['ADHD'], 3, [35, 10, 1]),
  home('one-table', ['morning', 'midday'], ['ADHD', 'OCD'], 2, [20, 9, 1]),
  home('bathroom-once', ['morning', 'midday'], ['OCD'], 2, [15, 6, 2]),
  home('door-locked-once', ['morning', 'midday'], ['OCD'], 2, [22, 7, 1]),
  home('fridge-shelf', ['morning', 'midday'], ['ADHD', 'Autism'], 2, [17, 7, 2]),
  home('fresh-air', ['morning', 'midday'], ['Autism', 'OCD'], 1, [20, 7, 1]),
  home('sweep-with-earplugs', ['morning', 'midday'], ['Autism', 'OCD'], 3, [28, 11, 1]),
  home('quieter-rooms', ['morning', 'evening'], ['Autism'], 2, [25, 7, 1]),
  home('quiet-corner', ['midday', 'evening'], ['Autism'], 2, [30, 8, 2]),
  home('open-letters', ['midday', 'evening'], ['ADHD', 'OCD'], 2, [17, 8, 3]),
  home('chore-together', ['midday', 'evening'], ['ADHD'], 2, [35, 12, 2]),
  home('any-order-shelf', ['midday', 'evening'], ['OCD'], 2, [15, 6, 1]),
  home('things-by-the-door', ['evening'], ['ADHD', 'Autism'], 1, [20, 6, 1]),
  home('leave-the-kitchen', ['evening'], ['ADHD', 'OCD'], 2, [20, 7, 1]),
];
