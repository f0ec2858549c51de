import { describe, expect, it } from 'vitest';
import { SCENES } from '#domain/chat/skills/scenes/all-scenes.ts';
import { PLACE_LABELS } from '#domain/chat/skills/scenes/scene.ts';
import { heardOf, saysLeave } from '#domain/chat/text/heard.ts';
import { lastOf } from '#tests/support/chat/talk.ts';

const OWN = ['Practice a social scene', 'My own situation', 'A friend', 'Say no to something'];

describe('words that leave an exercise', () => {
  it.each([
    'I have to leave now',
    'I need a break',
    'not now',
    'I do not want to do this',
    'later',
  ])('are a line where they are said to somebody in a scene: "%s"', (text) => {
    expect(saysLeave(heardOf(text))).toBe(true);
    const said = lastOf([...OWN, text]);
    expect(said.state.active).toMatchObject({ skill: 'scene', at: 'own-answer' });
    expect(said.state.active).toMatchObject({ own: { said: [{ text, to: null }] } });
    const replied = lastOf([...OWN, 'No.', 'A no', text]);
    expect(replied.state.active?.at).toBe('own-over');
  });

  it.each(['Stop here', 'stop', 'please stop', 'quit the scene', 'cancel'])(
    'still leave it where they can mean nothing else: "%s"',
    (text) => {
      expect(lastOf([...OWN, text]).state.active).toBeNull();
    },
  );

  it('leave a written scene unless they are one of its answers', () => {
    for (const { place, title } of SCENES) {
      const begun = lastOf(['Practice a social scene', PLACE_LABELS[place], title]);
      for (const label of begun.reply?.quickReplies.slice(0, -1) ?? []) {
        expect(lastOf([label], begun.state).state.active?.skill).toBe('scene');
      }
      expect(lastOf(['I want to stop this now'], begun.state).state.active).toBeNull();
    }
  });

  it('leave all else', () => {
    for (const skill of ['Grounding', 'Look at a thought', 'Get started on a task']) {
      expect(lastOf([skill, 'I have to leave now']).state.active).toBeNull();
    }
  });
});
