import type { QueryClient } from '@tanstack/react-query';

/**
 * What a feature may change that others show, and the queries that are asked for anew then. The key of each
 * begins with such a name and the person's id. Features do not know each other; they name the topic.
 */
const QUERIES = {
  moods: ['dashboard', 'top-triggers'],
  tasks: ['dashboard'],
  distractions: ['dashboard'],
  quiz: ['dashboard'],
  follow: ['quiz'],
  triggers: ['top-triggers'],
} as const;

/** Something of a person that more than one feature shows. */
export type Topic = keyof typeof QUERIES;

/** Has all that shows this topic asked for anew. */
export const invalidateTopic = (client: QueryClient, userId: string, topic: Topic): void => {
  for (const name of QUERIES[topic]) void client.invalidateQueries({ queryKey: [name, userId] });
};
