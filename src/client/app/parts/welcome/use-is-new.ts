import { useFollow } from '#client/features/follow/follow-changes.ts';
import { isAnswered } from '#client/lib/load-state.ts';

/** Whether to show the welcome questions; null while unknown. */
export const useIsNew = (): boolean | null => {
  const { follow, query } = useFollow();
  if (follow !== null) return !follow.isWelcomed;
  // If this cannot be loaded, assume that the person is not new.
  return isAnswered(query) ? false : null;
};
