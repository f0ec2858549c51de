import type { KyselyConfig, RootOperationNode } from 'kysely';

/** One call of the database that has ended. */
interface DatabaseCall {
  readonly kind: 'select' | 'insert' | 'update' | 'delete' | 'other';
  readonly durationMs: number;
  readonly isDone: boolean;
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
        log: ({ level, query, queryDurationMillis }) =>
          watch({
            kind: kindOfQuery(query.query),
            durationMs: queryDurationMillis,
            isDone: level === 'query',
          }),
      };
