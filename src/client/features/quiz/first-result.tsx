import { longLinkClass } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import type { PagePath } from '#contract/pages.ts';
import type { QuizResult } from '#contract/quiz.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import styles from './quiz.module.css';
import { ResultText } from './result-text.tsx';
import { ScoreBars } from './score-bars.tsx';
import { ARRIVAL } from './use-view-focus.ts';

const WEEKLY: PagePath = '/features/quiz/weekly';

/** The result of the first quiz: the score of each neurotype, what it says, and what it does not. */
export const FirstResult = ({ result }: { readonly result: QuizResult }) => (
  <section className={styles.card} aria-labelledby="blend">
    <h2 id="blend" className={styles.heading} tabIndex={-1} {...ARRIVAL}>
      Your Neurotype Blend
    </h2>
    <ScoreBars
      label="How often traits of each neurotype come up"
      scores={NEUROTYPES.map((neurotype) => [neurotype, result.scores[neurotype] ?? 0])}
    />
    <ResultText text={result.displayResult} />
    <div className={styles.actions}>
      <Link to={WEEKLY} className={longLinkClass('primary')}>
        Go to the weekly check-in
      </Link>
    </div>
  </section>
);
