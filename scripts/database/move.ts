import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import { readConfig, StartError } from '#server/config.ts';
import { move, reopen } from '#server/db/move/move.ts';
import type { Place } from '#server/db/move/source.ts';
import { openDatabase } from '#server/db/open.ts';
import { PLAN_JOB } from '#server/features/reminders/replan.ts';
import { openJobs } from '#server/jobs/open.ts';
import { amountOf } from './engine.ts';
import { runCommand } from './run.ts';

const USAGE =
  'Say where to: npm run move -- --to postgres://USER@HOST/DATABASE, or npm run move -- --to-sqlite FOLDER.';

const placeOf = (to: string | undefined, toSqlite: string | undefined): Place => {
  if (to !== undefined && toSqlite === undefined) {
    if (!/^postgres(ql)?:\/\//.test(to) || !URL.canParse(to)) throw new StartError(USAGE);
    return { dataDir: '', databaseUrl: to };
  }
  if (to !== undefined || toSqlite === undefined || toSqlite === '') throw new StartError(USAGE);
  return { dataDir: path.resolve(toSqlite), databaseUrl: null };
};

/** Plans the reminders of all people again, because pending jobs are not moved. */
const planReminders = async (place: Place): Promise<void> => {
  const database = await openDatabase(place);
  const jobs = openJobs(database, (error) => console.error(String(error)));
  try {
    const people = await database.db
      .selectFrom('reminder_settings')
      .select('user_id')
      .where('planned_until', 'is not', null)
      .execute();
    for (const { user_id: key } of people) {
      await database.db.transaction().execute((tx) => jobs.enqueue(tx, { name: PLAN_JOB, key }));
    }
  } finally {
    await jobs.stop();
    await database.close();
  }
};

const open = async (config: Config): Promise<void> => {
  if (!(await reopen(config))) {
    console.log('This database takes entries; there is nothing to do.');
    return;
  }
  await planReminders(config);
  console.log(
    'This database takes entries again. What was entered in another one since then is not',
  );
  console.log('in it.');
};

const HELP =
  'npm run move -- --to ADDRESS | --to-sqlite FOLDER | --reopen\nMoves everything to another database and compares each table; --reopen lets the old one take entries again.';

await runCommand(HELP, async (signal) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'to-sqlite': { type: 'string' },
      reopen: { type: 'boolean', default: false },
    },
  });
  const config = readConfig(process.env);
  if (values.reopen) {
    await open(config);
    return;
  }
  const to = placeOf(values.to, values['to-sqlite']);
  const moved = await move(config, to, signal);
  console.log(`Moved and compared: ${amountOf(moved)}.`);
  await planReminders(to);
  console.log(
    to.databaseUrl === null
      ? `Now stop Evenkeel, take DATABASE_URL away, set DATA_DIR to ${to.dataDir}, and start it.`
      : 'Now stop Evenkeel, set DATABASE_URL to the new database, and start it.',
  );
  console.log(
    'The old database stays as it is and takes no entries. It holds health data: delete it',
  );
  console.log('when you are sure that you do not need it.');
});
