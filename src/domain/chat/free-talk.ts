import type { ConversationState } from './conversation.ts';

/**
 * Whether the coach only talked in this turn: no skill went on, began or ended, nothing was asked to be chosen, and
 * it had nothing to hold to, such as what it says to a wish for certainty, about medicine, or about itself.
 */
export const isFreeTalk = (before: ConversationState, after: ConversationState): boolean =>
  before.active === null && after.active === null && after.outcome === 'talk';

/** Whether the person wanted to be left in peace in this turn. */
export const leavesBe = ({ outcome }: ConversationState): boolean => outcome === 'let-be';

/** Whether the coach did not begin or go on with something in this turn, since it could be a strain. */
export const refusesStrain = ({ outcome }: ConversationState): boolean => outcome === 'gentle';

/** Whether the coach answered a repeated wish for certainty in this turn. */
export const answersReassurance = ({ outcome }: ConversationState): boolean =>
  outcome === 'reassurance';
