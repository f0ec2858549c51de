import { describe, expect, it } from 'vitest';
import { heardOf } from '#domain/chat/text/heard.ts';
import { lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { take, talk } from '#tests/support/chat/walk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { closingIn } from './closings.ts';
import type { SkillId } from './skills.ts';

const CLOSINGS = [
  'thanks',
  'ok thank you',
  'it was ok',
  'that helped a bit',
  'done',
  "i'm good now",
  'ok thanks that was nice',
  'i feel a bit better',
  'cool, ty',
];
const LADDER = ['germs', 'a door', '30', 'a tap', '50', 'a bus', '70', 'next', '1'];
const CLIMBED = [...LADDER, 'Something bad will happen', '60', 'Check again', '10', 'next'];
const LEARNED = [...CLIMBED, 'A part of the time', 'No', '50'];
const OWN = ['My own situation', 'A friend', 'Say no to something', 'No.', 'A no', 'Okay.'];
const WRITTEN = ['Work', '2', '1', '1', '1', '1', '1', '1'];

/** The way to the last step of a scene that is written, however long it is. */
const toOver = (): readonly string[] => {
  for (let length = 3; length <= WRITTEN.length; length += 1) {
    const way = WRITTEN.slice(0, length);
    if (talk('scene', way).state?.at === 'over') return way;
  }
  throw new Error('no end');
};

/** The steps at the end of each skill, where there is nothing more to be done. */
const LAST: readonly (readonly [SkillId, readonly string[]])[] = [
  ['breathing', ['4 seconds each', 'done', 'next']],
  ['grounding', ['done', 'done', 'done', 'done', 'done']],
  ['relaxation', ['Hands, shoulders, face', 'next', 'next', 'next', 'next']],
  ['sensory-break', ['Sound', 'done', 'The break is over']],
  ['exposure', [...LEARNED, 'It is still hard, and I did it']],
  ['scene', toOver()],
  ['scene', OWN],
  ['start', ['Homework', '30', 'go', 'done']],
  ['start', ['Homework', '30', 'break it down']],
  ['thought', ['I made a mistake', 'Sad', '50', 'bad', 'none', 'some', 'maybe so']],
];

describe.each(LAST)('the last step of %s, after %s', (skill, way) => {
  it('ends kindly with', () => {
    checkAll(CLOSINGS, (text) => {
      expect(talk(skill, way).state).not.toBeNull();
      const { state, reply } = talk(skill, [...way, text]);
      expect(state).toBeNull();
      expect(reply.paragraphs.join(' ')).not.toMatch(/does not tell me|Choose/);
    });
  });
});

describe('thanks before the end', () => {
  it.each([
    ['breathing', ['4 seconds each', 'done']],
    ['sensory-break', ['Sound', 'done']],
    ['grounding', ['done', 'done', 'done', 'done']],
  ] as const)('end %s at its last part, and ask for nothing more', (skill, way) => {
    const { state, reply } = talk(skill, [...way, 'ok thank you']);
    expect(state).toBeNull();
    expect(reply.paragraphs[0]).toMatch(/^You are welcome/);
    expect(talk(skill, [...way, 'that helped']).state).toBeNull();
    expect(talk(skill, [...way, 'done']).state?.at).toBe('after');
  });

  it.each(['grounding', 'relaxation', 'breathing'] as const)(
    'who is well now ends %s at any part',
    (skill) => {
      const way = skill === 'grounding' ? ['a lamp'] : ['1'];
      expect(talk(skill, [...way, "i'm good now thanks"]).state).toBeNull();
    },
  );

  it('are no answer', () => {
    checkAll(
      [
        ['thought', ['I made a mistake'], 'feeling'],
        ['thought', ['I made a mistake', 'Sad', '50', 'bad', 'none', 'some'], 'view'],
        ['start', [], 'task'],
        ['scene', ['My own situation'], 'own-with'],
        ['exposure', [...LADDER], 'prediction'],
        ['exposure', [], 'fear'],
        ['grounding', [], 'doing'],
      ] as const,
      ([skill, way, at]) => {
        const before = talk(skill, [...way]);
        expect(before.state?.at).toBe(at);
        for (const text of ['thanks', 'ok thank you so much']) {
          const after = talk(skill, [...way, text]);
          expect(after.state).toEqual(before.state);
          expect(after.reply.paragraphs[0]).toMatch(/^You are welcome/);
        }
      },
    );
  });

  it('"done" is kept as no words of one\'s own', () => {
    checkAll(
      [
        ['thought', ['I made a mistake', 'Sad', '50', 'bad', 'none', 'some']],
        ['start', []],
        ['scene', ['My own situation', 'A friend']],
        ['exposure', [...LADDER]],
      ] as const,
      ([skill, way]) => {
        expect(talk(skill, [...way, 'done']).state).toEqual(talk(skill, [...way]).state);
      },
    );
  });

  it('are not written down as what was found out, and "it was ok" is', () => {
    const before = talk('exposure', LEARNED);
    if (before.state === null) throw new Error('finished');
    expect(take(before.state, 'thanks').ladder?.tries.at(-1)?.learned).toBe('');
    expect(take(before.state, 'it was ok').ladder?.tries.at(-1)?.learned).toBe('it was ok');
  });

  it('are said to the other person in a scene', () => {
    expect(talk('scene', [...OWN.slice(0, -1), 'thanks']).state).toMatchObject({
      own: { said: [{ text: 'No.' }, { text: 'thanks' }] },
    });
  });

  it('the number that was not said is not made up', () => {
    const way = ['Look at a thought', 'I made a mistake', 'Sad', '60', 'bad', 'none', 'a', 'b'];
    const said = wordsOf(lastOf([...way, 'thanks']));
    expect(said).toMatch(/was 60 at first/);
    expect(said).not.toMatch(/is 50 now/);
  });
});

describe('a closing', () => {
  it.each([
    'thanks but i still feel awful',
    'done with everyone',
    'it was ok until he came',
    'i feel good about nothing',
    'fine',
    'ok',
    'that helped nobody',
    'im fine',
    'better',
  ])('is not in "%s"', (text) => {
    expect(closingIn(heardOf(text))).toBeNull();
  });
});
