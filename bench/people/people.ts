import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { newUserId, userStore } from '#server/features/identity/user-store.ts';
import { digest, newSecret } from '#server/secrets.ts';
import { DEMO_PEOPLE } from '../../scripts/seed/demo-people.ts';
import { enterHistory } from '../../scripts/seed/history.ts';

/** The number of people written per transaction. */
const CHUNK = 50;
const ZONE = 'UTC';
/** The number of people whose histories are copied, in turn, to all others. */
export const ORIGINALS = DEMO_PEOPLE.length;

/** A signed-in person. */
export interface SignedIn {
  readonly userId: UserId;
  readonly headers: Readonly<Record<string, string>>;
}

/** Adds a guest with a session. */
const addSignedIn = async (db: Kysely<Schema>): Promise<SignedIn> => {
  const [userId, secret, now] = [newUserId(), newSecret(), new Date().toISOString()];
  await userStore(db).addGuest(userId, now);
  await db
    .insertInto('sessions')
    .values({
      id: uuidv7(),
      user_id: userId,
      secret_hash: digest(secret),
      device: '',
      created_at: now,
      last_seen_at: now,
      expires_at: '2999-01-01T00:00:00.000Z',
    })
    .execute();
  return {
    userId,
    headers: {
      cookie: `evenkeel=${secret}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br',
    },
  };
};

/** Turns off features that generated rows do not need: immediate durability, foreign key checks and time limits. */
const relaxChecks = async (db: Kysely<Schema>, isSqlite: boolean): Promise<void> => {
  const settings = isSqlite
    ? ['pragma synchronous = off', 'pragma foreign_keys = off']
    : [
        'set synchronous_commit = off',
        "set session_replication_role = 'replica'",
        'set statement_timeout = 0',
      ];
  for (const setting of settings) await sql.raw(setting).execute(db);
};

/** Creates the statements that copy one person's entries to another person, for each table with such entries. */
const copier = async (db: Kysely<Schema>, from: UserId) => {
  const tables = await db.introspection.getTables();
  const inserts: ((to: UserId) => ReturnType<typeof sql>)[] = [];
  for (const { name, schema = 'public', columns } of tables) {
    const others = columns.map((column) => column.name).filter((column) => column !== 'user_id');
    if (name === 'sessions' || schema !== 'public' || others.length === columns.length) continue;
    const found =
      await sql`select 1 from ${sql.table(name)} where user_id = ${from} limit 1`.execute(db);
    if (found.rows.length === 0) continue;
    const list = sql.join(others.map((column) => sql.ref(column)));
    inserts.push(
      (to) =>
        sql`insert into ${sql.table(name)} (user_id, ${list}) select ${sql.lit(to)}, ${list} from ${sql.table(name)} where user_id = ${from}`,
    );
  }
  return inserts;
};

/**
 * Adds `count` signed-in people with `days` days of history each, up to now. The histories of the demo people are
 * entered through the app's code and then copied to all others within the database. This is fast and needs no new ids,
 * because every key starts with the person's id. Do not use the database connection afterwards.
 */
export const addPeople = async (
  database: Database,
  count: number,
  days: number,
): Promise<readonly SignedIn[]> => {
  const isSqlite = database.pool === null;
  if (isSqlite) await relaxChecks(database.db, isSqlite);
  const nowMs = Date.now();
  const people: SignedIn[] = [];
  for (const person of DEMO_PEOPLE.slice(0, count)) {
    const signedIn = await addSignedIn(database.db);
    const { userId } = signedIn;
    const today = localDateAt(nowMs, ZONE);
    await enterHistory({ database, userId, person, days, zone: ZONE, nowMs, today });
    people.push(signedIn);
  }
  const originals = people.map(({ userId }) => userId);
  await database.db.connection().execute(async (db) => {
    await relaxChecks(db, isSqlite);
    const copiers: Awaited<ReturnType<typeof copier>>[] = [];
    for (const original of originals) copiers.push(await copier(db, original));
    while (people.length < count)
      await db.transaction().execute(async (tx) => {
        for (let left = CHUNK; left > 0 && people.length < count; left -= 1) {
          const signedIn = await addSignedIn(tx);
          for (const insert of copiers[people.length % copiers.length] ?? [])
            await insert(signedIn.userId).execute(tx);
          people.push(signedIn);
        }
      });
    await sql`analyze`.execute(db);
  });
  return people;
};
