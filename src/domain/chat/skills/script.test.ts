import { describe, expect, it } from 'vitest';
import { atOf, NOW_MS, saidBy, take, talk } from '#tests/support/skills-content.ts';

const TASK = { task: 'write my history essay', minutes: '60' };
const HAPPENED = { situation: 'My boss walked past me', feeling: 'scared', before: '70' };
const WEIGHED = {
  supports: 'she did not smile',
  against: 'she was on the phone',
  view: 'she may have been busy',
};

describe('getting started', () => {
  it('starts with a first movement of two minutes, timed to a deadline', () => {
    const doing = talk('start', [TASK, 'Start 2 minutes']);
    expect(doing.reply.parts).toEqual([
      { type: 'timer', label: 'Two minutes', startedAtMs: NOW_MS, endsAtMs: NOW_MS + 120_000 },
    ]);
    expect(saidBy(talk('start', [TASK]))).toMatch(/The task: write my history essay .*First: \w/);
  });

  it('breaks the task down into routine steps that fit its time', () => {
    const [part] = talk('start', [TASK, 'Break it down first']).reply.parts;
    if (part?.type !== 'tasks') throw new Error('no tasks');
    expect(part.tasks.length).toBeGreaterThan(3);
    const sum = part.tasks.reduce((minutes, task) => minutes + task.minutes, 0);
    expect(sum).toBeGreaterThan(20);
    expect(sum).toBeLessThanOrEqual(60);
  });

  it.each([
    [{ task: '', minutes: '30' }, /“What do you want to start\?” is still empty/],
    [{ task: 'x', minutes: '900' }, /needs a number from 1 to 240/],
    [{ task: 'x', minutes: 'soon' }, /needs a number from 1 to 240/],
    [{ task: 'x'.repeat(201), minutes: '5' }, /too long/],
  ])('says what is wrong with the form, and keeps the input: %j', (values, says) => {
    const wrong = talk('start', [values]);
    expect(wrong).toMatchObject({ fit: 'answer', state: { at: 'task' } });
    expect(saidBy(wrong)).toMatch(says);
    const [form] = wrong.reply.parts;
    if (form?.type !== 'form') throw new Error('no form');
    expect(form.fields.map(({ value }) => value)).toEqual([values.task, values.minutes]);
  });

  it.each([
    ['wash the dishes', 'first'],
    ['Wash the dishes', 'first'],
    ['2', 'task'],
    ['I do not know what', 'task'],
    ['why am I so lazy?', 'task'],
    ['yes', 'task'],
    ['laundry, email, dentist', 'task'],
    ['write the essay, at least one page', 'first'],
  ])('accepts a typed task, and nothing that is not one: "%s"', (text, at) => {
    expect(atOf(talk('start', [text]))).toBe(at);
  });

  it.each([
    ['That is enough for now', /task can wait/],
    ['I’ll keep going', /keep going with this: write my history essay/],
    ['All of it is done', /You did it\. .*off your list/],
  ])('ends after the two minutes as the person chooses: %s', (label, says) => {
    const done = talk('start', [TASK, 'ok', 'The 2 minutes are over', label]);
    expect(done.state).toBeNull();
    expect(saidBy(done)).toMatch(says);
  });

  it('makes the step smaller, without blame, when the start did not happen', () => {
    const parts = talk('start', [TASK, 'go', 'I did not start']);
    expect(atOf(parts)).toBe('parts');
    expect(parts.reply.paragraphs[0]).toBe(
      'That happens. It means the first small step was still too big.',
    );
  });
});

describe('a thought record', () => {
  it('stores each answer in its field, and shows both views side by side', () => {
    const done = talk('thought', [
      HAPPENED,
      { thought: 'She will fire me' },
      WEIGHED,
      { after: '40' },
    ]);
    expect(done.state).toBeNull();
    expect(saidBy(done)).toMatch(
      /The thought was: She will fire me Another view: she may have been busy The feeling was at 70, and it’s at 40 now\. You don’t have to believe/,
    );
  });

  it.each([
    ['40', /was at 70, and it’s at 40 now\. You/],
    ['70', /70, and it’s at 70 now\. It may take a while/],
    ['90', /was at 70, and it’s at 90 now\. Looking at a thought can make the feeling stronger/],
    ['', /was at 70 at first\. You don’t have to give a second number/],
  ])('accepts the feeling at the end as it is: "%s"', (after, says) => {
    expect(saidBy(talk('thought', [HAPPENED, 'It is my fault', WEIGHED, { after }]))).toMatch(says);
  });

  it('can be typed: each message fills the next empty field, and the reply says so', () => {
    const typed = talk('thought', ['My friend did not write back', 'sad']);
    expect(typed).toMatchObject({ state: { at: 'happened', values: { feeling: 'sad' } } });
    expect(saidBy(typed)).toMatch(/“What did you feel\?.*“How strong.* is still empty/);
    const on = [...Object.values(HAPPENED), 'They don’t like me', ...Object.values(WEIGHED)];
    expect(talk('thought', on)).toMatchObject({ state: { at: 'after', values: WEIGHED } });
    expect(talk('thought', ['at home', 'sad', 'a lot'])).toMatchObject({ fit: 'other' });
  });

  it('says once that a thought that asks for certainty is better met in another way', () => {
    const ritual = /weighing it up can become a ritual/;
    expect(saidBy(talk('thought', [HAPPENED, 'what if I left the stove on']))).toMatch(ritual);
    expect(saidBy(talk('thought', [HAPPENED, 'She will fire me']))).not.toMatch(ritual);
    const typed = take(talk('thought', [HAPPENED]), { thought: 'am I a bad person' });
    expect(typed.reply.paragraphs[0]).toMatch(ritual);
  });
});
