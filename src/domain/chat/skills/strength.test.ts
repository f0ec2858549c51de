import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heardOf } from '#domain/chat/text/heard.ts';
import { talk } from '#tests/support/chat/walk.ts';
import { STRENGTHS, strengthOf } from './strength.ts';

const of = (text: string): number | null => strengthOf(heardOf(text))?.value ?? null;

const LADDER = ['I left the door open', 'lock once'];
const THOUGHT = ['At home', 'afraid'];

describe('a strength from 0 to 100', () => {
  it.each([
    [10, ['very little', 'very low', 'hardly any']],
    [20, ['not much', 'not a lot', 'not very strong', 'not that bad', 'not so much']],
    [25, ['a little', 'low', 'a bit', 'quite low']],
    [50, ['half', 'medium', 'so so', 'somewhere in the middle']],
    [60, ['quite', 'pretty anxious', 'quite some']],
    [70, ['a lot', 'high', 'much', 'lots']],
    [85, ['very', 'Very!', 'very much', 'so much', 'very high']],
    [100, ['unbearable', 'the worst', 'completely']],
    [0, ['not at all', 'none']],
  ] as const)('is about %s in words', (value, texts) => {
    for (const text of texts) {
      expect([text, of(text)]).toEqual([text, value]);
    }
  });

  it('is taken as the number that is written, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom('', 'very ', 'not sure, '),
        (n, before) => {
          expect(of(`${before}${n}`)).toBe(n);
        },
      ),
    );
  });

  it.each(['I am not sure', "I'm not sure", 'not very sure', 'idk', 'hard to say', "I can't tell"])(
    'is the middle for now, and said to be so: %s',
    (text) => {
      const found = strengthOf(heardOf(text));
      expect(found?.value).toBe(50);
      expect(found?.note.join(' ')).toMatch(/^Then we put 50 for now\. You can change it/);
    },
  );

  it.each(['a banana', '120', '-5', '', 'touch the door'])('is not in "%s"', (text) => {
    expect(of(text)).toBeNull();
  });

  it('is asked for with the same buttons everywhere, and the rough one goes on', () => {
    const climbed = [...LADDER, '30', 'lock and go', '50', 'travel', '80', 'that is enough', '1'];
    const asked = [
      talk('exposure', LADDER),
      talk('exposure', [...climbed, 'a thief comes']),
      talk('thought', THOUGHT),
    ];
    for (const { reply, state } of asked) {
      expect(reply.quickReplies.slice(0, -1)).toEqual(STRENGTHS);
      expect(state).not.toBeNull();
    }
    const rough = talk('exposure', [...LADDER, 'I am not sure']);
    expect(rough.ladder?.rungs).toEqual([{ text: 'lock once', distress: 50 }]);
    expect(rough.reply.paragraphs[0]).toMatch(/^Then we put 50 for now/);
    const changed = talk('exposure', [...LADDER, 'I am not sure', 'back', '70']);
    expect(changed.ladder?.rungs).toEqual([{ text: 'lock once', distress: 70 }]);
    const second = [...LADDER, '90', 'lock at noon', 'I am not sure', 'back', '30'];
    expect(talk('exposure', second).ladder?.rungs).toEqual([
      { text: 'lock at noon', distress: 30 },
      { text: 'lock once', distress: 90 },
    ]);
    expect(talk('thought', [...THOUGHT, 'I am not sure']).reply.paragraphs[0]).toMatch(
      /50 for now/,
    );
  });
});
