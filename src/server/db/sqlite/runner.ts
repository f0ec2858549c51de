import type BetterSqlite3 from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Runs one compiled query and gives its rows; a write is on the disk by then. */
export type RunQuery = <Row>(query: CompiledQuery<Row>) => Promise<readonly Row[]>;

interface Waiting {
  readonly statement: BetterSqlite3.Statement;
  readonly parameters: readonly unknown[];
  readonly settle: (outcome: Outcome) => void;
}

type Outcome = { readonly rows: unknown[] } | { readonly error: unknown };

const attempt = ({ statement, parameters }: Waiting): Outcome => {
  try {
    if (statement.reader) return { rows: statement.all(...parameters) };
    statement.run(...parameters);
    return { rows: [] };
  } catch (error) {
    return { error };
  }
};

/**
 * Runs several writes as one transaction, so that they share one flush to the disk. One that breaks a
 * rule of the schema fails alone; when the transaction itself fails, all of them do.
 */
const attemptTogether = (
  file: BetterSqlite3.Database,
  group: readonly Waiting[],
): readonly Outcome[] => {
  try {
    file.exec('begin immediate');
    const outcomes = group.map(attempt);
    file.exec('commit');
    return outcomes;
  } catch (error) {
    if (file.inTransaction) file.exec('rollback');
    return group.map(() => ({ error }));
  }
};

/**
 * Runs the busiest statements straight on the file, past the query builder's own machinery.
 * Writes that arrive while the event loop turns once are committed together, and each is answered only
 * after that commit.
 *
 * @param prepare gives the statement for a text; the same one each time
 * @param inTurn runs a query through the query builder, which waits for an open transaction to end
 */
export const sqliteRunner = (
  file: BetterSqlite3.Database,
  prepare: (sql: string) => BetterSqlite3.Statement,
  inTurn: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>,
): RunQuery => {
  let line: Waiting[] = [];

  const flush = (): void => {
    if (file.inTransaction) {
      setImmediate(flush);
      return;
    }
    const group = line;
    line = [];
    const outcomes = group.length === 1 ? group.map(attempt) : attemptTogether(file, group);
    for (const [index, { settle }] of group.entries()) settle(outcomes[index] ?? { rows: [] });
  };

  return async <Row>(query: CompiledQuery<Row>) => {
    if (file.inTransaction) return (await inTurn(query)).rows;
    const statement = prepare(query.sql);
    const { parameters } = query;
    const outcome = statement.readonly
      ? attempt({ statement, parameters, settle: () => undefined })
      : await new Promise<Outcome>((settle) => {
          if (line.length === 0) setImmediate(flush);
          line.push({ statement, parameters, settle });
        });
    if ('error' in outcome) throw outcome.error;
    // What a compiled query selects is what Kysely typed it as.
    return outcome.rows as Row[];
  };
};
