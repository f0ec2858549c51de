import { useComfort } from '#client/lib/comfort/comfort.ts';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import { frequencyOf } from '#domain/quiz/frequency.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/dashboard.js';
import { checkInsOf, type ProgressLine } from './check-ins.ts';

/** The check-ins with their scores, latest first; rendered only when opened. */
export const ProgressTable = ({ progress }: { readonly progress: ProgressLine }) => {
  const { scoresHidden } = useComfort();
  return (
    <FoldedTable
      name={texts.scoresOfCheckIns}
      summary={scoresHidden ? texts.showCheckIns : texts.showScores}
      columns={[texts.day, texts.about, texts.cameUp, ...(scoresHidden ? [] : [texts.score])]}
      rows={checkInsOf(progress)
        .toReversed()
        .map(({ date, score }) => ({
          key: date,
          cells: [
            dateText(date),
            common.neurotypes[progress.condition],
            texts.frequencies[frequencyOf(score)],
            ...(scoresHidden ? [] : [score]),
          ],
        }))}
    />
  );
};
