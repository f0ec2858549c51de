import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#server/db/open.ts';
import { startPostgres } from '#tests/support/database/postgres-server.ts';
import { pushStandIn } from '#tests/support/stand-ins/push-stand-in.ts';
import { addPeople } from './people.ts';

/*
 * Sends reminders to many people at the same time. Three processes send all reminders that are due within five minutes,
 * while one of the processes is killed and restarted every 20 seconds. No reminder may be lost, and each kill may
 * duplicate at most one. Run with `node bench/reminders/run.ts sqlite` or `postgresql`; without a name, both run one
 * after the other.
 */

const PEOPLE = 2_000;
/** The number of consecutive minutes in which each person has a reminder. */
const MINUTES = 5;
const PROCESSES = 3;
const KILL_EVERY_MS = 20_000;
/** The response time of the push service. */
const LATENCY_MS = 30;
/** The time between adding the people and the first reminder. */
const BEFORE_MS = 60_000;
const GIVE_UP_MS = 12 * 60_000;

type Settings = { readonly dataDir: string } | { readonly databaseUrl: string };

const startWorker = async (settings: Settings): Promise<ChildProcess> => {
  const program = path.join(import.meta.dirname, 'worker.ts');
  const child = spawn(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

const measure = async (engine: string, settings: Settings): Promise<boolean> => {
  const service = await pushStandIn(LATENCY_MS);
  const database = await openDatabase({ dataDir: '', databaseUrl: null, ...settings });
  const minuteMs = 60_000;
  const firstMs = Math.ceil((Date.now() + BEFORE_MS) / minuteMs) * minuteMs;
  const instants = Array.from({ length: MINUTES }, (_, at) => firstMs + at * minuteMs);
  await addPeople(
    database,
    Array.from({ length: PEOPLE }, () => service.device()),
    instants,
  );
  await database.close();
  const wanted = PEOPLE * MINUTES;
  const workers = await Promise.all(Array.from({ length: PROCESSES }, () => startWorker(settings)));

  const keyOf = ({ endpoint, payload }: { endpoint: string; payload: string }): string =>
    `${endpoint} ${JSON.parse(payload).sourceId}`;
  const distinct = (): number => new Set(service.received.map(keyOf)).size;
  let kills = 0;
  let nextKillMs = firstMs;
  while (distinct() < wanted && Date.now() < firstMs + GIVE_UP_MS) {
    await delay(500);
    if (Date.now() < nextKillMs) continue;
    nextKillMs += KILL_EVERY_MS;
    const at = kills % PROCESSES;
    const victim = workers[at];
    victim?.kill('SIGKILL');
    if (victim !== undefined && victim.exitCode === null) await once(victim, 'exit');
    kills += 1;
    workers[at] = await startWorker(settings);
  }
  const tookS = (Date.now() - firstMs) / 1000;
  // Wait until the claims of killed processes have expired, because their reminders could then be sent again.
  await delay(75_000);
  for (const worker of workers) worker.kill('SIGKILL');
  const lost = wanted - distinct();
  const doubled = service.received.length - distinct();
  console.table([
    {
      engine,
      due: wanted,
      received: service.received.length,
      lost,
      doubled,
      kills,
      'refused by the service': service.problems.length,
      'seconds from the first due to the last sent': Math.round(tookS),
    },
  ]);
  await service.close();
  return lost === 0 && doubled <= kills;
};

const onSqlite = async (): Promise<boolean> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenkeel-reminders-'));
  const isGood = await measure('sqlite', { dataDir });
  await rm(dataDir, { recursive: true, force: true });
  return isGood;
};

const onPostgresql = async (): Promise<boolean> => {
  const server = await startPostgres();
  const isGood = await measure('postgresql', { databaseUrl: server.adminUrl });
  await server.stop();
  return isGood;
};

const engine = process.argv[2];
const results: boolean[] = [];
if (engine !== 'postgresql') results.push(await onSqlite());
if (engine !== 'sqlite') results.push(await onPostgresql());
process.exit(results.every(Boolean) ? 0 : 1);
