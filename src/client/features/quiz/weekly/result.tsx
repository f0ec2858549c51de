import { Link } from 'wouter';
import { VIEW_FOCUS_TARGET } from '#client/features/quiz/questions/use-view-focus.ts';
import styles from '#client/features/quiz/quiz.module.css';
import { ScoreBars } from '#client/features/quiz/result/score-bars.tsx';
import { ResultText } from '#client/features/quiz/result/text.tsx';
import { Button, longLinkClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { PagePath } from '#contract/shared/pages.ts';
import {
  entryBefore,
  type WeeklyEntry,
  weeklyResultText,
} from '#domain/quiz/weekly/result-text.ts';
import { texts } from '#texts/quiz.js';

const DASHBOARD: PagePath = '/dashbaord';

interface WeeklyResultProps {
  /** The check-in to show. */
  readonly entry: WeeklyEntry;
  readonly all: readonly WeeklyEntry[];
  /** Whether a newer check-in is waiting to be sent. */
  readonly newerWaits: boolean;
  readonly onAgain: () => void;
}

/** This week's check-in: the score for its condition, and the change from the previous check-in. */
export const WeeklyResult = ({ entry, all, newerWaits, onAgain }: WeeklyResultProps) => (
  <section
    className={`${kit.raisedCard} ${kit.stack5} ${styles.card}`}
    aria-labelledby="weekly-results"
  >
    <h2 id="weekly-results" className={kit.largest} tabIndex={-1} {...VIEW_FOCUS_TARGET}>
      {texts.weeklyResults}
    </h2>
    <ScoreBars label={texts.traitsPastWeek} scores={[[entry.condition, entry.score]]} />
    <ResultText text={weeklyResultText(entry, entryBefore(all, entry.date))} />
    {newerWaits ? <p>{texts.newerAnswersKept}</p> : null}
    <div className={`${kit.row3} ${styles.actions}`}>
      <Link to={DASHBOARD} className={longLinkClass('primary')}>
        {texts.seeWeeks}
      </Link>
      {newerWaits ? null : (
        <Button kind="quiet" onClick={onAgain}>
          {texts.checkInAgain}
        </Button>
      )}
    </div>
  </section>
);
