import { Link } from 'wouter';
import { VIEW_FOCUS_TARGET } from '#client/features/quiz/questions/use-view-focus.ts';
import styles from '#client/features/quiz/quiz.module.css';
import { ScoreBars } from '#client/features/quiz/result/score-bars.tsx';
import { ResultText } from '#client/features/quiz/result/text.tsx';
import { longLinkClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { QuizResult } from '#contract/quiz.ts';
import type { PagePath } from '#contract/shared/pages.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/quiz.js';

const WEEKLY: PagePath = '/features/quiz/weekly';

/** The result of the first quiz: the score of each neurotype, its meaning and its limits. */
export const FirstResult = ({ result }: { readonly result: QuizResult }) => (
  <section className={`${kit.raisedCard} ${kit.stack5} ${styles.card}`} aria-labelledby="blend">
    <h2 id="blend" className={kit.largest} tabIndex={-1} {...VIEW_FOCUS_TARGET}>
      {texts.blendHeading}
    </h2>
    <ScoreBars
      label={texts.traitsOfEach}
      scores={NEUROTYPES.map((neurotype) => [neurotype, result.scores[neurotype] ?? 0])}
    />
    <ResultText text={result.displayResult} />
    <div className={`${kit.row3} ${styles.actions}`}>
      <Link to={WEEKLY} className={longLinkClass('primary')}>
        {texts.goToCheckIn}
      </Link>
    </div>
  </section>
);
