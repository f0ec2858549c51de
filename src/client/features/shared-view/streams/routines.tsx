import { Bars } from '#client/features/shared-view/charts/bars.tsx';
import styles from '#client/features/shared-view/parts/parts.module.css';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { SIZE_TEXTS } from '#client/features/shared-view/parts/texts.ts';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { useToday } from '#client/lib/use-today.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { SIZES } from '#domain/shared/size.ts';
import { count } from '#domain/shared/text/count.ts';
import { weeksOf } from './weeks.ts';

type Routines = StreamReplies['routines'];

const percentOf = ({ total, completed }: { total: number; completed: number }): string =>
  total === 0 ? '–' : `${Math.round((100 * completed) / total)}%`;

const Weeks = ({ reply }: { readonly reply: Routines }) => {
  const weeks = weeksOf(reply.byDay);
  if (weeks.length === 0) return null;
  return (
    <div className={`${kit.stack3} ${styles.group}`}>
      <h3 className={styles.name}>Routines and tasks done, by week</h3>
      <Bars
        name="Done by week"
        bars={weeks.map((week) => ({
          key: week.monday,
          name: `From ${shortDateText(week.monday)}`,
          value: week.completed,
          of: week.total,
          text: `${week.completed} of ${week.total} (${percentOf(week)})`,
        }))}
      />
      <FoldedTable
        name="Done by day"
        columns={['Day', 'Planned', 'Done']}
        rows={reply.byDay.toReversed().map(({ date, total, completed }) => ({
          key: date,
          cells: [dateText(date), total, completed],
        }))}
      />
    </div>
  );
};

/** The sizes that were done as text, such as "full on 3, micro on 1". */
const sizesText = (sizes: Routines['routines'][number]['sizes']): string =>
  SIZES.flatMap((size) => {
    const days = sizes[size] ?? 0;
    return days === 0 ? [] : [`${SIZE_TEXTS[size]} on ${days}`];
  }).join(', ');

const Each = ({ routines }: Pick<Routines, 'routines'>) => (
  <div className={`${kit.stack3} ${styles.group}`}>
    <h3 className={styles.name}>Each routine</h3>
    <Bars
      name="Days on which each routine was done"
      bars={routines.map(({ title, done, planned }, at) => ({
        key: `${title} ${at}`,
        name: <bdi>{title}</bdi>,
        value: done,
        of: planned,
        text: `${done} of ${count(planned, 'day')}`,
      }))}
    />
    <p className={kit.hint}>
      A routine can be done in full, lighter, or micro. Done means all of the size that was chosen.
    </p>
    <FoldedTable
      name="Each routine"
      columns={['Routine', 'Planned', 'Done', 'In part', 'Sizes in days']}
      rows={routines.map(({ title, planned, done, partly, sizes }, at) => ({
        key: `${title} ${at}`,
        cells: [<bdi key="title">{title}</bdi>, planned, done, partly, sizesText(sizes) || '–'],
      }))}
    />
  </div>
);

const StillOpen = ({ to }: Pick<Routines, 'to'>) =>
  to < useToday() ? null : (
    <p className={kit.hint}>What is still open today is counted when the day is over.</p>
  );

/** Routines: how much was completed each week, and in which sizes. */
export const RoutinesSection = ({ reply }: { readonly reply: Routines }) => (
  <Section
    heading="Routines"
    reply={reply}
    hasAny={reply.byDay.length > 0 || reply.routines.length > 0}
  >
    <Weeks reply={reply} />
    <StillOpen to={reply.to} />
    {reply.routines.length === 0 ? null : <Each routines={reply.routines} />}
    {reply.occurrences === null ? (
      <FiguresOnly />
    ) : (
      <FoldedTable
        name="Routines on each day"
        summary={`Routines on each day (${reply.occurrences.length})`}
        columns={['Day', 'Routine', 'Size', 'Steps done']}
        rows={reply.occurrences.toReversed().map((one, at) => ({
          key: `${one.date} ${at}`,
          cells: [
            dateText(one.date),
            <bdi key="title">{one.title}</bdi>,
            SIZE_TEXTS[one.size],
            one.notToday ? 'set aside for the day' : `${one.completed} of ${one.total}`,
          ],
        }))}
      />
    )}
  </Section>
);
