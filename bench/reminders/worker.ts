import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/open.ts';

/*
 * A process that sends reminders as the program does, but may reach the push service on this machine. Its settings
 * are JSON in the first argument. It says "ready" when it works.
 */
const settings = JSON.parse(process.argv[2] ?? '{}');
const database = await openDatabase({ dataDir: '', databaseUrl: null, ...settings });
const jobs = openJobs(database, (error) => process.stderr.write(`${error}\n`));
const app = await buildApp({
  config: { publicUrl: null, trustProxy: false, logLevel: 'silent', role: 'worker' },
  database,
  jobs,
  addressRules: { allowLoopback: true },
});
await app.ready();
await jobs.prepare();
jobs.start();
process.stdout.write('ready\n');
