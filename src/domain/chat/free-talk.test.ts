import { describe, expect, it } from 'vitest';
import { around, lastOf } from '#tests/support/chat/talk.ts';
import { newConversation } from './conversation.ts';
import { answersReassurance, isFreeTalk, leavesBe, refusesStrain } from './free-talk.ts';

const START = newConversation();
const low = around({ verdict: { level: 'low', category: 'suicide' } });
const outcomesOf = (messages: readonly string[], world = around()) => {
  const before = messages.length > 1 ? lastOf(messages.slice(0, -1), START, world).state : START;
  const { state } = lastOf(messages.slice(-1), before, world);
  return {
    isFree: isFreeTalk(before, state),
    isLeft: leavesBe(state),
    isRefused: refusesStrain(state),
    isReassurance: answersReassurance(state),
  };
};
const NOTHING = { isFree: false, isLeft: false, isRefused: false, isReassurance: false };

describe('what a turn came to', () => {
  it.each(['I feel lonely', 'hello', 'the bus was green', 'I got the job', 'my boss again'])(
    'is free talk where the coach only listens: "%s"',
    (text) => {
      expect(outcomesOf([text])).toEqual({ ...NOTHING, isFree: true });
    },
  );

  it.each([
    'how many pills can I take',
    'do I have ADHD?',
    'did I lock the door?',
    'where are the games',
    'what is masking',
    'who are you',
    'Slow breathing',
    'I keep checking the stove',
    'I have scary thoughts that I do not want',
  ])('is not free where there are words to hold to: "%s"', (text) => {
    expect(outcomesOf([text])).toEqual(NOTHING);
  });

  it('is told apart where something was refused, left, or asked again', () => {
    expect(outcomesOf(['leave me alone'])).toEqual({ ...NOTHING, isLeft: true });
    expect(outcomesOf(['Work on a fear in steps'], low)).toEqual({ ...NOTHING, isRefused: true });
    const asked = ['Did I lock the door?', 'What if it is open?', 'Are you sure it is locked?'];
    expect(outcomesOf(asked)).toEqual({ ...NOTHING, isReassurance: true });
    expect(outcomesOf([...asked, 'the bus was green'])).toEqual({ ...NOTHING, isFree: true });
  });
});
