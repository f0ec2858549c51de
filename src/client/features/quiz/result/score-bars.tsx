import styles from '#client/features/quiz/quiz.module.css';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { frequencyOf } from '#domain/quiz/frequency.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/quiz.js';

interface ScoreBarsProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** Scores from 0 to 100, in display order. */
  readonly scores: readonly (readonly [neurotype: Neurotype, score: number])[];
}

/** Scores as words and numbers, each with a bar. People who hide scores see only the words. */
export const ScoreBars = ({ label, scores }: ScoreBarsProps) => {
  const { scoresHidden } = useComfort();
  return (
    <ul className={kit.stack4} aria-label={label}>
      {scores.map(([neurotype, score]) => (
        <li key={neurotype} className={styles.score}>
          <span className={kit.largeBold}>{common.neurotypes[neurotype]}</span>
          <span>
            {scoresHidden
              ? texts.frequencies[frequencyOf(score)]
              : sentence(
                  texts.scoreInWords({
                    frequency: texts.frequencies[frequencyOf(score)],
                    score,
                    strong: (text) => <strong>{text}</strong>,
                  }),
                )}
          </span>
          {scoresHidden ? null : (
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.filled} style={{ inlineSize: `${score}%` }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
