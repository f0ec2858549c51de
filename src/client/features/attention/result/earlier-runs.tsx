import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { momentFormat } from '#client/lib/time/moment-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import type { KeptRun } from '#contract/attention/run.ts';
import type { Instrument } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import { mainMeasure } from './main-measure.ts';
import { ProgressOfRuns } from './progress-of-runs.tsx';
import styles from './result.module.css';

const runsOf = (userId: string, instrument: Instrument) =>
  queryOptions({
    // Everything under ['attention', userId] is refetched after the server receives a run.
    queryKey: ['attention', userId, 'runs', instrument],
    queryFn: ({ signal }) =>
      call(attentionEndpoints.runs, {
        params: { userId },
        query: { instrument, mode: 'full' },
        signal,
      }),
  });

const whenText = momentFormat({ dateStyle: 'long', timeStyle: 'short' });

const comparable = (runs: readonly KeptRun[]) =>
  runs.flatMap(({ score, ...run }) =>
    run.mode === 'full' && !run.interrupted && score !== null ? [{ ...run, score }] : [],
  );

interface EarlierRunsProps {
  readonly instrument: Instrument;
}

const RunList = ({ instrument }: EarlierRunsProps) => {
  const { scoresHidden } = useComfort();
  const query = useQuery(runsOf(useUserId(), instrument));
  if (query.data === undefined)
    return <NotLoaded message={texts.earlierTestsNotLoaded} query={query} />;
  const runs = comparable(query.data);
  if (runs.length === 0) return <p>{texts.noEarlierTests}</p>;
  return (
    <>
      {scoresHidden ? <ScoresHidden /> : <ProgressOfRuns instrument={instrument} runs={runs} />}
      <ul className={kit.stack2}>
        {runs.map(({ id, startedAt, score, timing }) => (
          <li key={id} className={styles.run}>
            <span className={kit.softSmall}>{whenText(startedAt)}</span>
            <span>
              {scoresHidden
                ? texts.inputs[timing.input]
                : texts.earlierTest({
                    result: mainMeasure(instrument, score),
                    input: texts.inputs[timing.input],
                  })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

/**
 * The person's earlier Full runs of a test, except interrupted ones; fetched when the list is opened.
 */
export const EarlierRuns = ({ instrument }: EarlierRunsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={kit.summaryLink}>{texts.earlierFullTests}</summary>
      {isOpen ? <RunList instrument={instrument} /> : null}
    </details>
  );
};
