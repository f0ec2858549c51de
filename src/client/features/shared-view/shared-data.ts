import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { OF_OTHERS } from '#client/sync/of-others.ts';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { DateRange } from '#domain/sharing/consent.ts';
import type { Stream } from '#domain/sharing/streams.ts';

/** Where shared streams come from: the person of a connection, or a preview of one's own. */
export interface SharedSource {
  /** Names the source among the queries. */
  readonly key: readonly string[];
  /** Null for what is not shared. */
  readonly fetch: <Name extends Stream>(
    stream: Name,
    range: DateRange,
  ) => Promise<StreamReplies[Name] | null>;
}

/** What came of each stream; what is not there is not shared. */
export type SharedData = { readonly [Name in Stream]?: StreamReplies[Name] };

interface SharedDataParts {
  readonly source: SharedSource;
  readonly streams: readonly Stream[];
  readonly range: DateRange;
}

const readAll = async ({ source, streams, range }: SharedDataParts): Promise<SharedData> => {
  const replies = await Promise.all(
    streams.map(async (stream) => [stream, await source.fetch(stream, range)] as const),
  );
  // Each reply came under the name of its stream.
  return Object.fromEntries(replies.filter(([, reply]) => reply !== null)) as SharedData;
};

/** Each time they are asked for is a look in the person's log. */
const FRESH_MS = 5 * 60_000;

/** The shared streams of one person over some days. They are read together and never kept on the device. */
export const useSharedData = (parts: SharedDataParts): UseQueryResult<SharedData> => {
  const { source, streams, range } = parts;
  return useQuery({
    ...OF_OTHERS,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    queryKey: ['shared', ...source.key, streams.join(' '), range.from, range.to],
    queryFn: () => readAll(parts),
  });
};
