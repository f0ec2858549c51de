import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Measure, verdictOf } from './measure.ts';

const RESULTS = path.join(import.meta.dirname, 'results');

const figure = (value: number): string => String(Number(value.toFixed(2)));

const rowOf = (measure: Measure) => ({
  what: measure.name,
  value: `${figure(measure.value)} ${measure.unit}`,
  interval: measure.interval?.map(figure).join(' to ') ?? '',
  goal: `${measure.better === 'higher' ? '≥' : '≤'} ${figure(measure.goal)}`,
  reached: verdictOf(measure),
  detail: measure.detail,
});

/**
 * Prints the measures as a table with each figure next to its goal, and lists the measures that are undecided. Saves
 * everything to a file in `bench/results`. Makes the process fail if a goal is missed.
 */
export const report = (name: string, measures: readonly Measure[], more: object = {}): void => {
  console.table(measures.map(rowOf));
  for (const measure of measures.filter((one) => verdictOf(one) === 'undecided')) {
    const why = measure.undecided ?? 'the goal is within the interval';
    console.log(`Could not be decided here: ${measure.name}, since ${why}`);
  }
  mkdirSync(RESULTS, { recursive: true });
  const takenAt = new Date().toISOString();
  const about = { takenAt, node: process.version, processors: availableParallelism() };
  const file = path.join(RESULTS, `${name}-${takenAt.replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ ...about, measures, ...more }, null, 2)}\n`);
  if (measures.some((measure) => verdictOf(measure) === 'NO')) process.exitCode = 1;
};
