import { dateText } from '#client/lib/date-text.ts';
import { Picture } from '#client/lib/goals/picture.tsx';
import { placeOf, signed } from '#client/lib/goals/words.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import type { Goal } from '#contract/goals.ts';

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
      <FoldedTable
        name={`Ratings of ${goal.plan.words}`}
        summary="The ratings as a table"
        columns={['Day', ...(hasTherapist ? ['By'] : []), 'Level', ...(hasNote ? ['Note'] : [])]}
        rows={goal.ratings.toReversed().map(({ id, date, rater, level, version, note }) => ({
          key: id,
          cells: [
            dateText(date),
            ...(hasTherapist ? [RATERS[rater]] : []),
            <>
              {signed(level)}: <bdi>{wordsOf(version, placeOf(level))}</bdi>
            </>,
            ...(hasNote ? [note] : []),
          ],
        }))}
      />
    </>
  );
};
