import type { Ref } from 'react';
import styles from '#client/features/attention/cpt/cpt.module.css';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { CptSummary } from '#domain/attention/cpt/quick-run.ts';
import { texts } from '#texts/attention.js';

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
        {texts.cptSummary}
      </h3>
      <p>{isWhole ? texts.cptTimeUp : texts.cptStoppedEarly}</p>
      {summary.total === 0 ? <p>{texts.cptNoPress}</p> : null}
      {scoresHidden ? (
        <ScoresHidden />
      ) : (
        <dl className={styles.counts}>
          {[
            [texts.totalResponses, String(summary.total)],
            [texts.correct, String(summary.correct)],
            [texts.incorrect, String(summary.incorrect)],
            [
              texts.accuracy,
              summary.total === 0
                ? texts.noAccuracy
                : texts.percent({ value: String(summary.accuracy) }),
            ],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={kit.hint}>
        {texts.cptQuickLimit} {texts.notDiagnosis}
      </p>
    </section>
  );
};
