import type { UseQueryResult } from '@tanstack/react-query';
import { wordsOf } from '#client/lib/told.ts';
import { useOnline } from '#client/platform/online.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { loadState } from './load-state.ts';

interface NotLoadedProps {
  /** The subject of "… did not load.", such as "Your account". */
  readonly what: string;
  readonly query: UseQueryResult;
}

/** Shown in place of data while it loads, or when it did not load. */
export const NotLoaded = ({ what, query }: NotLoadedProps) =>
  loadState(query, useOnline()) === 'failed' ? (
    <RetryNotice onRetry={() => void query.refetch()}>
      {what} did not load. {wordsOf(query.error)}
    </RetryNotice>
  ) : (
    <p role="status">Loading…</p>
  );
