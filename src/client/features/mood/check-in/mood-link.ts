import { useHash } from '#client/lib/navigation/use-hash.ts';
import type { PagePath } from '#contract/shared/pages.ts';

const FULL_CHECK_IN: PagePath = '/features/focus-mood-tracker';

/** The id of the heading of the check-in that adds details to the mood with this id. */
export const moodAnchor = (id: string): string => `mood-${id}`;

/** A link to the full check-in: for the details of the mood with this id, or for a new mood if the id is null. */
export const checkInLink = (id: string | null): string =>
  id === null ? FULL_CHECK_IN : `${FULL_CHECK_IN}#${moodAnchor(id)}`;

const linkedIn = (hash: string): string | null =>
  /^#mood-([\da-f-]{36})$/i.exec(hash)?.[1]?.toLowerCase() ?? null;

/** The id of the mood that the URL names; null if it names no mood. */
export const useLinkedMood = (): string | null => linkedIn(useHash());

/** Removes the mood from the URL, so that the check-in logs a new mood. */
export const forgetMoodLink = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);

/** Removes a mood that is deleted from the URL, if the URL names it. */
export const forgetLinkTo = (id: string): void => {
  if (linkedIn(location.hash) === id) forgetMoodLink();
};
