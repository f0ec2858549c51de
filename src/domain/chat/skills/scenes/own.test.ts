import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '#domain/chat/safety/assess.ts';
import { isAtLeast } from '#domain/chat/safety/assessment.ts';
import { type SkillTurn, showSkill } from '#domain/chat/skills/skills.ts';
import { type Act, contextAt, messageOf, take, talk, walk } from '#tests/support/chat/walk.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { OWN } from './own.ts';
import { firstFeedback, replyFeedback } from './own-feedback.ts';
import { ANSWER_SCRIPTS, ANSWERS, PEOPLE, WISHES } from './own-script.ts';
import { sceneShape } from './state.ts';

const MASKS =
  /\b(?:smile|eye contact|eyes|polite|normal|friendl\w+|nicer|hide|act|tone|calm(?:er)?|fit in|well done|good job|great|perfect|proud)\b/i;

const BEGUN = [OWN, 'my landlord', 'get the heating fixed'];
const FIRST = 'The heating is broken. Can you fix it this week?';
const said = ({ reply }: SkillTurn): string => reply.paragraphs.join('\n');
const stateOf = ({ state }: SkillTurn) => {
  if (state?.skill !== 'scene') throw new Error('not in a scene');
  return state;
};

describe("a scene of one's own", () => {
  it('begins by its button, where a place is asked and where a scene is', () => {
    for (const way of [[OWN], ['Work', OWN], ['school', 'my own situation'], ['none of these']]) {
      const begun = talk('scene', way);
      expect(begun.state).toMatchObject({ at: 'own-with' });
      expect(begun.reply.parts).toMatchObject([
        { type: 'scene', sceneId: 'own', title: OWN, where: 'step 1 of 5', step: 1, path: [] },
      ]);
    }
  });

  it('begins with a situation that no written scene is about, and forces none', () => {
    const told = 'My landlord does not fix the heating';
    for (const way of [[told], ['Shops and services', told]]) {
      const begun = talk('scene', way);
      expect(begun.state).toMatchObject({ at: 'own-with', own: { situation: told } });
      expect(said(begun)).toContain(`The situation: ${told}`);
    }
    const atWork = 'My boss calls me on Sundays and I hate it';
    expect(talk('scene', [atWork]).state).toMatchObject({ at: 'scene', place: 'work' });
    expect(talk('scene', [atWork, OWN]).state).toMatchObject({ own: { situation: atWork } });
    // A few words, or the words of a title, are taken as before.
    expect(talk('scene', ['xyz']).state).toMatchObject({ at: 'place' });
    expect(talk('scene', ['work', 'more time']).state).toMatchObject({ at: 'turn' });
    const near = talk('scene', ['work', 'that I need more time for a task']);
    expect(near.state).toMatchObject({ at: 'turn' });
    expect(said(near)).toMatch(/comes closest/);
  });

  it.each([
    'I do not know what I want',
    'I am not sure about any of these',
    'what do you mean by a scene',
    'this is too much for me right now',
    "I can't decide between all of them",
  ])('does not take words about the choice for a situation: %s', (text) => {
    expect(talk('scene', [text]).state).toMatchObject({ at: 'place' });
    expect(talk('scene', ['Work', text]).state).toMatchObject({ at: 'scene' });
  });

  it.each(["I don't know how to tell my flatmate", 'what do I say when she yells'])(
    'takes it from a question: %s',
    (text) => {
      expect(talk('scene', [text]).state).toMatchObject({ at: 'own-with' });
    },
  );

  it('goes from the person to a reply, plays each answer in a plain line, and shows where it is', () => {
    for (const id of ANSWERS) {
      const { label, line, path } = ANSWER_SCRIPTS[id];
      const played = talk('scene', [...BEGUN, FIRST, label]);
      expect(said(played)).toContain(`They say: "${line}"`);
      const over = talk('scene', [...BEGUN, FIRST, label, 'When do you come?']);
      expect(over.state).toMatchObject({ at: 'own-over' });
      expect(over.reply.parts).toMatchObject([
        {
          step: 5,
          steps: 5,
          path: ['with: my landlord', 'wish: get the heating fixed', 'said it first', path],
        },
      ]);
    }
  });

  it('lists the own sentences at the end, each once, also those of a replay', () => {
    const way = [...BEGUN, FIRST, 'A no', 'What is possible?', 'Another answer from them'];
    const again = [...way, 'unclear', 'Is that a yes or a no?', 'Play it again', FIRST];
    const done = talk('scene', [...again, 'A friendly yes', 'Thank you.', 'That is all for today']);
    expect(done.state).toBeNull();
    expect(done.reply.paragraphs.slice(2)).toEqual([
      'Your own sentences, to take along:',
      `"${FIRST}"`,
      '"What is possible?"',
      '"Is that a yes or a no?"',
      '"Thank you."',
    ]);
  });

  it('takes a first sentence in other words in the place of the one before', () => {
    const first = [...BEGUN, 'heating'];
    for (const back of ['Say it in another way', 'back']) {
      const { own } = stateOf(talk('scene', [...first, back, FIRST]));
      expect(own.said).toEqual([{ text: FIRST, to: null }]);
    }
    const over = [...first, 'A no', 'Okay.', 'back', 'All right.'];
    expect(stateOf(talk('scene', over)).own.said).toEqual([
      { text: 'heating', to: null },
      { text: 'All right.', to: 'no' },
    ]);
  });

  it.each(['What do you mean?', 'I made a mistake', 'Again', 'help', 'No.', 'I do not get it'])(
    'takes words that elsewhere steer a skill for what is said: %s',
    (text) => {
      const { own, at } = stateOf(talk('scene', [...BEGUN, FIRST, 'unclear', text]));
      expect(at).toBe('own-over');
      expect(own.said.at(-1)).toEqual({ text, to: 'unclear' });
    },
  );

  it('goes on where it stood, in any of its steps', () => {
    const acts = fc.array(
      fc.nat(5).map((press): Act => ({ press })),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(acts, (does) => {
        const state = walk('scene', [{ press: 4 }, ...does]).at(-1)?.state ?? null;
        if (state === null) return;
        const stored = sceneShape.parse(JSON.parse(JSON.stringify(state)));
        expect(stored).toEqual(state);
        expect(showSkill(stored, contextAt()).state?.at).toBe(state.at);
      }),
    );
  });

  it('offers nothing that raises an alarm', () => {
    let turn = talk('scene', [OWN]);
    const offered = new Set<string>();
    for (let press = 0; press < 200 && turn.state !== null; press += 1) {
      for (const label of turn.reply.quickReplies) offered.add(label);
      const next = take(turn.state, messageOf({ press: press % 7 }, turn));
      turn = next.state === null ? talk('scene', [OWN]) : next;
    }
    for (const label of [...PEOPLE, ...WISHES.flatMap((wish) => [wish.label, ...wish.openers])]) {
      offered.add(label);
    }
    for (const id of ANSWERS) for (const reply of ANSWER_SCRIPTS[id].replies) offered.add(reply);
    expect([...offered].filter((text) => isAtLeast(assess(text).level, 'elevated'))).toEqual([]);
  });
});

describe('what is said about an own sentence', () => {
  it.each([
    [FIRST, [/^There is one clear request/, /short enough/, /gives no reason.*optional/]],
    ['I need a break because my head hurts.', [/one clear request/, /short/, /gives a reason/]],
    [
      'Please do not eat it. I need it for lunch.',
      [/one clear request/, /short/, /gives a reason/],
    ],
    ['No, not today.', [/clear statement/, /short/, /no reason/]],
    ['Heating.', [/no request and no statement/, /short/, /no reason/]],
    [
      'Can you fix it? Can you call me? I need a list.',
      [/^There are 3 requests/, /short/, /no reason/],
    ],
    [
      'Sorry to bother you, can you help me?',
      [/one clear request/, /short/, /no reason/, /Nobody has to be sorry for asking/],
    ],
    [
      `I want to tell you that ${'there is so much going on '.repeat(5)}at home.`,
      [/one clear request/, /^It has \d+ words/, /no reason/],
    ],
  ] as const)('is literal: %s', (text, patterns) => {
    const found = firstFeedback(text, 'get help');
    expect(found).toHaveLength(patterns.length);
    for (const [index, pattern] of patterns.entries()) expect(found[index]).toMatch(pattern);
  });

  it('leaves an apology alone that is wanted, or is for something that was done', () => {
    expect(firstFeedback('I am sorry that I was late.', 'tell him').join()).not.toMatch(/sorry/);
    expect(firstFeedback('Sorry, but I was late.', 'apologize to him').join()).not.toMatch(/sorry/);
  });

  it.each([
    ['unclear', 'Is that a yes or a no?', /asks what they mean/],
    ['unclear', 'Okay.', /leaves open what they meant/],
    ['no', 'What would work for you?', /asks what is possible/],
    ['no', 'All right.', /takes the no as it is/],
    ['no', 'But I need it.', /says again what you want/],
    ['question', 'I do not want to say why.', /That is a full answer/],
    ['question', 'Because it helps me.', /answers the question/],
    ['friendly', 'Thanks a lot.', /heard the yes/],
  ] as const)('fits the answer %s: %s', (answer, text, pattern) => {
    expect(replyFeedback(text, answer)[0]).toMatch(pattern);
  });

  it('says something about any sentence, never praises, and never asks to mask', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('sorry', 'please', 'FUCK OFF', 'x '.repeat(150), 'مرحبا', FIRST),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...ANSWERS), (text, answer) => {
        for (const lines of [firstFeedback(text, ''), replyFeedback(text, answer)]) {
          expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) {
            expect(line.trim()).not.toBe('');
            expect(line).not.toMatch(MASKS);
          }
        }
      }),
    );
    const written = ANSWERS.flatMap((id) => ANSWER_SCRIPTS[id].feedback.map(({ says }) => says));
    for (const line of written) expect(line).not.toMatch(MASKS);
    expect(readingGrade(written.join(' '))).toBeLessThanOrEqual(7);
  });
});

it('reads a scene that was stored before there were own ones', () => {
  const { own, ...stored } = stateOf(talk('scene', ['Work', '1', '1']));
  expect(own.said).toEqual([]);
  expect(sceneShape.parse(stored)).toEqual({ ...stored, own });
});
