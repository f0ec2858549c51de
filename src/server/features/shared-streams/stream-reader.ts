import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import type { GrantedRead } from '#server/db/sharing/door.ts';

/** Reads one kind of a user's data (a stream), as far as the granted days and level of detail allow. */
export type ReadStream<Name extends Stream> = (
  granted: GrantedRead,
) => Promise<StreamReplies[Name]>;

/**
 * The part that the replies for all streams have in common.
 *
 * @param dates the day of each entry
 */
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

/** The value if the viewer may see details. Null if the viewer may see only a summary. */
export const onlyInDetail = <Shown>({ detail }: GrantedRead, shown: () => Shown): Shown | null =>
  detail === 'detail' ? shown() : null;

/** How often each key occurs, most frequent first. Keys with the same count are sorted. */
export const countsOf = <Key extends string>(
  keys: readonly Key[],
): readonly { readonly key: Key; readonly count: number }[] =>
  [...Map.groupBy(keys, (key) => key)]
    .map(([key, all]) => ({ key, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
