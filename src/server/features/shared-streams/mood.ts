import { KNOWN_TAGS } from '#domain/mood/tags.ts';
import type { GrantedRead } from '#server/db/sharing/door.ts';
import { countsOf, onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

const logsOf = ({ tx, userId, from, to }: GrantedRead) =>
  tx
    .selectFrom('mood_logs')
    .where('user_id', '=', userId)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .orderBy('logged_at')
    .orderBy('created_at')
    .orderBy('id');

/** The user's mood levels. */
export const readMood: ReadStream<'mood'> = async (granted) => {
  const logs = await logsOf(granted)
    .select(['local_date as date', 'logged_at as at', 'zone', 'mood'])
    .execute();
  const byDay = [...Map.groupBy(logs, ({ date }) => date)].flatMap(([date, ofDay]) => {
    const byLevel = ofDay.toSorted((a, b) => a.mood - b.mood);
    const [lowest, highest, last] = [byLevel.at(0), byLevel.at(-1), ofDay.at(-1)];
    if (lowest === undefined || highest === undefined || last === undefined) return [];
    return [
      { date, count: ofDay.length, lowest: lowest.mood, highest: highest.mood, last: last.mood },
    ];
  });
  return {
    ...readOf(
      granted,
      logs.map(({ date }) => date),
    ),
    byDay,
    logs: onlyInDetail(granted, () => logs),
  };
};

/** The user's notes on their moods. */
export const readMoodWords: ReadStream<'mood-words'> = async (granted) => {
  const logs = await logsOf(granted)
    .select(['local_date as date', 'logged_at as at', 'why as words'])
    .where('why', '!=', '')
    .execute();
  return {
    ...readOf(
      granted,
      logs.map(({ date }) => date),
    ),
    logs: onlyInDetail(granted, () => logs),
  };
};

/** The predefined tags of moods. The user's own tags, energy and body signals are never shared. */
export const readTags: ReadStream<'tags'> = async (granted) => {
  const rows = await logsOf(granted)
    .select(['local_date as date', 'tags'])
    .where('tags', '!=', '[]')
    .execute();
  const logs = rows.map(({ date, tags }) => {
    const kept: readonly string[] = JSON.parse(tags);
    return { date, tags: KNOWN_TAGS.filter((tag) => kept.includes(tag)) };
  });
  return {
    ...readOf(
      granted,
      logs.map(({ date }) => date),
    ),
    tags: countsOf(logs.flatMap(({ tags }) => tags)).map(({ key, count }) => ({ tag: key, count })),
    logs: onlyInDetail(granted, () => logs),
  };
};
