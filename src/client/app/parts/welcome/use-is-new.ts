import { useFollow } from '#client/features/follow/follow-changes.ts';
import { isAnswered } from '#client/lib/load-state.ts';

/** Whether the questions for somebody new are open; null while that is not known. */
export const useIsNew = (): boolean | null => {
  const { follow, query } = useFollow();
  if (follow !== null) return !follow.isWelcomed;
  // Once it could not be loaded, the page stays as it is shown.
  return isAnswered(query) ? false : null;
};
