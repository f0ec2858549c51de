import { dateText } from '#client/lib/date-text.ts';
import { Picture } from '#client/lib/goals/picture.tsx';
import { placeOf, signed } from '#client/lib/goals/words.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { Goal } from '#contract/goals.ts';
import { texts } from '#texts/goals.js';

/** The ratings of a goal as a picture and as a table. */
export const Progress = ({ goal }: { readonly goal: Goal }) => {
  const wordsOf = (version: number, place: number): string | undefined =>
    goal.versions.find((one) => one.version === version)?.levels[place];
  const hasTherapist = goal.ratings.some(({ rater }) => rater === 'therapist');
  const hasNote = goal.ratings.some(({ note }) => note !== '');
  if (goal.ratings.length === 0) return null;
  return (
    <>
      <Picture ratings={goal.ratings} legend={texts.ratingLegend} />
      <FoldedTable
        name={texts.ratingsOf({ goal: goal.plan.words })}
        summary={texts.ratingsTable}
        columns={[
          texts.columns.day,
          ...(hasTherapist ? [texts.columns.by] : []),
          texts.columns.level,
          ...(hasNote ? [texts.columns.note] : []),
        ]}
        rows={goal.ratings.toReversed().map(({ id, date, rater, level, version, note }) => ({
          key: id,
          cells: [
            dateText(date),
            ...(hasTherapist ? [texts.raters[rater]] : []),
            sentence(
              texts.levelInWords({
                number: signed(level),
                words: wordsOf(version, placeOf(level)) ?? '',
                level: (text) => <bdi>{text}</bdi>,
              }),
            ),
            ...(hasNote ? [note] : []),
          ],
        }))}
      />
    </>
  );
};
