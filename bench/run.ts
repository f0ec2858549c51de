import { ensureBuilt } from '../scripts/ensure-built.ts';
import { exitWithUsage } from '../scripts/help.ts';
import { measureDashboardSpeed } from './dashboard-speed.ts';
import { measureGames } from './games.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type Measure, machineLoad } from './measure.ts';
import { measureMoodSpeed } from './mood-speed.ts';
import { report } from './report.ts';
import { measureScheduler } from './scheduler-curve.ts';
import { measureStart } from './start-and-rest.ts';
import { measureSummaryCost } from './summary-cost.ts';
import { measureWeights } from './weights.ts';

exitWithUsage(
  'npm run bench\nMeasures speed and weight, each against its goal. The figures also go to bench/results.',
);

await ensureBuilt();
const measures: Measure[] = [];
for (const measure of [
  measureWeights,
  measureLighthouse,
  measureStart,
  measureMoodSpeed,
  measureDashboardSpeed,
  measureSummaryCost,
  measureScheduler,
  measureGames,
  measureInteractions,
]) {
  const before = machineLoad();
  measures.push(...(await measure()));
  console.log(
    `${measure.name}: load ${before.toFixed(1)} before, ${machineLoad().toFixed(1)} after`,
  );
}
report('bench', measures);
