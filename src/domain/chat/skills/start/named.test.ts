import { describe, expect, it } from 'vitest';
import { lastOf, wordsOf } from '#tests/support/chat/talk.ts';

describe('the words that ask for a start', () => {
  it.each([
    ['i have an essay due friday and i cant start', 'essay due friday'],
    ['I need to clean the kitchen but I cannot even begin', 'clean the kitchen'],
    ['help me start my tax letter', 'my tax letter'],
    ["I can't get started on the history essay", 'the history essay'],
  ])('may name the task, and it is not asked for again: "%s"', (text, task) => {
    const { state, reply } = lastOf([text]);
    expect(state.active).toMatchObject({ skill: 'start', at: 'minutes', task });
    expect(reply?.paragraphs.join(' ')).toContain(`The task: ${task}`);
    expect(lastOf([text, 'back']).state.active).toMatchObject({ at: 'task' });
  });

  it.each([
    'Get started on a task',
    'i cant start anything',
    'help me get started',
    'help me start my day',
    'i cant start',
  ])('or name none: "%s"', (text) => {
    const said = lastOf([text]);
    expect(said.state.active).toMatchObject({ skill: 'start', at: 'task' });
    expect(wordsOf(said)).toContain('What do you want to start?');
  });
});
