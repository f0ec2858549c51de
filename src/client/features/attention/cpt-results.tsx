import type { CptFullScore } from '#domain/attention/cpt/score.ts';
import styles from './cpt.module.css';
import { measureTexts } from './cpt-measures.ts';
import { CPT_PAGE_TEXTS } from './cpt-texts.ts';

/** The result of a Full run: each number with what it says and what it does not. */
export const CptResults = ({ score }: { readonly score: CptFullScore }) => (
  <>
    <p>
      {CPT_PAGE_TEXTS.notDiagnosis} Compare with your own earlier runs, and not with other people.
    </p>
    <dl className={styles.measures}>
      {measureTexts(score).map(({ name, value, says, saysNot }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value ?? 'not enough trials'}</dd>
          <dd>
            {says} {saysNot}
          </dd>
        </div>
      ))}
    </dl>
  </>
);
