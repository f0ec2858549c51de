import type { UseQueryResult } from '@tanstack/react-query';
import { NOT_LOADED_YET } from '#client/lib/parts/not-loaded-text.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/loading.js';
import { loadState } from './load-state.ts';

interface NotLoadedProps {
  /** The sentence that says what did not load. */
  readonly message: string;
  readonly query: UseQueryResult;
  /** Whether the data is about other people. Such data is never stored on this device. */
  readonly isAboutOthers?: true;
}

const NEVER_HERE = texts.neverKeptHere;

/** Shown instead of data while the data loads or if it did not load. */
export const NotLoaded = ({ message, query, isAboutOthers }: NotLoadedProps) => {
  const online = useOnline();
  if (loadState(query, online) !== 'failed') return <p role="status">{common.loading}</p>;
  const withoutConnection = isAboutOthers === true ? NEVER_HERE : NOT_LOADED_YET;
  return (
    <RetryNotice onRetry={() => void query.refetch()}>
      {message} {online ? errorText(query.error) : withoutConnection}
    </RetryNotice>
  );
};
