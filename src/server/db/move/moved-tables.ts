/**
 * Tables that are not moved: the migration history, the rows of the health check, and the waiting jobs. PostgreSQL
 * stores jobs in another schema, and jobs are created again after a move.
 */
const OF_ITS_OWN = /^(kysely_.*|health|jobs)$/;

/** Whether a table's contents are moved. */
export const isMoved = (table: string): boolean => !OF_ITS_OWN.test(table);
