import { Button, longLinkClass } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import type { PagePath } from '#contract/pages.ts';
import { entryBefore, type WeeklyEntry, weeklyResultText } from '#domain/quiz/weekly-result.ts';
import styles from './quiz.module.css';
import { ResultText } from './result-text.tsx';
import { ScoreBars } from './score-bars.tsx';
import { ARRIVAL } from './use-view-focus.ts';

const DASHBOARD: PagePath = '/dashbaord';

interface WeeklyResultProps {
  /** The check-in that is shown. */
  readonly entry: WeeklyEntry;
  readonly all: readonly WeeklyEntry[];
  /** Whether a newer one waits to be sent. */
  readonly newerWaits: boolean;
  readonly onAgain: () => void;
}

/** This week's check-in: the score of its condition, and what changed since the one before. */
export const WeeklyResult = ({ entry, all, newerWaits, onAgain }: WeeklyResultProps) => (
  <section className={styles.card} aria-labelledby="weekly-results">
    <h2 id="weekly-results" className={styles.heading} tabIndex={-1} {...ARRIVAL}>
      Weekly Results
    </h2>
    <ScoreBars
      label="How often traits came up in the past week"
      scores={[[entry.condition, entry.score]]}
    />
    <ResultText text={weeklyResultText(entry, entryBefore(all, entry.date))} />
    {newerWaits ? <p>Your newer answers are kept on this device, and are sent later.</p> : null}
    <div className={styles.actions}>
      <Link to={DASHBOARD} className={longLinkClass('primary')}>
        See your weeks on the dashboard
      </Link>
      {newerWaits ? null : (
        <Button kind="quiet" onClick={onAgain}>
          Check in again
        </Button>
      )}
    </div>
  </section>
);
