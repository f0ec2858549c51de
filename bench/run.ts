import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureClient } from '../scripts/client-build.ts';
import { measureDashboardSpeed } from './dashboard-speed.ts';
import { measureGames } from './games.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { isReached, type Measure } from './measure.ts';
import { measureMoodSpeed } from './mood-speed.ts';
import { measureScheduler } from './scheduler-curve.ts';
import { measureSummaryCost } from './summary-cost.ts';
import { measureWeights } from './weights.ts';

const RESULTS = path.join(import.meta.dirname, 'results');

const rowOf = (measure: Measure) => ({
  what: measure.name,
  value: `${Number(measure.value.toFixed(2))} ${measure.unit}`,
  goal: `${measure.better === 'higher' ? '≥' : '≤'} ${measure.goal}`,
  reached: isReached(measure) ? 'yes' : 'NO',
  detail: measure.detail,
});

await ensureClient();
const measures: Measure[] = [];
for (const measure of [
  measureWeights,
  measureLighthouse,
  measureMoodSpeed,
  measureDashboardSpeed,
  measureSummaryCost,
  measureScheduler,
  measureGames,
  measureInteractions,
]) {
  measures.push(...(await measure()));
}
console.table(measures.map(rowOf));
mkdirSync(RESULTS, { recursive: true });
const takenAt = new Date().toISOString();
const file = path.join(RESULTS, `${takenAt.replaceAll(':', '-')}.json`);
writeFileSync(file, `${JSON.stringify({ takenAt, node: process.version, measures }, null, 2)}\n`);
process.exitCode = measures.every(isReached) ? 0 : 1;
