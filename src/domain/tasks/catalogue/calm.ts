import type { Template } from '#domain/tasks/vocabulary.ts';
import { templatesOf } from './template.ts';

const calm = templatesOf('calm');

/** Tasks for rest, sensory comfort and special interests, and for accepting worries and urges. */
export const calmTemplates: readonly Template[] = [
  calm(
    'slow-breathing',
    ['morning', 'midday', 'evening'],
    ['ADHD', 'Autism', 'OCD'],
    1,
    [15, 6, 1],
  ),
  calm('worry-alongside', ['morning', 'midday', 'evening'], ['OCD'], 2, [25, 8, 1]),
  calm('rock-and-hum', ['morning', 'midday', 'evening'], ['ADHD', 'Autism'], 1, [15, 7, 1]),
  calm('before-messages', ['morning'], ['ADHD', 'OCD'], 1, [20, 6, 1]),
  calm('thoughts-unanswered', ['morning', 'midday'], ['OCD'], 2, [16, 7, 1]),
  calm('rest-between', ['morning', 'midday'], ['Autism'], 1, [20, 6, 1]),
  calm('look-at-sky', ['morning', 'midday'], ['Autism', 'OCD'], 1, [22, 8, 1]),
  calm('sounds-around', ['morning', 'midday'], ['ADHD', 'OCD'], 1, [18, 7, 1]),
  calm('known-music', ['morning', 'evening'], ['ADHD', 'Autism'], 1, [40, 11, 4]),
  calm('heavy-blanket', ['morning', 'evening'], ['ADHD', 'Autism'], 1, [25, 9, 2]),
  calm('news-closed', ['morning', 'evening'], ['ADHD', 'OCD'], 1, [45, 10, 1]),
  calm('wait-with-an-urge', ['midday', 'evening'], ['OCD'], 3, [16, 7, 1]),
  calm('hobby-time', ['midday', 'evening'], ['ADHD', 'Autism'], 1, [40, 15, 2]),
  calm('less-light-less-sound', ['midday', 'evening'], ['Autism'], 1, [30, 11, 1]),
  calm('lines-as-they-are', ['midday', 'evening'], ['ADHD', 'OCD'], 1, [22, 9, 1]),
  calm('puzzle-left-open', ['midday', 'evening'], ['Autism', 'OCD'], 2, [28, 8, 2]),
  calm('known-show', ['evening'], ['ADHD', 'Autism'], 1, [35, 13, 2]),
  calm('warm-water', ['evening'], ['ADHD', 'Autism'], 1, [35, 14, 2]),
  calm('day-in-sentences', ['evening'], ['ADHD', 'Autism', 'OCD'], 1, [15, 6, 1]),
];
