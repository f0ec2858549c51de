import { type Measure, median, medianOf, ratioOf } from '../measure.ts';
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

/** The browser that draws all letters about equally fast, so that reaction time errors come from the test itself. */
const STEADY = 'Chromium';
const NOT_STEADY = 'it draws some letters one refresh later than others, which no page can know';

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
  /** The goal as a share of jsPsych's figure, if the goal is relative to jsPsych. */
  readonly share?: number;
  /** Whether the figure depends on how evenly the browser draws. */
  readonly isOfDrawing?: boolean;
}

/** The goals for a condition. */
const goalsUnder = (condition: Condition): readonly Goal[] => [
  { what: 'drift', figure: drift, goal: DRIFT_MS[condition], share: DRIFT_SHARE },
  ...(condition === 'janky'
    ? [
        {
          what: 'SD of reaction-time error',
          figure: errorSd,
          goal: ERROR_SD_MS,
          share: ERROR_SD_SHARE,
          isOfDrawing: true,
        },
      ]
    : []),
  ...(condition === 'idle'
    ? [
        {
          what: 'mean reaction-time error',
          figure: errorMean,
          goal: ERROR_MEAN_MS,
          isOfDrawing: true,
        },
      ]
    : []),
];

type Rest = Partial<Pick<Measure, 'detail' | 'interval' | 'undecided'>>;

const lower = (
  name: string,
  value: number,
  unit: string,
  goal: number,
  { detail = '', ...rest }: Rest = {},
): Measure => ({ name, value, unit, goal, better: 'lower', detail, ...rest });

/** The reaction time error as text: mean and spread. */
const errorText = (row: Runs): string =>
  `${middle(row, ({ reactionErrorMeanMs }) => reactionErrorMeanMs).toFixed(1)} ± ${middle(row, errorSd).toFixed(1)} ms`;

const besideJsPsych = (
  name: string,
  { figure, share }: Goal,
  ours: Runs,
  theirs: Runs,
  rest: Rest,
): Measure[] => {
  if (share === undefined) return [];
  const { value, interval } = ratioOf(ours.runs.map(figure), theirs.runs.map(figure));
  const detail = `jsPsych ${middle(theirs, figure).toFixed(1)} ms, reaction-time error ${errorText(theirs)}`;
  return [
    lower(`${name} beside jsPsych's`, value, '× jsPsych', share, { ...rest, detail, interval }),
  ];
};

const ofPair = (ours: AccuracyRow, theirs: AccuracyRow): Measure[] => {
  const { browser, condition, intervalMs, runs, loads } = ours;
  const name = `${browser}, ${condition}, ${intervalMs} ms:`;
  const load = `load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  const detail = `${runs.length} runs, ${load}, reaction-time error ${errorText(ours)}`;
  const near = total(ours, ({ nearPresses }) => nearPresses);
  const unusual = total(ours, ({ unusuallyDrawn }) => unusuallyDrawn);
  const wrong = total(ours, ({ wrongLetters, lostPresses }) => wrongLetters + lostPresses);
  const isSteady = browser.startsWith(STEADY);
  return [
    ...goalsUnder(condition).flatMap((one) => {
      const values = runs.map(one.figure);
      const what = `${name} ${one.what}`;
      const rest: Rest = one.isOfDrawing && !isSteady ? { undecided: NOT_STEADY } : {};
      const { value, interval } = medianOf(values);
      return [
        lower(what, value, 'ms', one.goal, { ...rest, detail, interval }),
        ...besideJsPsych(what, one, ours, theirs, rest),
      ];
    }),
    // Firefox does not report long tasks.
    ...(condition === 'idle' && isSteady
      ? [
          lower(
            `${name} longest task over 50 ms`,
            Math.max(...runs.map(longestTask)),
            'ms',
            LONGEST_TASK_MS,
          ),
        ]
      : []),
    lower(
      `${name} letters missed or doubled`,
      total(ours, ({ missed, doubled }) => missed + doubled),
      'letters',
      0,
    ),
    lower(`${name} presses lost or given to a wrong letter`, wrong, 'presses', 0, {
      detail: `of ${total(ours, ({ presses }) => presses)}, ${near} within 20 ms of a change`,
      ...(wrong === 0 && unusual > 0
        ? { undecided: `${unusual} more came while the browser drew unusually fast or slow` }
        : {}),
    }),
  ];
};

/** The measures with goals for each browser, condition and pace at which both programs were measured. */
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
