import type { UseQueryResult } from '@tanstack/react-query';
import { loadState } from '#client/lib/load-state.ts';
import { useOnline } from '#client/platform/online.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';

interface QuizNotLoadedProps {
  /** What is said while it loads. */
  readonly loading: string;
  /** What is missing, as a sentence begins. */
  readonly what: string;
  /** What is needed; those that are not there yet are asked for again. */
  readonly queries: readonly UseQueryResult[];
}

/** Stands where a quiz is to be: it loads, or it did not and can be asked for again. */
export const QuizNotLoaded = ({ loading, what, queries }: QuizNotLoadedProps) => {
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
      {what} did not load. {first.error?.message}
    </RetryNotice>
  );
};
