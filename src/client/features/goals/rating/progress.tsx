import { dateText } from '#client/lib/date-text.ts';
import { Picture } from '#client/lib/goals/picture.tsx';
import { placeOf, signed } from '#client/lib/goals/words.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { Goal } from '#contract/goals.ts';
import styles from './rating.module.css';

const RATERS = { person: 'You', therapist: 'Your therapist' } as const;

/** The ratings of a goal as a picture and as a table. */
export const Progress = ({ goal }: { readonly goal: Goal }) => {
  const wordsOf = (version: number, place: number): string | undefined =>
    goal.versions.find((one) => one.version === version)?.levels[place];
  const hasTherapist = goal.ratings.some(({ rater }) => rater === 'therapist');
  const hasNote = goal.ratings.some(({ note }) => note !== '');
  if (goal.ratings.length === 0) return null;
  return (
    <>
      <Picture
        ratings={goal.ratings}
        legend="A circle is your rating, a diamond that of your therapist."
      />
      <details>
        <summary className={kit.summaryLink}>The ratings as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table */}
        <section className={kit.tableBox} aria-label={`Ratings of ${goal.plan.words}`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {hasTherapist ? <th scope="col">By</th> : null}
                <th scope="col">Level</th>
                {hasNote ? <th scope="col">Note</th> : null}
              </tr>
            </thead>
            <tbody>
              {goal.ratings.toReversed().map(({ id, date, rater, level, version, note }) => (
                <tr key={id}>
                  <th scope="row">{dateText(date)}</th>
                  {hasTherapist ? <td>{RATERS[rater]}</td> : null}
                  <td>
                    {signed(level)}: <bdi>{wordsOf(version, placeOf(level))}</bdi>
                  </td>
                  {hasNote ? <td dir="auto">{note}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
};
