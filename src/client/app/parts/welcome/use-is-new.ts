import { useFollow } from '#client/features/follow/follow-changes.ts';
import { isAnswered } from '#client/lib/load-state.ts';

/** Whether the questions for somebody new are open; null while unknown. */
export const useIsNew = (): boolean | null => {
  const { follow, query } = useFollow();
  if (follow !== null) return !follow.isWelcomed;
  // If it could not be loaded, the page stays as shown.
  return isAnswered(query) ? false : null;
};
