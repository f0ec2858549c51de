import type { KyselyConfig, RootOperationNode } from 'kysely';

/** A completed database query. */
interface DatabaseCall {
  readonly kind: 'select' | 'insert' | 'update' | 'delete' | 'other';
  readonly durationMs: number;
  /** Why it failed; null on success. */
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

/** The kind of a query, without any table or data. */
export const kindOfQuery = ({ kind }: RootOperationNode): DatabaseCall['kind'] =>
  KINDS[kind] ?? 'other';

/** Makes the query builder report its queries; without a listener nothing is measured. */
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
