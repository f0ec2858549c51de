import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import type { Conversation } from './conversations.ts';
import { EVERYDAY_1 } from './eval/everyday-1.eval.ts';
import { EVERYDAY_2 } from './eval/everyday-2.eval.ts';
import { EVERYDAY_3 } from './eval/everyday-3.eval.ts';
import { HELD_OUT_CONVERSATIONS } from './eval/held-out.eval.ts';
import { QUESTIONS_1 } from './eval/questions-1.eval.ts';
import { QUESTIONS_2 } from './eval/questions-2.eval.ts';
import { QUESTIONS_3 } from './eval/questions-3.eval.ts';
import { QUESTIONS_4 } from './eval/questions-4.eval.ts';
import { type Asks, asksShape, couldReassure, hearReassurance } from './reassurance.ts';

const SEED = 411;
/** The least share that is noticed. The last set was written when the rules stood, and has few rows. */
const FOUND_MIN = { test: 0.9, 'held-out': 0.8 } as const;
const FALSE_MAX = 0.1;

/** The number of the message at which it is noticed; null if it never is. */
const noticedAt = ({ messages }: Conversation): number | null => {
  let asks: Asks = [];
  for (const [index, message] of messages.entries()) {
    const heard = hearReassurance(asks, message);
    if (heard.isNoticed) return index + 1;
    asks = heard.asks;
  }
  return null;
};

const random = seededRandom(SEED);
const drawn = [
  ...[...QUESTIONS_1, ...QUESTIONS_2, ...QUESTIONS_3, ...QUESTIONS_4].map((row) => ({
    ...row,
    half: random() < 0.5 ? 'dev' : 'test',
  })),
  ...HELD_OUT_CONVERSATIONS.map((row) => ({ ...row, half: 'held-out' })),
];

const figuresOf = (half: string) => {
  const rows = drawn.filter((row) => row.half === half);
  const asking = rows.filter(({ asks }) => asks);
  const others = rows.filter(({ asks }) => !asks);
  return {
    asking: asking.length,
    others: others.length,
    found: asking.filter((row) => noticedAt(row) !== null).length,
    falsely: others.filter((row) => noticedAt(row) !== null).length,
  };
};

describe('the reassurance guard', () => {
  it('notices the same fear in other words by the third time, and leaves other questions alone', () => {
    for (const half of ['dev', 'test', 'held-out']) {
      const { asking, others, found, falsely } = figuresOf(half);
      process.stdout.write(
        `reassurance guard, ${half} half: noticed ${found} of ${asking}, falsely ${falsely} of ${others}\n`,
      );
    }
    for (const half of ['test', 'held-out'] as const) {
      const { asking, others, found, falsely } = figuresOf(half);
      expect(found / asking).toBeGreaterThanOrEqual(FOUND_MIN[half]);
      expect(falsely / others).toBeLessThanOrEqual(FALSE_MAX);
    }
  });

  it('notices what is asked in everyday words without a mark, and no ordinary questions', () => {
    const all = [...EVERYDAY_1, ...EVERYDAY_2, ...EVERYDAY_3];
    const found = all.filter((row) => row.asks && noticedAt(row) !== null);
    expect(found.length).toBeGreaterThanOrEqual(32);
    expect(all.filter((row) => !row.asks && noticedAt(row) !== null)).toEqual([]);
  });

  it('never notices before the third ask', () => {
    for (const row of QUESTIONS_1) expect(noticedAt(row) ?? 3).toBeGreaterThanOrEqual(3);
  });

  it('counts "are you sure?" for the fear that was spoken of', () => {
    const asks = ['Did I lock the door?', 'Is the door really locked?'].reduce<Asks>(
      (before, message) => hearReassurance(before, message).asks,
      [],
    );
    expect(hearReassurance(asks, 'But are you sure?')).toMatchObject({ isNoticed: true, count: 3 });
    expect(hearReassurance([], 'Are you sure?')).toMatchObject({ isNoticed: false, count: 1 });
  });

  const afterTwo = (first: string, second: string, third: string): boolean => {
    const asks = [first, second].reduce<Asks>(
      (before, message) => hearReassurance(before, message).asks,
      [],
    );
    return hearReassurance(asks, third).isNoticed;
  };

  it.each([
    ['will i get sick from the handle?', 'what if i touched germs?', 'are you 100% sure'],
    [
      'will i get sick from the handle?',
      'what if i touched germs?',
      'ok just one more time, will i get sick',
    ],
    ['is this food safe?', 'could i get ill from it?', 'my friend says its fine, do you agree'],
    ['what if i stab my son?', 'could i hurt him?', 'please just tell me i wont do it'],
    ['what if i stab my son?', 'could i hurt him?', 'does this mean im a murderer'],
  ])('notices "%s", "%s", "%s"', (first, second, third) => {
    expect(afterTwo(first, second, third)).toBe(true);
  });

  it.each([
    'i cant do this anymore this form is impossible',
    'everything i do is wrong',
    'everything i do comes out so wrong',
  ])('does not take despair for an ask: "%s"', (third) => {
    expect(afterTwo('did i lock the door?', 'what if it is open?', third)).toBe(false);
    expect(afterTwo('did i say it wrong?', 'what if i was rude?', third)).toBe(false);
  });

  const couldBe = (...messages: readonly string[]): boolean => {
    const asks = messages.reduce<Asks>(
      (before, message) => hearReassurance(before, message).asks,
      [],
    );
    return couldReassure(asks, messages.at(-1) ?? '');
  };

  it.each([
    'am I a bad person',
    'would a good person think this',
    'is she going to leave me',
    'I felt a bump, was it a person',
    "it's not my heart is it",
    'did I sound weird on the phone',
  ])('hears a question that other words could answer for good: "%s"', (message) => {
    expect(couldBe(message)).toBe(true);
    expect(couldBe(message, 'I love my garden')).toBe(true);
    expect(couldBe(message, 'a', 'b', 'c', 'I love my garden')).toBe(false);
  });

  it.each([
    'I feel sad about the garden',
    'my boss moved the meeting',
    'how do I talk to him tonight',
  ])('leaves other talk open: "%s"', (message) => expect(couldBe(message)).toBe(false));

  it('takes any text, and keeps what can be stored', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme', maxLength: 200 }),
            fc.constantFrom('Did I?', 'am I sure that I locked it?', `what if ${'x'.repeat(500)}`),
          ),
          { maxLength: 30 },
        ),
        (messages) => {
          let asks: Asks = [];
          for (const message of messages) {
            asks = hearReassurance(asks, message).asks;
            expect(asksShape.parse(JSON.parse(JSON.stringify(asks)))).toEqual(asks);
          }
        },
      ),
    );
  });
});
