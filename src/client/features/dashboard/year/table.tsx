import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import { texts } from '#texts/dashboard.js';
import type { YearDay } from './days.ts';

interface YearTableProps {
  readonly year: string;
  readonly days: readonly YearDay[];
}

/** The days of the heatmap that have tasks, latest first; rendered only when opened. */
export const YearTable = ({ year, days }: YearTableProps) => {
  const rows = days
    .flatMap(({ date, percent }) =>
      percent === null
        ? []
        : [{ key: date, cells: [dateText(date), texts.percent({ percent })] as const }],
    )
    .reverse();
  return (
    <FoldedTable
      name={texts.daysWithTasks({ year })}
      summary={texts.showYear({ year })}
      caption={rows.length === 0 ? texts.noDayWithTasks({ year }) : null}
      columns={[texts.day, texts.completed]}
      rows={rows}
    />
  );
};
