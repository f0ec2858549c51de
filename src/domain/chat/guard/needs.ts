import type { Category } from './assessment.ts';
import type { Sign } from './content.ts';
import type { GuardState } from './states.ts';

const BY_ONESELF: ReadonlySet<Category> = new Set(['suicide', 'self-harm', 'medical-emergency']);

/** A swallowed substance is remembered for this many messages. */
export const SWALLOWED_TURNS = 6;

/**
 * Creates the test for whether a sign counts now: some signs only count during an active danger, or soon after
 * something was swallowed.
 */
export const countsIn = (state: GuardState) => {
  const { stage, swallowed } = state;
  const isRaised = stage === 'open-high' || stage === 'open-elevated' || stage === 'asked-softly';
  const isOpen = isRaised || stage === 'denied';
  const category = state.danger?.category ?? state.asked?.category ?? null;
  const isOf = (one: Category): boolean => isOpen && category === one;
  const isByOneself = category !== null && BY_ONESELF.has(category);
  return ({ needs }: Sign): boolean => {
    switch (needs) {
      case undefined:
        return true;
      case 'open':
        return isOpen && isByOneself;
      case 'raised':
        return isRaised && isByOneself;
      case 'open-abuse':
        return isOf('abuse');
      case 'open-eating-disorder':
        return isOf('eating-disorder');
      case 'open-harm-to-others':
        return isOf('harm-to-others');
      case 'swallowed':
        return swallowed > 0 || isOf('medical-emergency');
    }
  };
};
