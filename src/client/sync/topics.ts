import type { QueryClient } from '@tanstack/react-query';

/**
 * The queries to refetch when a feature changes something that others show. Their keys begin with such a name and the
 * person's id. Features do not know each other; they name the topic.
 */
const QUERIES = {
  moods: ['dashboard', 'top-triggers'],
  tasks: ['dashboard'],
  distractions: ['dashboard'],
  quiz: ['dashboard'],
  follow: ['quiz'],
  triggers: ['top-triggers'],
} as const;

/** A kind of personal data that more than one feature shows. */
export type Topic = keyof typeof QUERIES;

/** Refetches everything that shows this topic. */
export const invalidateTopic = (client: QueryClient, userId: string, topic: Topic): void => {
  for (const name of QUERIES[topic]) void client.invalidateQueries({ queryKey: [name, userId] });
};
