import type { Template } from '#domain/tasks/vocabulary.ts';
import { templatesOf } from './template.ts';

const work = templatesOf('work');

/** Tasks for work or study: how to start, how to do one thing at a time, and how to stop. */
export const workTemplates: readonly Template[] = [
  work('rough-page', ['morning', 'midday'], ['ADHD', 'OCD'], 3, [40, 10, 2]),
  work('visible-timer', ['morning', 'midday'], ['ADHD'], 3, [27, 11, 1]),
  work('one-thing-on-desk', ['morning'], ['ADHD', 'Autism'], 1, [18, 6, 2]),
  work('work-beside-someone', ['morning', 'midday', 'evening'], ['ADHD', 'Autism'], 2, [45, 15, 3]),
  work('answers-read-once', ['morning', 'midday'], ['ADHD', 'OCD'], 2, [20, 9, 2]),
  work('first-steps', ['morning'], ['ADHD', 'Autism'], 2, [25, 8, 1]),
  work('work-place-set-up', ['morning', 'midday'], ['Autism'], 1, [15, 7, 1]),
  work('between-two-tasks', ['morning', 'midday'], ['Autism'], 1, [20, 8, 1]),
  work('small-choices', ['morning', 'midday'], ['OCD'], 2, [16, 6, 2]),
  work('phone-elsewhere', ['morning', 'midday'], ['ADHD', 'OCD'], 2, [32, 13, 1]),
  work('read-a-part', ['morning', 'midday', 'evening'], ['ADHD', 'Autism'], 2, [35, 10, 3]),
  work('clear-question', ['midday'], ['ADHD', 'Autism'], 2, [18, 8, 2]),
  work('done-enough', ['midday', 'evening'], ['OCD'], 3, [35, 12, 2]),
  work('one-form', ['midday', 'evening'], ['ADHD', 'OCD'], 2, [30, 11, 3]),
  work('loved-topic-study', ['midday', 'evening'], ['ADHD', 'Autism'], 2, [30, 12, 2]),
  work('music-for-boring-task', ['midday', 'evening'], ['ADHD'], 2, [32, 12, 3]),
  work('loose-files', ['midday', 'evening'], ['ADHD', 'OCD'], 1, [16, 6, 1]),
  work('end-of-work', ['midday', 'evening'], ['ADHD', 'Autism', 'OCD'], 1, [15, 6, 1]),
  work('set-out-tomorrow', ['evening'], ['ADHD', 'Autism'], 1, [15, 6, 2]),
  work('one-lesson', ['evening'], ['ADHD', 'Autism'], 2, [25, 11, 2]),
];
