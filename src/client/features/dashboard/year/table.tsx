import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import type { YearDay } from './days.ts';

interface YearTableProps {
  readonly year: number;
  readonly days: readonly YearDay[];
}

/** The days of the heatmap that have tasks, latest first; rendered only when opened. */
export const YearTable = ({ year, days }: YearTableProps) => {
  const known = days.filter(({ percent }) => percent !== null).reverse();
  return (
    <FoldedTable
      name={`Days of ${year} with tasks`}
      summary={`Show ${year} as a table`}
      caption={known.length === 0 ? `No day of ${year} has tasks yet.` : null}
      columns={['Day', 'Completed']}
      rows={known.map(({ date, percent }) => ({
        key: date,
        cells: [dateText(date), `${percent}%`],
      }))}
    />
  );
};
