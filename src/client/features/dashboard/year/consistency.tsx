import { Folding } from '#client/lib/folding/folding.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { texts } from '#texts/dashboard.js';
import styles from './consistency.module.css';

/** The consistency score from 0 to 100 with its meaning; null while it is unknown. */
export const Consistency = ({ score }: { readonly score: number | null }) => (
  <div className={styles.consistency}>
    <Folding
      heading={<h4 className={styles.heading}>{texts.consistency}</h4>}
      figure={score === null ? texts.notKnownYet : texts.outOf100({ score })}
      className={kit.stack2}
    >
      <p>
        {score === null
          ? texts.notKnownYet
          : sentence(
              texts.consistencyScore({
                score,
                strong: (text) => <strong className={styles.number}>{text}</strong>,
              }),
            )}
      </p>
      <p className={kit.soft}>{texts.consistencyIs}</p>
    </Folding>
  </div>
);
