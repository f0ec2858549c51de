import { useHash } from '#client/lib/navigation/use-hash.ts';
import type { PagePath } from '#contract/shared/pages.ts';

const FULL_CHECK_IN: PagePath = '/features/focus-mood-tracker';

/** The id of the heading of the check-in that adds to this mood. */
export const moodAnchor = (id: string): string => `mood-${id}`;

/** A link to the full check-in: one that adds to this mood, or one of a new mood for null. */
export const checkInLink = (id: string | null): string =>
  id === null ? FULL_CHECK_IN : `${FULL_CHECK_IN}#${moodAnchor(id)}`;

/** The id of the mood that the address names; null where it names none. */
export const useLinkedMood = (): string | null =>
  /^#mood-([\da-f-]{36})$/i.exec(useHash())?.[1]?.toLowerCase() ?? null;

/** Takes the mood out of the address, so that the check-in is one of a new mood. */
export const forgetMoodLink = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);
