import type { UseQueryResult } from '@tanstack/react-query';
import { NOT_HERE_YET } from '#client/lib/parts/not-here-yet.ts';
import { errorText } from '#client/lib/told.ts';
import { useOnline } from '#client/platform/online.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { loadState } from './load-state.ts';

interface NotLoadedProps {
  /** The subject of "… did not load.", such as "Your account". */
  readonly what: string;
  readonly query: UseQueryResult;
  /** Whether the data is about other people, which is never stored on this device. */
  readonly isOfOthers?: true;
}

const NEVER_HERE = 'It is never kept on this device, so it is not here without a connection.';

/** Shown in place of data while it loads, or when it did not load. */
export const NotLoaded = ({ what, query, isOfOthers }: NotLoadedProps) => {
  const online = useOnline();
  if (loadState(query, online) !== 'failed') return <p role="status">Loading…</p>;
  const withoutConnection = isOfOthers === true ? NEVER_HERE : NOT_HERE_YET;
  return (
    <RetryNotice onRetry={() => void query.refetch()}>
      {what} did not load. {online ? errorText(query.error) : withoutConnection}
    </RetryNotice>
  );
};
