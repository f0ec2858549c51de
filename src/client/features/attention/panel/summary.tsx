import { queryOptions, useQuery } from '@tanstack/react-query';
import { inSeconds } from '#client/features/attention/result/measure-text.ts';
import { call } from '#client/lib/api/call.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import { decimalText } from '#client/lib/language/number-text.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { type AttentionSummaryReply, attentionEndpoints } from '#contract/attention/attention.ts';
import { texts } from '#texts/attention.js';
import { texts as common } from '#texts/common.js';
import styles from './summary.module.css';

const summaryOf = (userId: string) =>
  queryOptions({
    // Everything under ['attention', userId] is refetched after the server receives a result.
    queryKey: ['attention', userId, 'summary'],
    queryFn: ({ signal }) => call(attentionEndpoints.summary, { params: { userId }, signal }),
  });

const oneDecimal = (value: number | null): string | null =>
  value === null ? null : decimalText(value, 1);

const inPercent = (value: number | null): string | null =>
  value === null ? null : texts.percent({ value: decimalText(value, 1) });

interface Row {
  readonly test: string;
  readonly figures: readonly (readonly [name: string, value: string | null])[];
}

const rowsOf = ({ stroop, digit, simon }: AttentionSummaryReply): readonly Row[] => [
  {
    test: texts.testNames.stroop,
    figures: [
      [texts.averageTime, inSeconds(stroop.avgTime, 1)],
      [texts.accuracy, inPercent(stroop.accuracy)],
    ],
  },
  {
    test: texts.testNames['digit-span'],
    figures: [
      [texts.averageTime, inSeconds(digit.avgTime, 1)],
      [texts.accuracy, inPercent(digit.accuracy)],
    ],
  },
  {
    test: texts.testNames.simon,
    figures: [
      [texts.highestLevel, oneDecimal(simon.maxLevel)],
      [texts.accuracy, inPercent(simon.accuracy)],
    ],
  },
];

interface AttentionSummaryProps {
  /** Whether a heading above already names this section. */
  readonly isHeadingGiven?: boolean;
}

/** Averages over all quick tests; refetched after the server receives a result. */
export const AttentionSummary = ({ isHeadingGiven = false }: AttentionSummaryProps) => {
  const query = useQuery(summaryOf(useUserId()));
  const state = loadState(query, useOnline());
  const { data } = query;
  const { scoresHidden } = useComfort();
  return (
    <section
      className={isHeadingGiven ? styles.under : styles.summary}
      aria-labelledby="attention-summary"
    >
      <h3 id="attention-summary" className={kit.large} hidden={isHeadingGiven}>
        {texts.attentionSummary}
      </h3>
      {state === 'loading' ? <p role="status">{texts.loadingSummary}</p> : null}
      {state === 'failed' ? (
        <RetryNotice onRetry={() => void query.refetch()}>
          {texts.summaryNotLoaded} {errorText(query.error)}
        </RetryNotice>
      ) : null}
      {data !== undefined && scoresHidden ? <ScoresHidden /> : null}
      {data === undefined || scoresHidden ? null : (
        <>
          <p className={kit.hint}>{texts.summaryHint}</p>
          <div className={styles.tests}>
            {rowsOf(data).map(({ test, figures }) => (
              <div key={test} className={styles.test}>
                <h4 className={styles.name}>{test}</h4>
                <dl className={styles.figures}>
                  {figures.map(([name, value]) => (
                    <div key={name} className={styles.figure}>
                      <dt>{name}</dt>
                      <dd className={value === null ? undefined : kit.largeBold}>
                        {value ?? texts.notEnoughTrials}
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </>
      )}
      <p role="status" className={kit.hint}>
        {state === 'stored' ? common.savedOnDevice : ''}
      </p>
    </section>
  );
};
