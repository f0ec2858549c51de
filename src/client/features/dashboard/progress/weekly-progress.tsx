import { type ReactNode, useDeferredValue, useState } from 'react';
import { useDashboardSummary } from '#client/features/dashboard/query.ts';
import { NothingYet } from '#client/features/dashboard/widget/nothing-yet.tsx';
import { StoredNote } from '#client/features/dashboard/widget/stored-note.tsx';
import { Widget } from '#client/features/dashboard/widget/widget.tsx';
import { rangeText } from '#client/lib/charts/range-text.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { dateText } from '#client/lib/date-text.ts';
import { useFigure } from '#client/lib/folding/use-figure.ts';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useOnline } from '#client/platform/online.ts';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { usualScores } from '#domain/dashboard/progress.ts';
import { frequencyOf } from '#domain/quiz/frequency.ts';
import { nameInSentence } from '#domain/quiz/neurotype-scores.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/dashboard.js';
import { checkInsOf, type ProgressLine } from './check-ins.ts';
import { ProgressTable } from './table.tsx';
import styles from './weekly-progress.module.css';

interface WeeklyProgressProps {
  /** Renders the chart, which may still be loading. */
  readonly chart: (progress: ProgressLine) => ReactNode;
}

const Scores = ({ progress, chart }: WeeklyProgressProps & { progress: ProgressLine }) => {
  const { scoresHidden } = useComfort();
  const { condition, scores } = progress;
  const last = checkInsOf(progress).at(-1);
  if (last === undefined) return null;
  const range = usualScores(scores);
  const values = {
    day: dateText(last.date),
    topic: nameInSentence(condition),
    frequency: frequencyOf(last.score),
  };
  return (
    <>
      <p>
        {scoresHidden
          ? texts.cameUpOn(values)
          : texts.cameUpOnWithScore({ ...values, score: last.score })}
      </p>
      {scoresHidden ? null : (
        <>
          <p>
            {rangeText({
              latest: last.score,
              range,
              count: scores.length,
              of: 'checkIns',
              write: (value) => String(Math.round(value)),
            })}
          </p>
          <div className={styles.chart}>{chart(progress)}</div>
        </>
      )}
      <p className={kit.softSmall}>
        {range === null ? texts.whatScoreSays : texts.whatScoreAndBandSay}
      </p>
      <ProgressTable progress={progress} />
    </>
  );
};

/** Shown if there are no scores. With stored data, the text says that nothing is saved on this device. */
const NoScores = ({ query }: { readonly query: ReturnType<typeof useDashboardSummary> }) => {
  const isStored = loadState(query, useOnline()) === 'stored';
  const noneText = isStored ? texts.noProgressHere : texts.noProgress;
  return (
    <NothingYet title={query.isFetching ? common.loading : noneText} hasChartHeight>
      <p>{texts.scoresWillBeHere}</p>
    </NothingYet>
  );
};

/** The scores of the weekly check-ins for one condition at a time, as a sentence, a line chart and a table. */
export const WeeklyProgress = ({ chart }: WeeklyProgressProps) => {
  const query = useDashboardSummary();
  const [chosen, setChosen] = useState<Neurotype | null>(null);
  const lines = useDeferredValue(query.data?.progress);
  const shown = lines?.find(({ condition }) => condition === chosen) ?? lines?.at(-1);
  const { scoresHidden } = useComfort();
  const last = shown === undefined ? undefined : checkInsOf(shown).at(-1);
  const latest =
    last === undefined
      ? texts.noCheckInYet
      : texts.checkInOn({
          day: dateText(last.date),
          result: scoresHidden
            ? texts.frequencies[frequencyOf(last.score)]
            : texts.outOf100({ score: last.score }),
        });
  const figure = useFigure(query, lines === undefined ? undefined : latest);
  const heading =
    shown === undefined
      ? texts.weeklyProgress
      : texts.weeklyProgressFor({ topic: common.neurotypes[shown.condition] });
  return (
    <Widget heading={heading} figure={figure}>
      <div className={`${kit.stackTop3} ${styles.place}`}>
        {lines === undefined ? (
          <NotLoaded message={texts.weeklyProgressNotLoaded} query={query} />
        ) : null}
        {lines?.length === 0 ? <NoScores query={query} /> : null}
        {lines === undefined || shown === undefined || lines.length < 2 ? null : (
          <RadioRows
            legend={texts.showCheckInsAbout}
            options={NEUROTYPES.filter((one) => lines.some(({ condition }) => condition === one))}
            label={(one) => common.neurotypes[one]}
            value={shown.condition}
            onChoose={setChosen}
          />
        )}
        {shown === undefined ? null : <Scores progress={shown} chart={chart} />}
        <StoredNote query={query} />
      </div>
    </Widget>
  );
};
