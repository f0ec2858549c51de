import type { Ref } from 'react';
import styles from '#client/features/attention/cpt/cpt.module.css';
import { CPT_PAGE_TEXTS } from '#client/features/attention/cpt/texts.ts';
import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { CptSummary } from '#domain/attention/cpt/quick-run.ts';

interface CptSummaryCardProps {
  readonly summary: CptSummary;
  /** Whether the time ran out; false if the person stopped the test. */
  readonly isWhole: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The summary of a Quick run. */
export const CptSummaryCard = ({ summary, isWhole, headingRef }: CptSummaryCardProps) => {
  const { scoresHidden } = useComfort();
  return (
    <section aria-labelledby="cpt-summary" className={kit.stack3}>
      <h3 ref={headingRef} id="cpt-summary" tabIndex={-1}>
        Test Summary
      </h3>
      <p>
        {isWhole
          ? 'The test stopped by itself after its 30 seconds.'
          : 'You stopped the test before its end.'}
      </p>
      {summary.total === 0 ? <p>{CPT_PAGE_TEXTS.noPress}</p> : null}
      {scoresHidden ? (
        <ScoresHidden />
      ) : (
        <dl className={styles.counts}>
          {[
            ['Total responses', String(summary.total)],
            ['Correct', String(summary.correct)],
            ['Incorrect', String(summary.incorrect)],
            ['Accuracy', summary.total === 0 ? 'no answers' : `${summary.accuracy}%`],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={kit.hint}>
        {CPT_PAGE_TEXTS.quickLimit} {RUN_TEXTS.notDiagnosis}
      </p>
    </section>
  );
};
