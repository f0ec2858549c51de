import type { Template } from '#domain/tasks/vocabulary.ts';
import { templatesOf } from './template.ts';

const people = templatesOf('people');

/** Tasks for contact with other people, with words to use and a known end, and without asking for reassurance. */
export const peopleTemplates: readonly Template[] = [
  people('news-to-a-friend', ['morning', 'midday', 'evening'], ['ADHD', 'Autism'], 2, [15, 6, 2]),
  people('good-morning', ['morning'], ['ADHD', 'Autism'], 1, [18, 6, 1]),
  people('old-messages', ['morning', 'midday'], ['ADHD', 'OCD'], 2, [20, 7, 2]),
  people('ask-for-help', ['morning', 'midday'], ['ADHD', 'Autism'], 2, [35, 9, 2]),
  people('what-helps-me', ['morning', 'midday'], ['Autism'], 2, [25, 8, 3]),
  people('say-hello', ['morning', 'midday'], ['Autism', 'OCD'], 2, [25, 6, 1]),
  people('no-extra-sorry', ['morning', 'midday'], ['ADHD', 'OCD'], 2, [15, 6, 2]),
  people('thank-you-note', ['morning', 'evening'], ['ADHD', 'Autism', 'OCD'], 1, [18, 6, 1]),
  people('first-photos', ['morning', 'evening'], ['ADHD', 'OCD'], 1, [17, 7, 2]),
  people('time-to-meet', ['midday'], ['ADHD', 'Autism'], 2, [18, 8, 1]),
  people('kind-no', ['midday'], ['Autism', 'OCD'], 2, [15, 6, 2]),
  people('call-with-script', ['midday', 'evening'], ['ADHD', 'Autism'], 3, [25, 10, 3]),
  people('sent-and-closed', ['midday', 'evening'], ['OCD'], 2, [20, 6, 1]),
  people('doubt-unsaid', ['midday', 'evening'], ['OCD'], 3, [30, 10, 2]),
  people('same-room', ['midday', 'evening'], ['ADHD', 'Autism'], 1, [40, 10, 2]),
  people('share-loved-topic', ['midday', 'evening'], ['Autism'], 2, [22, 8, 2]),
  people('alone-after-people', ['midday', 'evening'], ['Autism', 'OCD'], 1, [30, 10, 1]),
  people('eat-together', ['midday', 'evening'], ['ADHD', 'Autism'], 2, [40, 15, 2]),
  people('group-on-loved-topic', ['midday', 'evening'], ['ADHD', 'Autism'], 1, [28, 10, 2]),
  people('their-choice', ['evening'], ['OCD'], 2, [45, 8, 1]),
];
