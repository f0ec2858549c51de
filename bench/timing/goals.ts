import {
  type Interval,
  isKnown,
  type Measure,
  median,
  medianInterval,
  ratioOf,
} from '../measure.ts';
import type { AccuracyRow } from './accuracy-row.ts';
import type { Condition } from './conditions.ts';
import type { TimingAccuracy } from './drift-and-presses.ts';

/** The largest accepted drift after 30 s, in milliseconds. */
const DRIFT_MS: Readonly<Record<Condition, number>> = { idle: 1, busy: 1, janky: 3, throttled: 3 };
const DRIFT_SHARE = 1 / 50;
const ERROR_SD_MS = 4;
const ERROR_SD_SHARE = 1 / 2;
const ERROR_MEAN_MS = 5;
const LONGEST_TASK_MS = 50;

/** The browser that draws all letters about equally fast, so that the error of a reaction time is the test's. */
const STEADY = 'Chromium';

/** The width of an interval, as a share of its median, from which on the median counts as known. */
const KNOWN_SHARE = 0.25;

type Figure = (run: TimingAccuracy) => number;
type Runs = Pick<AccuracyRow, 'runs'>;

const drift: Figure = ({ driftMs }) => driftMs;
const errorSd: Figure = ({ reactionErrorSdMs }) => reactionErrorSdMs;
const errorMean: Figure = ({ reactionErrorMeanMs }) => Math.abs(reactionErrorMeanMs);
const longestTask: Figure = ({ longestTaskMs }) => longestTaskMs;

const middle = ({ runs }: Runs, figure: Figure): number => median(runs.map(figure));
const total = ({ runs }: Runs, figure: Figure): number =>
  runs.reduce((sum, run) => sum + figure(run), 0);

interface Goal {
  readonly what: string;
  readonly figure: Figure;
  readonly goal: number;
  /** The goal as a share of jsPsych's figure, where there is one. */
  readonly share?: number;
}

/** What has a goal under a condition. */
const goalsUnder = (condition: Condition, browser: string): readonly Goal[] => [
  { what: 'drift', figure: drift, goal: DRIFT_MS[condition], share: DRIFT_SHARE },
  ...(condition === 'janky' && browser.startsWith(STEADY)
    ? [
        {
          what: 'SD of reaction-time error',
          figure: errorSd,
          goal: ERROR_SD_MS,
          share: ERROR_SD_SHARE,
        },
      ]
    : []),
  ...(condition === 'idle' && browser.startsWith(STEADY)
    ? [
        { what: 'mean reaction-time error', figure: errorMean, goal: ERROR_MEAN_MS },
        { what: 'longest task over 50 ms', figure: longestTask, goal: LONGEST_TASK_MS },
      ]
    : []),
];

/** Whether more runs of a program would tell more about its goals; at least `least` and at most `most` are made. */
export const isRowKnown = (row: AccuracyRow, least: number, most: number): boolean =>
  goalsUnder(row.condition, row.browser).every(({ figure, goal }) =>
    isKnown(row.runs.map(figure), { goal, better: 'lower', least, most, share: KNOWN_SHARE }),
  );

const lower = (
  name: string,
  value: number,
  unit: string,
  goal: number,
  detail = '',
  interval?: Interval,
): Measure => ({
  name,
  value,
  unit,
  goal,
  better: 'lower',
  detail,
  ...(interval === undefined ? {} : { interval }),
});

/** The error of the reaction times, for the reader: the mean and its spread. */
const errorText = (row: Runs): string =>
  `${middle(row, ({ reactionErrorMeanMs }) => reactionErrorMeanMs).toFixed(1)} ± ${middle(row, errorSd).toFixed(1)} ms`;

const besideJsPsych = (
  name: string,
  { figure, share }: Goal,
  ours: Runs,
  theirs: Runs,
): Measure[] => {
  if (share === undefined) return [];
  const { value, interval } = ratioOf(ours.runs.map(figure), theirs.runs.map(figure));
  const detail = `jsPsych ${middle(theirs, figure).toFixed(1)} ms, reaction-time error ${errorText(theirs)}`;
  return [lower(`${name} beside jsPsych's`, value, '× jsPsych', share, detail, interval)];
};

const ofPair = (ours: AccuracyRow, theirs: AccuracyRow): Measure[] => {
  const { browser, condition, intervalMs, runs, loads } = ours;
  const name = `${browser}, ${condition}, ${intervalMs} ms:`;
  const load = `load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  const detail = `${runs.length} runs, ${load}, reaction-time error ${errorText(ours)}`;
  const near = total(ours, ({ nearPresses }) => nearPresses);
  const unusual = total(ours, ({ unusuallyDrawn }) => unusuallyDrawn);
  return [
    ...goalsUnder(condition, browser).flatMap((one) => {
      const values = runs.map(one.figure);
      const what = `${name} ${one.what}`;
      return [
        lower(what, median(values), 'ms', one.goal, detail, medianInterval(values)),
        ...besideJsPsych(what, one, ours, theirs),
      ];
    }),
    lower(
      `${name} letters missed or doubled`,
      total(ours, ({ missed, doubled }) => missed + doubled),
      'letters',
      0,
    ),
    lower(
      `${name} presses lost or given to a wrong letter`,
      total(ours, ({ wrongLetters, lostPresses }) => wrongLetters + lostPresses),
      'presses',
      0,
      `of ${total(ours, ({ presses }) => presses)}, ${near} within 20 ms of a change; ${unusual} more because the browser drew unusually fast or slow`,
    ),
  ];
};

/** The goals for each browser, condition and pace in which both programs were measured. */
export const goalsOf = (rows: readonly AccuracyRow[]): Measure[] =>
  rows.flatMap((ours) => {
    if (ours.program !== 'Evenkeel') return [];
    const theirs = rows.find(
      (row) =>
        row.program === 'jsPsych' &&
        row.browser === ours.browser &&
        row.condition === ours.condition &&
        row.intervalMs === ours.intervalMs,
    );
    return theirs === undefined ? [] : ofPair(ours, theirs);
  });
