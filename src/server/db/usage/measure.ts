import { type Kysely, sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { USAGE_KINDS, type UsageKind } from '#server/db/schema/usage.ts';
import { KIND_OF_TABLE } from './quotas.ts';

/** The assumed size in bytes of a row and its index entries, without the row's texts. */
const ROW_BYTES = 100;

/** The names of the text columns, by table. */
const textColumns = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, string[]>> => {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns.filter(({ dataType }) => /^text$/i.test(dataType)).map((column) => column.name),
    ]),
  );
};

/**
 * The bytes that a user's data takes up, by kind: all texts, plus a small overhead per row. Measuring reads all of the
 * user's data, so it is done rarely.
 */
export const measuredUsage = async (
  db: Kysely<Schema>,
  userId: UserId,
): Promise<ReadonlyMap<UsageKind, number>> => {
  const columns = await textColumns(db);
  const bytes = new Map<UsageKind, number>(USAGE_KINDS.map((kind) => [kind, 0]));
  for (const [table, kind] of Object.entries(KIND_OF_TABLE)) {
    const lengths = (columns.get(table) ?? []).map(
      (name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`,
    );
    const { rows } = await sql<{ bytes: number | string | null }>`
      select sum(${sql.join([sql.lit(ROW_BYTES), ...lengths], sql` + `)}) as bytes
      from ${sql.table(table)} where user_id = ${userId}
    `.execute(db);
    bytes.set(kind, (bytes.get(kind) ?? 0) + Number(rows[0]?.bytes ?? 0));
  }
  return bytes;
};
