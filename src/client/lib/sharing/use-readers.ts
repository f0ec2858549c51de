import { useQuery } from '@tanstack/react-query';
import { dateText } from '#client/lib/date-text.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useNow } from '#client/lib/use-now.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOnline } from '#client/platform/online.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { type Known, type Readable, readersOf, readersSentence } from '#domain/sharing/readers.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import { allConnections } from './queries.ts';

const KNOWN: Readonly<Record<ReturnType<typeof loadState>, Known>> = {
  ready: 'now',
  stored: 'before',
  loading: 'nothing',
  failed: 'nothing',
};

export interface Asked {
  /** The day of the entry; today by default. */
  readonly date?: LocalDate | undefined;
  /** What the readers can read, if the stream has several kinds of entries. */
  readonly what?: Readable | undefined;
}

/**
 * Who can read new entries of this kind of data (stream). Uses the current consents, or else the consents that this
 * device last received.
 */
export const useReaders = (stream: Stream, { date, what }: Asked = {}) => {
  const userId = useUserId();
  const query = useQuery({ ...allConnections(userId), enabled: userId !== '' });
  const known = KNOWN[loadState(query, useOnline())];
  const today = useToday();
  const nowMs = useNow(0, MINUTE_MS);
  const readers = readersOf(query.data ?? [], stream, { date: date ?? today, nowMs });
  return {
    isShared: readers.length > 0,
    sentence: readersSentence(readers, what ?? stream, { known, dayText: dateText }),
  };
};
