import { describe, expect, it } from 'vitest';
import { conversationShape } from '#domain/chat/conversation.ts';
import { SKILL_IDS, SKILL_NAMES } from '#domain/chat/skills/skills.ts';
import { around, lastOf } from '#tests/support/chat/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { isStraining } from './offering.ts';

const crisis = around({ verdict: { level: 'high', category: 'suicide' } });
const watched = around({ verdict: { level: 'low', category: 'suicide' } });

describe('a skill that danger interrupted', () => {
  it('is offered once, as soon as it may go on', () => {
    checkAll(SKILL_IDS, (skill) => {
      const button = `Go on with ${SKILL_NAMES[skill].sentence}`;
      const begun = lastOf([SKILL_NAMES[skill].button]);
      const raised = lastOf(['I want to end it'], begun.state, crisis);
      expect(conversationShape.parse(JSON.parse(JSON.stringify(raised.state))).interrupted).toBe(
        skill,
      );
      const first = lastOf(['The weather is grey'], raised.state, watched);
      expect(first.reply?.quickReplies.includes(button)).toBe(!isStraining(skill));
      const calm = lastOf(['The weather is grey'], first.state);
      expect(calm.reply?.quickReplies.includes(button)).toBe(isStraining(skill));
      const later = lastOf(['I made tea'], calm.state);
      expect(later.reply?.quickReplies).not.toContain(button);
      expect(lastOf([button], calm.state).state.active?.at).toBe(begun.state.active?.at);
    });
  });

  it('is not offered any more once it went on or is gone', () => {
    const raised = lastOf(['I want to end it'], lastOf(['Grounding']).state, crisis);
    const resumed = lastOf(['go on', 'Stop here'], raised.state);
    expect(resumed.state.interrupted).toBeNull();
    const gone = lastOf(['I made tea'], { ...raised.state, paused: [] });
    expect(gone.state.interrupted).toBeNull();
    expect(gone.reply?.quickReplies.join()).not.toMatch(/Go on with/);
  });

  it('is kept with a word where it would be a strain', () => {
    const ladder = lastOf(['Work on a fear in steps', 'locks']);
    const left = lastOf(['hm'], ladder.state, watched);
    expect(left.reply?.paragraphs[0]).toBe(
      'We leave the ladder for now, and it is kept for later.',
    );
    expect(lastOf(['I made tea'], left.state).reply?.quickReplies[0]).toBe('Go on with the ladder');
  });

  it('is read from a conversation that was stored before', () => {
    const { interrupted, ...older } = lastOf(['Grounding']).state;
    expect(interrupted).toBeNull();
    expect(conversationShape.parse(older)).toEqual({ ...older, interrupted: null });
  });
});
