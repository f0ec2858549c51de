import { useComfort } from '#client/lib/comfort/comfort.ts';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import { frequencyOf } from '#domain/quiz/frequency.ts';
import { checkInsOf, type ProgressLine } from './check-ins.ts';

/** The check-ins with their scores, latest first; rendered only when opened. */
export const ProgressTable = ({ progress }: { readonly progress: ProgressLine }) => {
  const { scoresHidden } = useComfort();
  return (
    <FoldedTable
      name="Scores of your check-ins"
      summary={scoresHidden ? 'Show the check-ins as a table' : 'Show the scores as a table'}
      columns={['Day', 'About', 'Came up', ...(scoresHidden ? [] : ['Score'])]}
      rows={checkInsOf(progress)
        .toReversed()
        .map(({ date, score }) => ({
          key: date,
          cells: [
            dateText(date),
            progress.condition,
            frequencyOf(score),
            ...(scoresHidden ? [] : [score]),
          ],
        }))}
    />
  );
};
