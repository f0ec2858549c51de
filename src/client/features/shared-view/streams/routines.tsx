import { Bars } from '#client/features/shared-view/charts/bars.tsx';
import styles from '#client/features/shared-view/parts/parts.module.css';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { sizesText } from '#client/features/shared-view/parts/texts.ts';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { useToday } from '#client/lib/use-today.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { texts } from '#texts/clients.js';
import { weeksOf } from './weeks.ts';

type Routines = StreamReplies['routines'];
type Occurrence = NonNullable<Routines['occurrences']>[number];

const Weeks = ({ reply }: { readonly reply: Routines }) => {
  const weeks = weeksOf(reply.byDay);
  if (weeks.length === 0) return null;
  const most = Math.max(...weeks.map(({ completed }) => completed));
  return (
    <div className={`${kit.stack3} ${styles.group}`}>
      <h3 className={styles.name}>{texts.doneByWeekTitle}</h3>
      <Bars
        name={texts.doneByWeek}
        bars={weeks.map(({ monday, completed }) => ({
          key: monday,
          name: texts.weekOf({ day: shortDateText(monday) }),
          value: completed,
          of: most,
          text: texts.countDone({ count: completed }),
        }))}
      />
      <FoldedTable
        name={texts.doneByDay}
        columns={[texts.day, texts.done]}
        rows={reply.byDay.toReversed().map(({ date, completed }) => ({
          key: date,
          cells: [dateText(date), completed],
        }))}
      />
    </div>
  );
};

const Each = ({ routines }: Pick<Routines, 'routines'>) => {
  const most = Math.max(...routines.map(({ done, partly }) => done + partly));
  return (
    <div className={`${kit.stack3} ${styles.group}`}>
      <h3 className={styles.name}>{texts.eachRoutine}</h3>
      <Bars
        name={texts.routineDays}
        bars={routines.map(({ title, done, partly }, at) => ({
          key: `${title} ${at}`,
          name: <bdi>{title}</bdi>,
          value: done + partly,
          of: most,
          text: texts.days({ count: done + partly }),
        }))}
      />
      <p className={kit.hint}>{texts.routineBarsExplained}</p>
      <FoldedTable
        name={texts.eachRoutine}
        columns={[texts.routine, texts.daysWithAllOfIt, texts.daysWithPartOfIt, texts.daysBySize]}
        rows={routines.map(({ title, done, partly, sizes }, at) => ({
          key: `${title} ${at}`,
          cells: [<bdi key="title">{title}</bdi>, done, partly, sizesText(sizes)],
        }))}
      />
    </div>
  );
};

const StillOpen = ({ to }: Pick<Routines, 'to'>) =>
  to < useToday() ? null : <p className={kit.hint}>{texts.openRoutinesLater}</p>;

/** What was done of a routine on a day. The size is named only if the person began the routine. */
const doneText = ({ notToday, completed, total, size }: Occurrence): string => {
  if (notToday) return texts.setAsideForDay;
  return completed === 0 ? '–' : texts.stepsInSize({ completed, total, size });
};

/** Routines: how much was done each week, and in which sizes. */
export const RoutinesSection = ({ reply }: { readonly reply: Routines }) => (
  <Section
    heading={texts.routinesAndTasks}
    reply={reply}
    hasAny={reply.byDay.length > 0 || (reply.occurrences?.length ?? 0) > 0}
  >
    <Weeks reply={reply} />
    {reply.routines.length === 0 ? null : <Each routines={reply.routines} />}
    {reply.occurrences === null ? (
      <FiguresOnly />
    ) : (
      <>
        <StillOpen to={reply.to} />
        <FoldedTable
          name={texts.routinesByDay}
          summary={texts.routinesByDayCount({ count: reply.occurrences.length })}
          columns={[texts.day, texts.routine, texts.stepsDone]}
          rows={reply.occurrences.toReversed().map((one, at) => ({
            key: `${one.date} ${at}`,
            cells: [dateText(one.date), <bdi key="title">{one.title}</bdi>, doneText(one)],
          }))}
        />
      </>
    )}
  </Section>
);
