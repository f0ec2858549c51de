import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import type { GrantedRead } from '#server/db/sharing/door.ts';

/** Reads one stream of a user, limited to the granted days and detail. */
export type ReadStream<Name extends Stream> = (
  granted: GrantedRead,
) => Promise<StreamReplies[Name]>;

/** The common part of a reply. @param dates the day of each entry */
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

/** The value in detail; null in a summary. */
export const onlyInDetail = <Shown>({ detail }: GrantedRead, shown: () => Shown): Shown | null =>
  detail === 'detail' ? shown() : null;

/** The frequency of each key, most frequent first; ties are sorted by key. */
export const countsOf = <Key extends string>(
  keys: readonly Key[],
): readonly { readonly key: Key; readonly count: number }[] =>
  [...Map.groupBy(keys, (key) => key)]
    .map(([key, all]) => ({ key, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
