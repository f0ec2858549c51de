import { describe, expect, it } from 'vitest';
import { GUARD } from '#tests/support/chat/guard-content.ts';
import { around, guide } from '#tests/support/chat/guide-content.ts';
import { skills } from '#tests/support/skills-content.ts';
import { createChat, type Spoken } from './chat.ts';
import { CALM } from './guard/states.ts';
import { newGuideState } from './guide/state.ts';

const chat = createChat({ guard: GUARD, guide, skills });

/** The chat's reply to the last of the given messages. */
const lastOf = (messages: readonly string[]): Spoken | null => {
  let standing = { guide: newGuideState(), guard: CALM };
  let last: Spoken | null = null;
  for (const text of messages) {
    last = chat.speak(
      standing,
      { text, entries: null },
      { ...around, awayMs: 0, checkInShown: false },
    );
    standing = last.standing;
  }
  return last;
};

const TIMER = {
  type: 'page',
  path: '/features/focus-mood-tracker/pomodoro',
  label: 'Open the timer',
};

describe('what is shown next to an answer', () => {
  it.each<readonly [messages: readonly string[], parts: readonly object[]]>([
    [['Open the timer'], [TIMER]],
    [['open the TIMER.'], [TIMER]],
    [['Open the settings'], [{ type: 'page', path: '/settings', label: 'Open the settings' }]],
    [['Show help lines'], [{ type: 'lines' }]],
    [['hello there'], []],
    // In danger, only help is shown.
    [['Open the timer', 'I want to kill myself'], []],
    // App pages and help lines remain available while the guard is watching.
    [['I want to kill myself', 'Open the timer'], [TIMER]],
  ])('after %j', (messages, parts) => {
    expect(lastOf(messages)?.reply.parts).toEqual(parts);
  });

  it('is not replaced by a model when a page or the help lines were requested', () => {
    for (const text of ['Open the timer', 'Show help lines'])
      expect(lastOf([text])?.isOpen).toBe(false);
    expect(lastOf(['I feel sad about the garden'])?.isOpen).toBe(true);
    expect(lastOf(['I want to kill myself', 'I feel sad about the garden'])?.isOpen).toBe(false);
  });

  it('may be replaced by a model for short replies that choose nothing', () => {
    expect(lastOf(['I feel sad about the garden', 'yes please'])?.isOpen).toBe(true);
    expect(lastOf(['did I lock the door', 'yes please'])?.isOpen).toBe(false);
  });

  it('is not replaced by a model when a short reply chooses the only offer', () => {
    const offered = ['card:come-back'];
    const before = { guide: { ...newGuideState(), need: 'focus', offered }, guard: CALM };
    const said = { text: 'yes please', entries: null };
    const moment = { ...around, awayMs: 0, checkInShown: false };
    expect(chat.speak(before, said, moment)).toMatchObject({
      isOpen: false,
      standing: { guide: { tried: offered } },
    });
  });
});

describe('a submitted form', () => {
  it('is checked by the guard, even if the message text omits its values', () => {
    const moment = { ...around, awayMs: 0, checkInShown: false };
    const before = { guide: newGuideState(), guard: CALM };
    const values = { what: 'my room', why: 'I want to kill myself tonight' };
    const said = { text: 'my room', entries: { form: 'message', values } };
    expect(chat.speak(before, said, moment).safety).toMatchObject({
      level: 'high',
      response: 'full',
    });
    const calm = { text: 'my room', entries: { form: 'message', values: { what: 'my room' } } };
    expect(chat.speak(before, calm, moment).safety.response).toBe('none');
  });
});
