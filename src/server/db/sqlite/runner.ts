import type BetterSqlite3 from 'better-sqlite3';
import type { CompiledQuery, QueryResult, SqliteStatement } from 'kysely';
import { kindOfQuery, type WatchDatabase } from '#server/db/watch.ts';
import { type Lock, PAUSE_MS } from './lock.ts';

/** Runs one compiled query and returns its rows. When the function returns, a write is on disk. */
export type RunQuery = <Row>(query: CompiledQuery<Row>) => Promise<readonly Row[]>;

/** A prepared SQL statement. */
export interface PreparedStatement extends SqliteStatement {
  readonly readonly: boolean;
}

/** Prepares an SQL statement. It may return a cached statement. */
export type Prepare = (sql: string) => PreparedStatement;

interface Waiting {
  readonly statement: PreparedStatement;
  readonly parameters: readonly unknown[];
  readonly settle: (result: StatementResult) => void;
}

type StatementResult = { readonly rows: unknown[] } | { readonly error: unknown };

const attempt = ({ statement, parameters }: Waiting): StatementResult => {
  try {
    if (statement.reader) return { rows: statement.all(parameters) };
    statement.run(parameters);
    return { rows: [] };
  } catch (error) {
    return { error };
  }
};

interface RunnerParts {
  readonly file: BetterSqlite3.Database;
  readonly prepare: Prepare;
  /** Runs a query through the query builder, which waits until an open transaction has ended. */
  readonly inTurn: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;
  readonly lock: Pick<Lock, 'isWorthWaiting' | 'wasFree'>;
  /** Throws when data that was just committed will be lost. */
  readonly check: () => void;
  /** Called for each query that runs here. The query builder reports its own queries. */
  readonly watch?: WatchDatabase | undefined;
}

/**
 * Runs several writes in one transaction, so that they share one flush to disk. If a write violates a constraint, only
 * that write fails; if the transaction itself fails, all writes fail.
 */
const attemptTogether = (
  { file, check }: Pick<RunnerParts, 'file' | 'check'>,
  group: readonly Waiting[],
): readonly StatementResult[] => {
  try {
    file.exec('begin immediate');
    const results = group.map(attempt);
    file.exec('commit');
    check();
    return results;
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    return group.map(() => ({ error }));
  }
};

/**
 * Runs the most frequent statements directly on the file, without the query builder. Writes that arrive in the same
 * iteration of the event loop are committed together, and each is confirmed only after that commit. While another
 * process holds the lock, these writes wait together.
 */
export const sqliteRunner = ({
  file,
  prepare,
  inTurn,
  lock,
  check,
  watch,
}: RunnerParts): RunQuery => {
  let queue: Waiting[] = [];

  const flush = (): void => {
    if (file.inTransaction) {
      setImmediate(flush);
      return;
    }
    const group = queue;
    queue = [];
    const results =
      group.length === 1 ? group.map(attempt) : attemptTogether({ file, check }, group);
    if (results.some((result) => 'error' in result && lock.isWorthWaiting(result.error))) {
      queue = [...group, ...queue];
      setTimeout(flush, PAUSE_MS);
      return;
    }
    // If every write failed, the shared waiting time is not reset, so that later writes do not wait for the full time
    // again.
    if (results.some((result) => !('error' in result))) lock.wasFree();
    for (const [index, { settle }] of group.entries()) settle(results[index] ?? { rows: [] });
  };

  return async <Row>(query: CompiledQuery<Row>) => {
    if (file.inTransaction) return (await inTurn(query)).rows;
    const statement = prepare(query.sql);
    const { parameters } = query;
    const startedMs = performance.now();
    const result = statement.readonly
      ? attempt({ statement, parameters, settle: () => undefined })
      : await new Promise<StatementResult>((settle) => {
          if (queue.length === 0) setImmediate(flush);
          queue.push({ statement, parameters, settle });
        });
    watch?.({
      kind: kindOfQuery(query.query),
      durationMs: performance.now() - startedMs,
      error: 'error' in result ? result.error : null,
    });
    if ('error' in result) throw result.error;
    // The rows have the type that Kysely gives the compiled query.
    return result.rows as Row[];
  };
};
