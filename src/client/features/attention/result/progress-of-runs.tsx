import { DayChart } from '#client/lib/charts/day-chart.tsx';
import { roundGrid } from '#client/lib/charts/grid.ts';
import { rangeText } from '#client/lib/charts/range-text.ts';
import { dateText } from '#client/lib/date-text.ts';
import { decimalText } from '#client/lib/language/number-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { KeptRun } from '#contract/attention/run.ts';
import { measuredRun, measureOf } from '#domain/attention/measures.ts';
import { progressOfRuns } from '#domain/attention/progress.ts';
import type { Instrument } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import { inMs } from './measure-text.ts';
import styles from './result.module.css';

/** Formats the main figure with as many decimals as its accuracy justifies. */
const WRITE: Readonly<Record<Instrument, (value: number) => string>> = {
  cpt: (value) => decimalText(value, 1),
  stroop: (value) => inMs(value) ?? '',
  'digit-span': (value) => decimalText(value, 1),
  simon: (value) => decimalText(value, 1),
};

interface ProgressOfRunsProps {
  readonly instrument: Instrument;
  /** Uninterrupted Full runs, the latest first. */
  readonly runs: readonly KeptRun[];
}

/** The main figure of the runs over time with the band of its usual range, and an explanation as text. */
export const ProgressOfRuns = ({ instrument, runs }: ProgressOfRunsProps) => {
  const progress = progressOfRuns(
    instrument,
    runs.toReversed().map(({ localDate, difficulty, version, timing, score }) => ({
      date: localDate,
      comparisonKey: `${difficulty} ${version} ${timing.input}`,
      ...measuredRun(instrument, 'full', JSON.stringify(score)),
    })),
  );
  const { range } = progress;
  const [first, latest] = [progress.runs[0], progress.runs.at(-1)];
  if (first === undefined || latest === undefined) return null;
  const write = WRITE[instrument];
  const figure = texts.chartedFigures[instrument];
  const { isMoreBetter } = measureOf(instrument, 'full');
  const values = progress.runs.map(({ value }) => value);
  const count = values.length;
  const grid = roundGrid(
    Math.min(...values, range?.low ?? latest.value),
    Math.max(...values, range?.high ?? latest.value),
  );
  return (
    <div className={styles.progress}>
      <p>
        {rangeText({
          latest: latest.value,
          range,
          count,
          of: 'tests',
          write,
          alsoMoves: texts.practiceMovesToo,
        })}
      </p>
      {count < 2 ? null : (
        <figure className={styles.figure}>
          <DayChart
            alt={texts.chartAlt({
              figure,
              count,
              first: write(first.value),
              firstDay: dateText(first.date),
              latest: write(latest.value),
              latestDay: dateText(latest.date),
            })}
            from={first.date}
            to={latest.date}
            grid={grid.map((value) => ({ value, name: write(value) }))}
            marks={progress.runs}
            band={range}
            rows={8}
          />
          <figcaption className={kit.softSmall}>
            {texts.chartCaption[isMoreBetter ? 'higher' : 'lower']({ figure })}
            {range === null ? '' : ` ${texts.chartBand}`}
          </figcaption>
        </figure>
      )}
    </div>
  );
};
