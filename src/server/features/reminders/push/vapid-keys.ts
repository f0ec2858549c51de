import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Schema } from '#server/db/schema/schema.ts';

const NAME = 'vapid';

/** The keys that this server made at its first need and that all processes on its database share. */
export const keptVapidKeys = async (
  db: Kysely<Schema>,
): Promise<NonNullable<Config['vapidKeys']>> => {
  const kept = () =>
    db.selectFrom('server_keys').select('value').where('name', '=', NAME).executeTakeFirst();
  const found = await kept();
  if (found !== undefined) return JSON.parse(found.value);
  const { default: webPush } = await import('web-push');
  await db
    .insertInto('server_keys')
    .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another process may have been first.
  return JSON.parse((await kept())?.value ?? 'null');
};
