import type BetterSqlite3 from 'better-sqlite3';
import type { CompiledQuery, QueryResult, SqliteStatement } from 'kysely';
import { kindOfQuery, type WatchDatabase } from '#server/db/watch.ts';
import { type Lock, PAUSE_MS } from './lock.ts';

/** Runs one compiled query and gives its rows; a write is on the disk by then. */
export type RunQuery = <Row>(query: CompiledQuery<Row>) => Promise<readonly Row[]>;

/** A compiled statement of SQL. */
export interface PreparedStatement extends SqliteStatement {
  readonly readonly: boolean;
}

/** Gives the statement for a text; the same one each time. */
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
  /** Runs a query through the query builder, which waits for an open transaction to end. */
  readonly inTurn: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;
  readonly lock: Pick<Lock, 'isWorthWaiting' | 'wasFree'>;
  /** Throws when what was just committed will not last. */
  readonly check: () => void;
  /** Is told of each query that is not run by the query builder, which tells of its own. */
  readonly watch?: WatchDatabase | undefined;
}

/**
 * Runs several writes as one transaction, so that they share one flush to the disk. One that breaks a
 * rule of the schema fails alone; when the transaction itself fails, all of them do.
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
 * Runs the busiest statements straight on the file, past the query builder's own machinery.
 * Writes that arrive while the event loop turns once are committed together, and each is answered only
 * after that commit. While another process holds the lock they wait together.
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
    // Those who come after one that was given up are not kept as long again.
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
    // What a compiled query selects is what Kysely typed it as.
    return result.rows as Row[];
  };
};
