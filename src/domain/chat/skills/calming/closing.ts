import { type Closing, kindlyTo } from '#domain/chat/skills/closings.ts';
import type { Move } from '#domain/chat/skills/machine.ts';
import { wayOf } from './scripts.ts';
import type { CalmingState } from './state.ts';

/** What is said at the end where nothing was said on how it feels. */
export const UNSAID = [
  'You are welcome. The exercise ends here, and you can do it again at any time.',
];

/** Ends the exercise for who closes it; how they feel is taken from that, and not asked. */
export const closed = (state: CalmingState, closing: Closing): Move<CalmingState> => {
  const isWell = closing === 'well' || closing === 'liked';
  return { to: 'end', state: { ...state, feels: isWell ? 'better' : 'unsaid' } };
};

/** Who is well ends it at any step, and whoever says thanks or that it helped at the last one. */
export const closeDoing = (state: CalmingState, closing: Closing): Move<CalmingState> | null => {
  const isLast = state.step + 1 >= wayOf(state).steps.length;
  if (closing === 'done') return null;
  if (closing === 'well' || isLast) return closed(state, closing);
  const again = closing === 'thanks' ? kindlyTo(closing, false) : null;
  return again === null ? null : { again, isAnswer: true };
};
