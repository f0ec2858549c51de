import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { NOT_PERSISTED } from '#client/sync/not-persisted.ts';
import type { StreamReplies } from '#contract/sharing/streams.ts';
import type { DateRange } from '#domain/sharing/consent.ts';
import type { Stream } from '#domain/sharing/streams.ts';

/**
 * The source of shared kinds of data (streams): another person's data over a connection, or a preview of one's own
 * data.
 */
export interface SharedSource {
  /** Part of the query key that identifies the source. */
  readonly key: readonly string[];
  /** Resolves to null if the stream is not shared. */
  readonly fetch: <Name extends Stream>(
    stream: Name,
    range: DateRange,
  ) => Promise<StreamReplies[Name] | null>;
}

/** The replies by stream. Streams that are not shared are missing. */
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
  // Each reply was fetched under the name of its stream, so the type is correct.
  return Object.fromEntries(replies.filter(([, reply]) => reply !== null)) as SharedData;
};

/** How long fetched data counts as fresh. This is longer than usual, because the person's log records every read. */
const FRESH_MS = 5 * 60_000;

/**
 * The shared streams of one person over a range of days. They are fetched together and are never stored on the device.
 */
export const useSharedData = (parts: SharedDataParts): UseQueryResult<SharedData> => {
  const { source, streams, range } = parts;
  return useQuery({
    ...NOT_PERSISTED,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    queryKey: ['shared', ...source.key, streams.join(' '), range.from, range.to],
    queryFn: () => readAll(parts),
  });
};
