import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Schema } from '#server/db/schema/schema.ts';

const NAME = 'vapid';

/**
 * The keys that identify this server to push services (VAPID). They are generated on first use, and all processes on
 * the database share them.
 */
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
  // Another process may have stored its own keys first, so the keys that are now in the database are used.
  return JSON.parse((await kept())?.value ?? 'null');
};
