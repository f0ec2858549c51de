/**
 * Tables that each database has for itself: the steps of its schema, the row that a health check writes, and the jobs,
 * which on PostgreSQL are elsewhere and are made anew after a move.
 */
const OF_ITS_OWN = /^(kysely_.*|health|jobs)$/;

/** Whether a table is moved with what it holds. */
export const isMoved = (table: string): boolean => !OF_ITS_OWN.test(table);
