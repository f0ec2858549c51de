import type { Measure } from '../measure.ts';
import type { AccuracyRow } from './accuracy-row.ts';
import type { Condition } from './conditions.ts';

/** The largest accepted drift after 30 s, in milliseconds. */
const DRIFT_MS: Readonly<Record<Condition, number>> = { idle: 2, busy: 2, janky: 5, throttled: 10 };
const DRIFT_SHARE = 1 / 50;
const REACTION_SD_MS = 5;
const REACTION_SHARE = 1 / 2;

const lower = (name: string, value: number, unit: string, goal: number, detail = ''): Measure => ({
  name,
  value,
  unit,
  goal,
  better: 'lower',
  detail,
});

const ofPair = (ours: AccuracyRow, theirs: AccuracyRow): Measure[] => {
  const name = `${ours.condition}, ${ours.intervalMs} ms:`;
  const { driftMs, reactionErrorSdMs } = ours;
  const measures = [
    lower(`${name} drift`, driftMs, 'ms', DRIFT_MS[ours.condition]),
    lower(
      `${name} drift beside jsPsych's`,
      driftMs / theirs.driftMs,
      '× jsPsych',
      DRIFT_SHARE,
      `jsPsych ${theirs.driftMs.toFixed(1)} ms`,
    ),
    lower(`${name} letters missed or doubled`, ours.missed + ours.doubled, 'letters', 0),
    lower(
      `${name} presses given to a wrong letter`,
      ours.wrongLetters + ours.lostPresses,
      'presses',
      0,
      `of ${ours.presses}, ${ours.nearPresses} within 20 ms of a change`,
    ),
  ];
  if (ours.condition === 'janky') {
    measures.push(
      lower(`${name} SD of reaction-time error`, reactionErrorSdMs, 'ms', REACTION_SD_MS),
      lower(
        `${name} the same beside jsPsych's`,
        reactionErrorSdMs / theirs.reactionErrorSdMs,
        '× jsPsych',
        REACTION_SHARE,
        `jsPsych ${theirs.reactionErrorSdMs.toFixed(1)} ms`,
      ),
    );
  }
  if (ours.condition === 'idle') {
    measures.push(lower(`${name} longest task over 50 ms`, ours.longestTaskMs, 'ms', 50));
  }
  return measures;
};

/** The goals for each condition and pace in which both programs were measured. */
export const goalsOf = (rows: readonly AccuracyRow[]): Measure[] =>
  rows.flatMap((ours) => {
    if (ours.program !== 'Evenkeel') return [];
    const theirs = rows.find(
      (row) =>
        row.program === 'jsPsych' &&
        row.condition === ours.condition &&
        row.intervalMs === ours.intervalMs,
    );
    return theirs === undefined ? [] : ofPair(ours, theirs);
  });
