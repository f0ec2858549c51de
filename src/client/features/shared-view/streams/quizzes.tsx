import styles from '#client/features/shared-view/parts/parts.module.css';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { DayChart, type Shape } from '#client/lib/charts/day-chart.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';

type Quizzes = StreamReplies['quizzes'];
type Weekly = NonNullable<Quizzes['weekly']>;

const GRID = [0, 25, 50, 75, 100].map((value) => ({ value, name: String(value) }));
const SHAPES: Readonly<Record<Neurotype, Shape>> = {
  ADHD: 'circle',
  Autism: 'square',
  OCD: 'triangle',
};

/** Explains which shape stands for which condition, limited to the conditions in the data. */
const legendOf = (weekly: Weekly): string =>
  NEUROTYPES.filter((one) => weekly.some(({ condition }) => condition === one))
    .map((one) => `a ${SHAPES[one]} is about ${one}`)
    .join(', ');

const Checkins = ({ reply, weekly }: { readonly reply: Quizzes; readonly weekly: Weekly }) => (
  <>
    <DayChart
      alt={`Scores of ${weekly.length} weekly check-ins, from 0 to 100. The table has all of them.`}
      from={reply.from}
      to={reply.to}
      grid={GRID}
      marks={weekly.map(({ date, score, condition }) => ({
        date,
        value: score,
        shape: SHAPES[condition],
      }))}
      rows={8}
    />
    <p className={kit.hint}>
      In the chart {legendOf(weekly)}. Scores about different conditions cannot be compared.
    </p>
    <FoldedTable
      name="Weekly check-ins"
      columns={['Day', 'About', 'Score of 100']}
      rows={weekly.toReversed().map(({ date, condition, score }) => ({
        key: date,
        cells: [dateText(date), condition, score],
      }))}
    />
  </>
);

/** The weekly check-ins and the first quiz. */
export const QuizzesSection = ({ reply }: { readonly reply: Quizzes }) => {
  const { latest, first, weekly } = reply;
  return (
    <Section
      heading="Quizzes and check-ins"
      reply={reply}
      hasAny={latest !== null || first !== null || (weekly?.length ?? 0) > 0}
    >
      {latest === null ? null : (
        <p className={styles.prose}>
          Latest check-in, on {dateText(latest.date)}: {latest.score} of 100, about{' '}
          {latest.condition}.
        </p>
      )}
      {first === null ? null : (
        <p className={styles.prose}>
          First quiz, on {dateText(first.date)}:{' '}
          {NEUROTYPES.flatMap((one) => {
            const score = first.scores[one];
            return score === undefined ? [] : [`${one} ${score}`];
          }).join(', ')}
          .
        </p>
      )}
      {weekly === null || weekly.length === 0 ? null : <Checkins reply={reply} weekly={weekly} />}
      <p className={kit.hint}>
        The quizzes ask how somebody is doing in their own view. They are no diagnosis.
      </p>
      {weekly === null ? <FiguresOnly /> : null}
    </Section>
  );
};
