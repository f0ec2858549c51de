import type { KyselyConfig, RootOperationNode } from 'kysely';

/** One call of the database that has ended. */
interface DatabaseCall {
  readonly kind: 'select' | 'insert' | 'update' | 'delete' | 'other';
  readonly durationMs: number;
  /** Why it failed; null when it did not. */
  readonly error: unknown;
}

/** Is told of each call of the database. */
export type WatchDatabase = (call: DatabaseCall) => void;

const KINDS: Readonly<Record<string, DatabaseCall['kind']>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
};

/** What a query does, and never to what or whom. */
export const kindOfQuery = ({ kind }: RootOperationNode): DatabaseCall['kind'] =>
  KINDS[kind] ?? 'other';

/** Has the query builder tell of its calls; nothing is measured where nobody listens. */
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
