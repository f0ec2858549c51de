import type { Kysely } from 'kysely';
import type { LogPage } from '#contract/sharing/sharing.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/sharing.js';

const PAGE_LENGTH = 200;

/** The access log: which viewers read which data of a user. */
export const logStore = (db: Kysely<Schema>) => ({
  /** A page of the log, latest rows first. Throws a 404 when the row that should precede the page does not exist. */
  page: async (userId: UserId, before: string | undefined): Promise<LogPage> => {
    const latest = db
      .selectFrom('access_log')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_LENGTH + 1);
    const after =
      before === undefined
        ? null
        : await db
            .selectFrom('access_log')
            .select(['seen_at', 'id'])
            .where('user_id', '=', userId)
            .where('id', '=', before)
            .executeTakeFirst();
    if (after === undefined) throw new HttpError('not_found', texts.noSuchPartOfLog);
    const query =
      after === null
        ? latest
        : latest.where(({ and, eb, or }) =>
            or([
              eb('seen_at', '<', after.seen_at),
              and([eb('seen_at', '=', after.seen_at), eb('id', '<', after.id)]),
            ]),
          );
    const rows = await query.execute();
    return {
      looks: rows.slice(0, PAGE_LENGTH).map((row) => ({
        id: row.id,
        connectionId: row.connection_id,
        stream: row.stream,
        detail: row.detail,
        from: row.from_date,
        to: row.to_date,
        page: row.page,
        seenAt: row.seen_at,
      })),
      hasMore: rows.length > PAGE_LENGTH,
    };
  },
});
