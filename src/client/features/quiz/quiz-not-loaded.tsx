import type { UseQueryResult } from '@tanstack/react-query';
import { loadState } from '#client/lib/load-state.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';

interface QuizNotLoadedProps {
  /** The text shown while loading. */
  readonly loading: string;
  /** The sentence that says what did not load. */
  readonly message: string;
  /** The required queries. A retry refetches those that failed. */
  readonly queries: readonly UseQueryResult[];
}

/** Replaces a quiz while it loads or if it failed to load. */
export const QuizNotLoaded = ({ loading, message, queries }: QuizNotLoadedProps) => {
  const online = useOnline();
  const failed = queries.filter((query) => loadState(query, online) === 'failed');
  const [first] = failed;
  if (first === undefined) return <p role="status">{loading}</p>;
  return (
    <RetryNotice
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    >
      {message} {errorText(first.error)}
    </RetryNotice>
  );
};
