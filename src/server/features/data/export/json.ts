import type { Kysely } from 'kysely';
import { EXPORT_FORMAT } from '#contract/data.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { EXPORTED_TABLES } from '#server/db/tables/tables.ts';
import { readable, rowsOfPerson } from './rows.ts';

/** The first part of an export file, which precedes the entries. */
export interface ExportHead {
  readonly exportedAt: string;
  readonly account: unknown;
}

/** A user's export as JSON text, in pieces, with one row per line. */
export async function* jsonExport(
  db: Kysely<Schema>,
  userId: UserId,
  { exportedAt, account }: ExportHead,
): AsyncGenerator<string> {
  const rowsOf = rowsOfPerson(db, userId);
  const head = JSON.stringify({ ...EXPORT_FORMAT, exportedAt, account });
  yield `${head.slice(0, -1)},"entries":{`;
  for (const [index, table] of EXPORTED_TABLES.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(table)}:[`;
    let between = '\n';
    for await (const rows of rowsOf(table)) {
      const lines = rows.map((row) => JSON.stringify(readable(table, row)));
      yield between + lines.join(',\n');
      between = ',\n';
    }
    yield ']';
  }
  yield '}}\n';
}
