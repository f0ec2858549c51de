import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import type { GrantedRead } from '#server/db/sharing/door.ts';

/** Reads one stream of the person, of the days and in the detail that are granted. */
export type ReadStream<Name extends Stream> = (
  granted: GrantedRead,
) => Promise<StreamReplies[Name]>;

/** What was read. @param dates the day of each entry */
export const readOf = (
  { detail, from, to }: GrantedRead,
  dates: readonly LocalDate[],
): Pick<StreamReplies['mood'], 'detail' | 'from' | 'to' | 'entries' | 'days'> => ({
  detail,
  from,
  to,
  entries: dates.length,
  days: new Set(dates).size,
});

/** Null in a summary. */
export const onlyInDetail = <Shown>({ detail }: GrantedRead, shown: () => Shown): Shown | null =>
  detail === 'detail' ? shown() : null;

/** How often each key is there, the most frequent first, and in order of the keys where it is the same. */
export const countsOf = <Key extends string>(
  keys: readonly Key[],
): readonly { readonly key: Key; readonly count: number }[] =>
  [...Map.groupBy(keys, (key) => key)]
    .map(([key, all]) => ({ key, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
