import { describe, expect, it } from 'vitest';
import { NOW_MS, talk } from '#tests/support/chat/walk.ts';

describe('getting started', () => {
  it('begins with two minutes of a first movement, timed to a deadline', () => {
    const doing = talk('start', ['write my history essay', 'half an hour', 'ok']);
    expect(doing.state).toMatchObject({ at: 'doing', task: 'write my history essay' });
    expect(doing.reply.parts).toEqual([
      { type: 'timer', label: 'Two minutes', startedAtMs: NOW_MS, endsAtMs: NOW_MS + 120_000 },
    ]);
  });

  it('takes the task apart into steps for the routine that add up to its time', () => {
    const { reply } = talk('start', ['tidy the kitchen', '1 hour', 'too big, break it down']);
    const [part] = reply.parts;
    if (part?.type !== 'tasks') throw new Error('no tasks');
    expect(part.tasks.length).toBeGreaterThan(3);
    expect(part.tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
    for (const { title, minutes } of part.tasks) {
      expect(title).not.toBe('');
      expect(minutes).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ['20', 20],
    ['2 hours', 120],
    ['an hour', 60],
    ['no idea', 30],
    ['0', 1],
    ['900 hours', 240],
  ])('hears how long it may take in "%s"', (text, minutes) => {
    expect(talk('start', ['Homework', text]).state).toMatchObject({ minutes });
  });

  it('makes the step smaller, without blame, when the start did not happen', () => {
    const { reply, state } = talk('start', ['Homework', '30', 'go', 'I did not start']);
    expect(state).toMatchObject({ at: 'parts' });
    expect(reply.paragraphs[0]).toBe('That happens. Then the first step was still too big.');
  });

  it('ends after the two minutes when that is enough', () => {
    const done = talk('start', ['Homework', '30', 'go', 'done', 'That is enough for now']);
    expect(done.state).toBeNull();
    expect(done.reply.paragraphs.join(' ')).toMatch(/the rest can wait/);
  });

  it.each([
    ['i cant even open the book', 'Then smaller: Look at the book for ten seconds.'],
    ['why am i so lazy', 'Starting is hard for many brains, and that is no fault of yours.'],
  ])('takes "%s" for no task, and answers it', (text, said) => {
    for (const before of [[], ['Homework'], ['Homework', '30', 'go']]) {
      const { state, reply } = talk('start', [...before, text]);
      expect(state).toEqual(talk('start', before).state);
      expect(reply.paragraphs[0]).toBe(said);
    }
  });

  it.each([['Homework'], ['Homework', '30'], ['Homework', '30', 'go']])(
    'hears what was done as a start, and lets the person choose, after %s',
    (...before) => {
      const { state, reply } = talk('start', [...before, 'ok i did the first page']);
      expect(state?.at).toBe('after');
      expect(reply.paragraphs[0]).toBe('That is a start.');
      expect(reply.quickReplies).toEqual(
        expect.arrayContaining(['I go on', 'That is enough for now']),
      );
    },
  );

  it.each(['im doing it', 'I am already on it', 'i have started', 'already doing it'])(
    'has no first step for who is at it already: "%s"',
    (text) => {
      for (const before of [['Homework'], ['Homework', '30']]) {
        const { state, reply } = talk('start', [...before, text]);
        expect(state).toBeNull();
        expect(reply.paragraphs[0]).toBe('Then you have begun already.');
      }
    },
  );

  it('lets the steps wait when they are not wanted', () => {
    const way = ['Homework', '30', 'break it down', 'The steps can wait'];
    expect(talk('start', way).reply.paragraphs.join(' ')).toMatch(/the rest can wait/);
  });

  const LIST = 'laundry, email to prof, dentist, groceries, essay';

  it('lets the person choose one of several things, and the others wait', () => {
    const asked = talk('start', [LIST]);
    expect(asked.state).toMatchObject({ at: 'which' });
    expect(asked.reply.paragraphs.join(' ')).toMatch(/5 things.*others may wait/);
    expect(asked.reply.quickReplies).toEqual(
      expect.arrayContaining(['laundry', 'email to prof', 'essay']),
    );
    expect(talk('start', [LIST, 'email']).state).toMatchObject({
      at: 'minutes',
      task: 'email to prof',
    });
    expect(talk('start', [LIST, 'i dont know']).state).toMatchObject({ task: 'laundry' });
    const told = talk('start', ['i need to do dishes, call my mum and write an email']);
    expect(told.reply.quickReplies.slice(0, 3)).toEqual([
      'dishes',
      'call my mum',
      'write an email',
    ]);
    expect(talk('start', ['- dishes\n- call mum']).state).toMatchObject({ at: 'which' });
  });

  it.each([
    'write the essay, at least one page',
    'the report, with graphs and tables',
    'clean the kitchen and the bath',
  ])('takes one thing with a comma or an "and" as one: "%s"', (task) => {
    expect(talk('start', [task]).state).toMatchObject({ at: 'minutes', task });
  });

  it.each([['email'], ['email', '10'], ['email', '10', 'go'], ['email', '10', 'go', 'done']])(
    'ends well for who tells that it is done, after %s',
    (...before) => {
      for (const text of ['i sent it!', 'ok i finished it', 'its sent']) {
        const { state, reply } = talk('start', [...before, text]);
        expect(state).toBeNull();
        expect(reply.paragraphs.join(' ')).toMatch(/^You did it\. .*off your list/);
      }
    },
  );

  it('does not ask twice what comes after the two minutes', () => {
    const begun = ['essay', '10', 'go', 'done'];
    expect(talk('start', begun).state?.at).toBe('after');
    expect(talk('start', [...begun, 'i did it']).state).toBeNull();
    expect(talk('start', [...begun, 'its done']).reply.paragraphs[0]).toMatch(/^You did it/);
  });

  it('leaves "it is about" out of the name of a task', () => {
    expect(talk('start', ['its about the cold war']).state).toMatchObject({ task: 'the cold war' });
  });

  it('hears "i opened it" as a start, and what cannot be made to open', () => {
    expect(talk('start', ['essay', '30', 'i opened it']).state).toMatchObject({ at: 'after' });
    const { reply } = talk('start', ['essay', 'i cant make myself open the laptop']);
    expect(reply.paragraphs[0]).toBe('Then smaller: Look at the laptop for ten seconds.');
  });
});
