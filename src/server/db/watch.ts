import type { KyselyConfig, RootOperationNode } from 'kysely';

/** A completed database query. */
interface DatabaseCall {
  readonly kind: 'select' | 'insert' | 'update' | 'delete' | 'other';
  readonly durationMs: number;
  /** The error of a failed query. Null when it succeeded. */
  readonly error: unknown;
}

/** Called for each database query. */
export type WatchDatabase = (call: DatabaseCall) => void;

const KINDS: Readonly<Record<string, DatabaseCall['kind']>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** The kind of a query, such as a select or an insert, which reveals neither a table nor data. */
export const kindOfQuery = ({ kind }: RootOperationNode): DatabaseCall['kind'] =>
  KINDS[kind] ?? 'other';

/**
 * The setting that makes the query builder report its queries to a listener. Without a listener, no query is measured.
 */
export const watched = (watch: WatchDatabase | undefined): Pick<KyselyConfig, 'log'> =>
  watch === undefined
    ? {}
    : {
        log: (event) =>
          watch({
            kind: kindOfQuery(event.query.query),
            durationMs: event.queryDurationMillis,
            error: event.level === 'error' ? event.error : null,
          }),
      };
