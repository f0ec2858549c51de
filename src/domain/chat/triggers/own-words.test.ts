import { describe, expect, it } from 'vitest';
import { type ConversationState, newConversation } from '#domain/chat/conversation.ts';
import { newOwnScene } from '#domain/chat/skills/scenes/state.ts';
import { isOwnWords } from './own-words.ts';

const talk = newConversation();
const scene: ConversationState = {
  ...talk,
  active: {
    skill: 'scene',
    at: 'place',
    trail: [],
    place: 'work',
    sceneId: '',
    nodeId: '',
    walked: [],
    own: newOwnScene(),
  },
};
const BOSS = 'My boss shouted at me';

describe('own words', () => {
  it('are none of the buttons, in any letter case and with any signs', () => {
    const saying = { buttons: ['I touched something dirty', 'School'], before: talk, after: talk };
    for (const text of ['School', 'school!', 'i touched something dirty.', 'Look at a thought'])
      expect(isOwnWords(text, saying)).toBe(false);
    for (const text of ['School was hard today', 'Homework', BOSS, '…'])
      expect(isOwnWords(text, saying)).toBe(true);
  });

  it('are no lines of a scene, and are again when it is left', () => {
    const said = (before: ConversationState, after: ConversationState): boolean =>
      isOwnWords(BOSS, { buttons: [], before, after });
    expect(said(scene, scene)).toBe(false);
    expect(said(scene, talk)).toBe(true);
    expect(said(talk, scene)).toBe(true);
    expect(said(talk, talk)).toBe(true);
  });
});
