import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/open.ts';
import { spawnApp } from '#tests/support/app-process.ts';
import { ENGINES, type Engine } from '#tests/support/database/engines.ts';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { exitWithUsage } from '../../scripts/help.ts';
import { type Measure, machineLoad } from '../measure.ts';
import { addPeople } from '../people/people.ts';
import { withStore } from '../people/store.ts';
import { report } from '../report.ts';
import { peopleOf } from './mix.ts';
import { measureProcesses } from './processes.ts';
import { measureHighestRate } from './ramp.ts';
import { measureSteady } from './steady.ts';

exitWithUsage(
  'npm run bench:load -- [--minutes 10] [--people 2000] [--engine sqlite|postgresql]\nMeasures one process used by many people, and three against one. Without an engine it takes both.',
);

/*
 * Measures one process that is used by many people with a year of entries each, on both database engines. On
 * PostgreSQL, also compares three processes with one. Everything runs on loopback. Run with `npm run bench:load --
 * --minutes 10 --people 2000 --engine postgresql`; without an engine, both are measured.
 */

const A_YEAR = 365;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '2000' },
    engine: { type: 'string' },
  },
});
const lengthMs = Number(values.minutes) * 60_000;
if (!(lengthMs > 0 && lengthMs <= 3_600_000)) throw new Error('--minutes goes from 0 to 60.');
const count = Number(values.people);
if (!(Number.isInteger(count) && count >= 10)) throw new Error('--people is a number from 10 on.');
const engines = ENGINES.filter((engine) => (values.engine ?? engine) === engine);
if (engines.length === 0) throw new Error(`--engine is one of ${ENGINES.join(' and ')}.`);

// Exit explicitly, so that child processes also end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const measureOn = (engine: Engine): Promise<Measure[]> =>
  withStore(engine, async (store) => {
    const { settings, place } = store;
    const begunAt = performance.now();
    const database = await openDatabase(place);
    const signedIn = await addPeople(database, count, A_YEAR);
    await database.close();
    const tookS = (performance.now() - begunAt) / 1000;
    console.log(`${engine}: ${count} people with a year each, written in ${tookS.toFixed(0)} s`);
    const measures: Measure[] = [];
    const app = spawnApp({ HOST: '127.0.0.1', ...settings });
    try {
      const url = await app.ready;
      if (app.pid === undefined) throw new Error('The server has no process.');
      const people = await peopleOf(url, signedIn);
      const served = { engine, url, pid: app.pid, people };
      measures.push(...(await measureSteady(served, lengthMs)), await measureHighestRate(served));
    } finally {
      app.signal('SIGTERM');
      await app.ended;
    }
    if (engine === 'postgresql')
      measures.push(await measureProcesses(store, (url) => peopleOf(url, signedIn)));
    return measures;
  });

await ensureBuilt();
for (const engine of engines) {
  const before = machineLoad();
  const measures = await measureOn(engine);
  console.log(`${engine}: load ${before.toFixed(1)} before, ${machineLoad().toFixed(1)} after`);
  // Report per engine, so that the results of one engine are not lost if the other one fails.
  report(`load-${engine}`, measures);
}
