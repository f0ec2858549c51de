import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/jobs/open.ts';

/*
 * Sends reminders as the server does, but is also allowed to use a push service on this machine. The first argument
 * contains its settings as JSON. It prints "ready" when it has started.
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
