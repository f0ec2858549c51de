import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { readConfig, StartError } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { followStore } from '#server/features/follow/follow-store.ts';
import { userStore } from '#server/features/identity/user-store.ts';
import { PASSWORD_COST, passwordsAt } from '#server/passwords/passwords.ts';
import { runCommand } from './database/run.ts';
import { DEMO_PEOPLE, type DemoPerson } from './seed/demo-people.ts';
import { enterHistory } from './seed/history.ts';
import { DEMO_THERAPIST, seedTherapist } from './seed/therapist.ts';

const A_YEAR_DAYS = 365;

const passwords = passwordsAt(PASSWORD_COST);

/** A random password, because a fixed one in the source code would open the accounts to anybody. */
const newPassword = (): string => randomBytes(9).toString('base64url');

/** Creates the person with their history, or sets a new password if they already exist; returns the password. */
const seed = async (database: Database, person: DemoPerson, days: number): Promise<string> => {
  const users = userStore(database.db);
  const password = newPassword();
  const passwordHash = await passwords.hash(password);
  const { name, email } = person;
  const userId = uuidv7() as UserId;
  const nowMs = Date.now();
  if (await users.add(userId, { name, email, passwordHash }, new Date(nowMs).toISOString())) {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const isWelcomed = true;
    await followStore(database.db).save(userId, { isWelcomed }, new Date(nowMs).toISOString());
    await enterHistory({
      database,
      userId,
      person,
      days,
      zone,
      nowMs,
      today: localDateAt(nowMs, zone),
    });
    return password;
  }
  const known = await users.byEmail(email);
  if (known !== null) await users.setPassword(known.user.id, passwordHash);
  return password;
};

/** Adds the demo people's therapist and prints how to log in. */
const addTherapist = async (database: Database): Promise<void> => {
  const password = newPassword();
  const passwordHash = await passwords.hash(password);
  const users = userStore(database.db);
  const clients = [];
  for (const { name, email } of DEMO_PEOPLE) {
    const known = await users.byEmail(email);
    if (known !== null) clients.push({ userId: known.user.id, name, email });
  }
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const at = { nowMs: Date.now(), zone };
  const { secret, recoveryCode } = await seedTherapist(database, passwordHash, clients, at);
  const { name, email } = DEMO_THERAPIST;
  const known = await users.byEmail(email);
  if (known !== null) await users.setPassword(known.user.id, passwordHash);
  console.log('Their therapist, with the three as clients, logs in with a second step:');
  console.log(`  ${name}: email ${email}, password ${password}`);
  console.log(`    The key for an authenticator app is ${secret}.`);
  console.log(`    Without an app, this recovery code works once: ${recoveryCode}`);
};

const daysOf = (text: string): number => {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 3650) return days;
  throw new StartError('The number of days has to be 1 to 3650.');
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { days: { type: 'string', default: String(A_YEAR_DAYS) } },
  });
  const days = daysOf(values.days);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  // Do not flush every write to the disk, because seeded data can be created again.
  if (config.databaseUrl === null) await sql`pragma synchronous = normal`.execute(database.db);
  try {
    console.log('The demo people can log in with:');
    for (const person of DEMO_PEOPLE) {
      const password = await seed(database, person, days);
      console.log(`  ${person.name}: email ${person.email}, password ${password}`);
    }
    await addTherapist(database);
    console.log('Who was there already keeps all entries and has a new password.');
  } finally {
    await database.close();
  }
};

const USAGE =
  'npm run seed [-- --days N]\nAdds three demo people with N days of entries, a year by default, and prints their logins.';

await runCommand(USAGE, main);
