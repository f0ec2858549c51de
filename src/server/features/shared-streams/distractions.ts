import { countsOf, onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

/** The user's distractions. */
export const readDistractions: ReadStream<'distractions'> = async (granted) => {
  const { tx, userId, from, to } = granted;
  const logs = await tx
    .selectFrom('distraction_logs')
    .select(['local_date as date', 'logged_at as at', 'type'])
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .orderBy('logged_at')
    .orderBy('id')
    .execute();
  return {
    ...readOf(
      granted,
      logs.map(({ date }) => date),
    ),
    types: countsOf(logs.map(({ type }) => type)).map(({ key, count }) => ({ type: key, count })),
    logs: onlyInDetail(granted, () => logs),
  };
};
