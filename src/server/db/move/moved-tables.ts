/**
 * Tables that belong to one database only: the migration history, the health check's row, and the jobs, which
 * PostgreSQL keeps elsewhere and which are recreated after a move.
 */
const OF_ITS_OWN = /^(kysely_.*|health|jobs)$/;

/** Whether a table's contents are moved. */
export const isMoved = (table: string): boolean => !OF_ITS_OWN.test(table);
