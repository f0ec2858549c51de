import { useQuery } from '@tanstack/react-query';
import { loadState } from '#client/lib/load-state.ts';
import { useSession } from '#client/lib/session/session.ts';
import { useNow } from '#client/lib/use-now.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOnline } from '#client/platform/online.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { type Known, readersOf, readersSentence } from '#domain/sharing/readers.ts';
import type { Stream } from '#domain/sharing/streams.ts';
import { allConnections } from './queries.ts';

const MINUTE_MS = 60_000;

const KNOWN: Readonly<Record<ReturnType<typeof loadState>, Known>> = {
  ready: 'now',
  stored: 'before',
  loading: 'nothing',
  failed: 'nothing',
};

export interface Asked {
  /** The day of the entry; today by default. */
  readonly date?: LocalDate | undefined;
  /** The word for what they read, such as "this". */
  readonly what?: string | undefined;
}

/** Who can read what is written to a stream, by the current consents or those that this device last knew. */
export const useReaders = (stream: Stream, { date, what }: Asked = {}) => {
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const query = useQuery({ ...allConnections(userId), enabled: userId !== '' });
  const known = KNOWN[loadState(query, useOnline())];
  const today = useToday();
  const nowMs = useNow(0, MINUTE_MS);
  const readers = readersOf(query.data ?? [], stream, { date: date ?? today, nowMs });
  return {
    isShared: readers.length > 0,
    sentence: readersSentence(readers, stream, { known, what }),
  };
};
