import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateTopic, type Topic } from './topics.ts';

it.each<[Topic, asked: readonly string[]]>([
  ['moods', ['dashboard/ada/week', 'dashboard/ada/year', 'top-triggers/ada']],
  ['tasks', ['dashboard/ada/week', 'dashboard/ada/year']],
  ['triggers', ['top-triggers/ada']],
])('%s refetches what shows it, only for that person', (topic, asked) => {
  const client = new QueryClient();
  for (const key of [
    'dashboard/ada/week',
    'dashboard/ada/year',
    'dashboard/bob',
    'top-triggers/ada',
  ])
    client.setQueryData(key.split('/'), 'known');
  invalidateTopic(client, 'ada', topic);
  const stale = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  expect(stale.map(({ queryKey }) => queryKey.join('/'))).toEqual(asked);
});
