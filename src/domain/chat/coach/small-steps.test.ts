import { describe, expect, it } from 'vitest';
import { around, chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';

const STUCK = 'i cant make myself open the laptop';
const keyOf = (...messages: readonly string[]): string =>
  lastOf(messages).state.worded.at(-1)?.split(':')[0] ?? '';

describe('who cannot begin', () => {
  it.each([STUCK, 'I have to write an essay and I can’t get myself to open the laptop'])(
    'is offered a smaller beginning, and getting started: "%s"',
    (text) => {
      const { reply, state } = lastOf([text]);
      expect(reply?.paragraphs[0]).toContain('look at the laptop for ten seconds');
      expect(reply?.quickReplies).toContain('Get started on a task');
      expect(state.active).toBeNull();
    },
  );

  it.each(['i cant make myself shower', 'I just can’t get myself to study today'])(
    'is so too with what nobody can look at: "%s"',
    (text) => {
      expect(wordsOf(lastOf([text]))).toContain('do the first ten seconds of it');
    },
  );

  it('is heard when the task is named', () => {
    for (const first of [STUCK, 'cant bring myself to open my mail']) {
      for (const task of ['2000 words on the french revolution', 'my tax letters', 'the essay']) {
        const said = lastOf([first, task]);
        if (first === STUCK) expect(said.state.worded.at(-1)).toMatch(/^task-named:/);
        expect(wordsOf(said)).not.toMatch(/counts as rest|I have read/);
        expect(said.reply?.quickReplies).toContain('Get started on a task');
      }
    }
    expect(keyOf(STUCK, 'i dont know')).not.toBe('task-named');
    expect(keyOf('my flat is a mess', 'then i cried')).toBe('sad');
    expect(keyOf(STUCK, 'my dog died')).toBe('pet-loss');
  });

  it('is not met with that in danger', () => {
    const low = around({ verdict: { level: 'low', category: 'suicide' } });
    expect(wordsOf(lastOf([STUCK], undefined, low))).not.toMatch(/ten seconds/);
  });
});

describe('a small success', () => {
  it.each([
    ['i opened it', 'You opened it.'],
    ['ok i wrote two sentences', 'You wrote two sentences.'],
    ["I've finished it!", 'You finished it.'],
    ['i answered my mail', 'You answered your mail.'],
    ['got it, i sent it', null],
    ['i started', 'You started.'],
    ['i got out of bed', 'You got out of bed.'],
  ])('is named after what could not be begun: "%s"', (text, said) => {
    const [, , last] = chat([STUCK, 'the essay', text]);
    if (last === undefined) throw new Error('nothing was said');
    if (said === null) expect(wordsOf(last)).not.toMatch(/^You /);
    else expect(last.reply?.paragraphs[0]).toBe(said);
    expect(wordsOf(last)).not.toMatch(/I have read|whole person|Thank you for that answer/);
  });

  it.each([
    ['i got out of bed', 'You got out of bed.'],
    ['i had a shower', 'You had a shower.'],
    ['i started the dishes', 'You started the dishes.'],
    ['i finally brushed my teeth', 'You brushed your teeth.'],
  ])('of a hard day is named by itself: "%s"', (text, said) => {
    expect(lastOf([text]).reply?.paragraphs[0]).toBe(said);
    expect(keyOf('i keep washing my hands', text)).not.toBe('step-done');
  });

  it.each([
    ['i keep checking the stove', 'i resisted for ten minutes'],
    ['i keep washing my hands', 'i only washed once'],
    ['i keep checking the stove', 'i didnt check this time'],
  ])('is an urge that was not followed, without a word on the fear: "%s", "%s"', (first, text) => {
    const said = lastOf([first, text]);
    expect(said.state.worded.at(-1)).toMatch(/^left-open:/);
    expect(said.state.outcome).toBe('held');
    expect(keyOf('i feel lonely', text)).not.toBe('left-open');
  });

  it('is named each time in other words', () => {
    const texts = ['i opened it', 'i wrote two sentences', 'i wrote one page', 'i finished it'];
    const said = chat([STUCK, 'the essay', ...texts]).slice(2);
    expect(new Set(said.map(({ reply }) => reply?.paragraphs[1])).size).toBe(texts.length);
  });

  it.each([
    ['i keep washing my hands', 'i washed them'],
    ['my dog died', 'i opened it'],
    ['i keep checking the stove', 'i opened it'],
  ])('is none in a ritual and in a loss: "%s", "%s"', (first, second) => {
    expect(keyOf(first, second)).not.toBe('step-done');
  });

  it('is apart from what was made, done or told otherwise', () => {
    for (const text of ['i did my taxes', 'i baked a cake', 'i sent it to the wrong person']) {
      expect(keyOf(text)).not.toBe('step-done');
    }
  });
});

describe('a talk', () => {
  const OPENERS = /^(?:I hear you|I see|I follow that)\.$/;

  it('has a word that an answer was read seldom, and never twice the same', () => {
    const said = chat([
      'my room is a mess',
      'the floor',
      'clothes mostly',
      'two weeks now',
      'and the kitchen table',
      'since january',
    ]).flatMap(({ reply }) => reply?.paragraphs ?? []);
    const openers = said.filter((one) => OPENERS.test(one));
    expect(openers.length).toBeLessThanOrEqual(1);
    expect(said.join(' ')).not.toMatch(
      /I have read your answer|That helps me to understand|Thank you for that answer|All right\. /,
    );
  });

  it('thanks once in a reply', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const long =
        'it is the long way to work each day and then the noise in the hall when i get there';
      const said = chat(['i like trains', long, long, long], undefined, around({ seed }));
      for (const one of said) {
        expect(wordsOf(one).match(/thank you/gi)?.length ?? 0).toBeLessThanOrEqual(1);
      }
    }
  });

  it('of a loss is only stayed with, and asks nothing that belongs elsewhere', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const said = chat(
        ['my dog died', 'yesterday', 'he was 12', 'i miss him', 'it is so quiet', 'at the door'],
        undefined,
        around({ seed }),
      );
      for (const one of said) {
        expect(one.state.about?.topic).toBe('pet-loss');
        expect(wordsOf(one)).not.toMatch(
          /friend who had the same|next step|in your hands|tomorrow, what|energy|I see\.|I hear you\./,
        );
      }
    }
  });
});
