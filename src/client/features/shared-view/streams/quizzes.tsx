import styles from '#client/features/shared-view/parts/parts.module.css';
import { FiguresOnly, Section } from '#client/features/shared-view/parts/section.tsx';
import { DayChart, type Shape } from '#client/lib/charts/day-chart.tsx';
import { dateText } from '#client/lib/date-text.ts';
import { FoldedTable } from '#client/ui/layout/folded-table.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { list } from '#domain/shared/text/list.ts';
import type { DayText } from '#domain/sharing/sentences.ts';
import { texts } from '#texts/clients.js';

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
    .map((one) => texts.shapes[one])
    .join(', ');

const Checkins = ({ reply, weekly }: { readonly reply: Quizzes; readonly weekly: Weekly }) => (
  <>
    <DayChart
      alt={texts.scoresOfCheckIns({ count: weekly.length })}
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
    <p className={kit.hint}>{texts.chartLegend({ shapes: legendOf(weekly) })}</p>
    <FoldedTable
      name={texts.weeklyCheckIns}
      columns={[texts.day, texts.about, texts.scoreOf100]}
      rows={weekly.toReversed().map(({ date, condition, score }) => ({
        key: date,
        cells: [dateText(date), condition, score],
      }))}
    />
  </>
);

/** The score of the latest check-in, as a sentence. */
export const checkInText = (
  { date, score, condition }: NonNullable<Quizzes['latest']>,
  dayText: DayText,
): string => texts.latestCheckIn({ day: dayText(date), score, condition });

/** The scores of the first quiz, as a sentence. */
export const firstQuizText = (
  { date, scores }: NonNullable<Quizzes['first']>,
  dayText: DayText,
): string => {
  const said = NEUROTYPES.flatMap((condition) => {
    const score = scores[condition];
    return score === undefined ? [] : [texts.conditionScore({ condition, score })];
  });
  return texts.firstQuiz({ day: dayText(date), scores: list(said) });
};

/** The weekly check-ins and the first quiz. */
export const QuizzesSection = ({ reply }: { readonly reply: Quizzes }) => {
  const { latest, first, weekly } = reply;
  return (
    <Section
      heading={texts.quizzesAndCheckIns}
      reply={reply}
      hasAny={latest !== null || first !== null || (weekly?.length ?? 0) > 0}
    >
      {latest === null ? null : <p className={styles.prose}>{checkInText(latest, dateText)}</p>}
      {first === null ? null : <p className={styles.prose}>{firstQuizText(first, dateText)}</p>}
      {weekly === null || weekly.length === 0 ? null : <Checkins reply={reply} weekly={weekly} />}
      <p className={kit.hint}>{texts.quizzesExplained}</p>
      {weekly === null ? <FiguresOnly /> : null}
    </Section>
  );
};
