import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, take, talk, walk } from '#tests/support/chat/walk.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { SKILL_IDS, type SkillState, type SkillTurn } from './skills.ts';

const CONFUSED = [
  'what?',
  "i don't get it",
  'what do you mean',
  'huh',
  'can you explain',
  "i don't understand the question",
  'what should i type here',
  'idk what you want from me',
  "sorry i don't really understand this",
  'an example?',
  'what does that even mean',
  'how do i do this',
  'what does 0 to 100 mean',
  'what is a ladder',
];
const OF_THE_STEP = ["i don't understand the question", 'what should i type here', 'an example?'];

const standings = fc
  .tuple(
    fc.constantFrom(...SKILL_IDS),
    fc.array(
      fc.nat(9).map((press): Act => ({ press })),
      { maxLength: 20 },
    ),
  )
  .map(([skill, does]) => walk(skill, does).at(-1))
  .filter((turn): turn is SkillTurn & { state: SkillState } => turn?.state != null);

const OWN = ['My own situation', 'A friend', 'Say no to something'];

describe('a step that is not understood', () => {
  it('is put in other words, with an example, and asked again, and keeps nothing, in every skill', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(standings, fc.constantFrom(...CONFUSED), (turn, text) => {
        const { at, skill } = turn.state;
        if (/^own-(?:first|reply)$/.test(at) && !OF_THE_STEP.includes(text)) return;
        seen.add(`${skill}/${at}`);
        const after = take(turn.state, text);
        expect([text, after.state]).toEqual([text, turn.state]);
        expect(after.reply.paragraphs[0]).toMatch(/^In other words: /);
        expect(after.reply.paragraphs.join(' ')).toMatch(/[Ff]or example/);
        expect(after.reply.paragraphs.slice(-turn.reply.paragraphs.length).at(-1)).toBe(
          turn.reply.paragraphs.at(-1),
        );
        expect(after.reply.quickReplies).toEqual(turn.reply.quickReplies);
      }),
      { numRuns: 1500 },
    );
    expect(seen.size).toBeGreaterThan(30);
  });

  it('is put in words that a twelve-year-old can read', () => {
    const turns = SKILL_IDS.flatMap((skill) =>
      walk(
        skill,
        Array.from({ length: 30 }, (_, at) => ({ press: at % 3 })),
      ),
    );
    const notes = turns.flatMap(({ state }) =>
      state === null ? [] : take(state, 'can you explain').reply.paragraphs.slice(0, 2).join(' '),
    );
    for (const note of new Set(notes))
      expect([note, readingGrade(note) <= 7]).toEqual([note, true]);
  });

  it.each([
    ['thought', [], 'what he said about me at lunch', 'situation'],
    ['thought', ['I made a mistake'], 'confused', 'feeling'],
    ['thought', ['I made a mistake', 'Sad', '50'], 'what if i get fired', 'thought'],
    ['start', [], 'explain my thesis to my sister', 'task'],
    ['exposure', [], 'what if it is my fault', 'fear'],
  ] as const)('is not heard in what answers %s: %s "%s"', (skill, before, text, at) => {
    expect(talk(skill, [...before]).state?.at).toBe(at);
    expect(talk(skill, [...before, text]).state?.at).not.toBe(at);
  });
});

describe('words that could be asked of anybody, where a line is written', () => {
  it.each(['what do you mean?', "i don't get it", 'huh'])(
    'are first taken as asked of the coach: "%s"',
    (text) => {
      for (const way of [OWN, [...OWN, 'No.', 'A no']]) {
        const before = talk('scene', way);
        const after = talk('scene', [...way, text]);
        expect(after.state).toEqual(before.state);
        expect(after.reply.paragraphs[1]).toMatch(/in quotes/);
      }
    },
  );

  it('are the line in quotes, and where asking what was meant is the point', () => {
    const quoted = talk('scene', [...OWN, '"What do you mean?"']);
    expect(quoted.state).toMatchObject({
      at: 'own-answer',
      own: { said: [{ text: 'What do you mean?', to: null }] },
    });
    const asking = ['My own situation', 'A friend', 'Ask what was meant', 'What do you mean?'];
    expect(talk('scene', asking).state?.at).toBe('own-answer');
    expect(talk('scene', [...OWN, 'No.', 'unclear', 'What do you mean?']).state?.at).toBe(
      'own-over',
    );
  });
});
