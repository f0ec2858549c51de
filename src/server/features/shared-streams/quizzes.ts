import type { Neurotype } from '#domain/shared/neurotype.ts';
import { onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

/** The first quiz and the weekly check-ins. */
export const readQuizzes: ReadStream<'quizzes'> = async (granted) => {
  const { tx, userId, from, to } = granted;
  const firsts = await tx
    .selectFrom('first_quizzes')
    .select(['local_date as date', 'scores'])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .execute();
  const weekly = await tx
    .selectFrom('weekly_quizzes')
    .select(['local_date as date', 'condition', 'score'])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .execute();
  const [first] = firsts;
  const scores: Partial<Record<Neurotype, number>> =
    first === undefined ? {} : JSON.parse(first.scores);
  const shownFirst = first === undefined ? null : { date: first.date, scores };
  const latest = weekly.at(-1) ?? null;
  const isFirstLatest = first !== undefined && (latest === null || latest.date < first.date);
  return {
    ...readOf(
      granted,
      [...firsts, ...weekly].map(({ date }) => date),
    ),
    latest,
    first: isFirstLatest ? shownFirst : onlyInDetail(granted, () => shownFirst),
    weekly: onlyInDetail(granted, () => weekly),
  };
};
