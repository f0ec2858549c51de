import type { UseQueryResult } from '@tanstack/react-query';
import { useOnline } from '#client/platform/online.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { loadState } from './load-state.ts';

interface NotLoadedProps {
  /** What is missing, as a sentence begins: "Your account". */
  readonly what: string;
  readonly query: UseQueryResult;
}

/** Stands where data is to be: it loads, or it did not and can be asked for again. */
export const NotLoaded = ({ what, query }: NotLoadedProps) =>
  loadState(query, useOnline()) === 'failed' ? (
    <RetryNotice onRetry={() => void query.refetch()}>
      {what} did not load. {query.error?.message}
    </RetryNotice>
  ) : (
    <p role="status">Loading…</p>
  );
