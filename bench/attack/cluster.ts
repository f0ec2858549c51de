import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '#tests/support/database/postgres-server.ts';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { exitWithUsage } from '../../scripts/help.ts';
import { clusterPerson } from './cluster-person.ts';
import { startProxy } from './proxy.ts';
import { type Supervised, supervised } from './supervisor.ts';

exitWithUsage(
  'npm run bench:cluster -- [--minutes 10]\nRuns several processes under load, which are killed, restarted and replaced.',
);

/*
 * Kills, restarts and replaces processes under load. There are three web processes and a worker, with PostgreSQL and
 * behind nginx, all on loopback. Run with `node bench/attack/cluster.ts --minutes 10`.
 */

const PEOPLE = 20;
const SERVING = 3;
const KILL_EVERY_MS = 10_000;
/**
 * When PostgreSQL is restarted, as fractions of the whole run; at `UPGRADE_AT`, the processes are replaced one by one.
 */
const RESTARTS_AT = [0.2, 0.45, 0.8];
const UPGRADE_AT = 0.6;
const FAILED_MAX = 0.001;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const lengthMs = Number(values.minutes) * 60_000;
if (!(lengthMs > 0 && lengthMs <= 3_600_000)) throw new Error('--minutes goes from 0 to 60.');

// Exit explicitly, so that child processes also end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const begunAt = performance.now();
const say = (line: string): void =>
  console.log(`${Math.round((performance.now() - begunAt) / 1000)} s: ${line}`);

await ensureBuilt();
const postgres = await startPostgres();
const settings = { DATABASE_URL: postgres.adminUrl, TRUST_PROXY: '1' };
const serving = await Promise.all(
  Array.from({ length: SERVING }, () => supervised({ ...settings, ROLE: 'web' })),
);
const processes: readonly Supervised[] = [
  ...serving,
  await supervised({ ...settings, ROLE: 'worker' }),
];
const proxy = await startProxy(serving.map(({ url }) => url));
const people = await Promise.all(Array.from({ length: PEOPLE }, () => clusterPerson(proxy.url)));

say(`${processes.length} processes and ${PEOPLE} people are ready`);
let isOver = false;
const using = people.map((person) => person.use(() => isOver));
const begun = performance.now();
const passed = (): number => (performance.now() - begun) / lengthMs;
const restartsLeft = [...RESTARTS_AT];
let [kills, restarts, upgrades] = [0, 0, 0];
let nextKillMs = KILL_EVERY_MS;
let disturbing: Promise<unknown> | null = null;
/**
 * Runs a disruption. `disturbing` is set until all processes have recovered, because a start can take longer than the
 * interval between two disruptions.
 */
const disturb = (act: () => Promise<unknown>): void => {
  disturbing = act()
    .then(() => Promise.all(processes.map((one) => one.isBack())))
    .finally(() => {
      disturbing = null;
    });
};
while (passed() < 1) {
  await delay(100);
  if (passed() > (restartsLeft[0] ?? Infinity)) {
    restartsLeft.shift();
    await postgres.restart();
    restarts += 1;
    say('PostgreSQL was restarted');
  } else if (disturbing === null && upgrades === 0 && passed() > UPGRADE_AT) {
    upgrades = 1;
    disturb(async () => {
      for (const one of serving) await one.replace();
      say('the processes were replaced one after the other');
    });
  } else if (disturbing === null && performance.now() - begun > nextKillMs) {
    nextKillMs += KILL_EVERY_MS;
    const victim = processes[kills % processes.length];
    disturb(async () => victim?.kill());
    kills += 1;
  }
}
await disturbing;
isOver = true;
await Promise.all(using);
say('the load is over');
const back = await Promise.all(processes.map((one) => one.isBack()));
const lost = (await Promise.all(people.map((person) => person.lost()))).reduce((a, b) => a + b, 0);
await proxy.stop();
for (const one of processes) await one.stop();
await postgres.stop();

const sum = (of: 'requests' | 'retried' | 'failed'): number =>
  people.reduce((total, { doings }) => total + doings[of], 0);
const failedWith = Map.groupBy(
  people.flatMap(({ doings }) => doings.failedWith),
  (one) => one,
);
const rows = [
  { what: 'acknowledged writes lost', figure: lost, bound: 0 },
  { what: 'processes that did not come back', figure: back.filter((one) => !one).length, bound: 0 },
  {
    what: 'processes that ended by themselves',
    figure: processes.reduce((total, one) => total + one.endedAlone(), 0),
    bound: 0,
  },
  {
    what: 'share of requests that failed for good',
    figure: sum('failed') / sum('requests'),
    bound: FAILED_MAX,
  },
].map((row) => ({ ...row, held: row.figure <= row.bound ? 'yes' : 'NO' }));
const writes = people.reduce((total, { acknowledged }) => total + acknowledged.size, 0);
console.log(
  `${values.minutes} minutes, ${PEOPLE} people, ${sum('requests')} requests, ${sum('retried')} tried twice, ${writes} moods acknowledged; ${kills} kills, ${restarts} restarts of PostgreSQL, ${upgrades} rolling upgrade`,
);
for (const [status, all] of failedWith) console.log(`failed with ${status}: ${all.length}`);
console.table(rows);
process.exit(rows.every(({ held }) => held === 'yes') ? 0 : 1);
