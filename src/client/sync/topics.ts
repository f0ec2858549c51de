import type { QueryClient } from '@tanstack/react-query';

/**
 * The queries to refetch when a feature changes data that other features show. Each query key starts with one of these
 * names and the person's id. Features do not know each other, so they only name the topic.
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

/** Refetches all queries that depend on this topic. */
export const invalidateTopic = (client: QueryClient, userId: string, topic: Topic): void => {
  for (const name of QUERIES[topic]) void client.invalidateQueries({ queryKey: [name, userId] });
};
