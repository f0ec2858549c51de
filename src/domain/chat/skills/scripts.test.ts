import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '#domain/chat/safety/assess.ts';
import { isAtLeast } from '#domain/chat/safety/assessment.ts';
import { heardOf, saysLeave } from '#domain/chat/text/heard.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { type Act, contextAt, NOW_MS, talk, walk } from '#tests/support/chat/walk.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { CALMING_SCRIPTS } from './calming/scripts.ts';
import { newLadder } from './exposure/ladder.ts';
import { STOP } from './machine.ts';
import { SCENES } from './scenes/all-scenes.ts';
import { SKILL_IDS, SKILL_NAMES, type SkillId } from './skills.ts';

const GRADE_MAX = 7;
/** A grade of a few words says nothing; a text this long can be judged. */
const LEAST_WORDS = 12;
const AVOIDED =
  /!|\b(?:should|must|have to (?:do|try)|just|simply|easy|crush|hack|boost|crazy|insane|symptom|disorder|deficit|treatment|cure|fail(?:ed|ure)?|invalid|oops)\b/i;

const random = seededRandom(7);
const presses = (): readonly Act[] =>
  Array.from({ length: 60 }, () => ({ press: Math.floor(random() * 12) }));

/** All that a skill says on many ways through it, each text once. */
const textsOf = (skill: SkillId): readonly string[] => {
  const turns = Array.from({ length: 60 }, () => walk(skill, presses())).flat();
  return [...new Set(turns.map(({ reply }) => reply.paragraphs.join(' ')))];
};

describe.each(SKILL_IDS)('the words of %s', (skill) => {
  const texts = textsOf(skill);

  it('can be read by a twelve-year-old, in each step and as a whole', () => {
    const long = texts.filter((text) => text.split(' ').length >= LEAST_WORDS);
    const hard = long.filter((text) => readingGrade(text) > GRADE_MAX);
    expect(hard).toEqual([]);
    expect(readingGrade(texts.join(' '))).toBeLessThanOrEqual(GRADE_MAX);
  });

  it('are calm, and have none of the words that are avoided', () => {
    for (const text of texts.map((words) => words.replace(/"[^"]*"/g, ''))) {
      expect(text).not.toMatch(AVOIDED);
    }
  });
});

describe('the spelling', () => {
  it('is that of the United States, in texts and on buttons', () => {
    const names = SKILL_IDS.flatMap((skill) => Object.values(SKILL_NAMES[skill]));
    for (const text of [...names, ...SKILL_IDS.flatMap(textsOf)]) {
      expect(text).not.toMatch(/practis|colour|favour|behaviour|realis|apologis/i);
    }
  });
});

describe('the feedback of the scenes', () => {
  it('can be read by a twelve-year-old', () => {
    const all = SCENES.flatMap(({ nodes }) => Object.values(nodes)).flatMap(({ options }) =>
      options.map(({ feedback }) => feedback),
    );
    expect(readingGrade(all.join(' '))).toBeLessThanOrEqual(GRADE_MAX);
    expect(all.length).toBeGreaterThan(150);
  });
});

describe('the pacers', () => {
  it('make a box of four equal phases that closes', () => {
    const pacer = CALMING_SCRIPTS.breathing.ways[0].steps[0]?.pacer;
    expect(pacer?.rounds).toBe(4);
    expect(pacer?.phases.map(({ durationMs }) => durationMs)).toEqual([4000, 4000, 4000, 4000]);
    expect(pacer?.phases.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it('never jump: each phase begins where the one before ended', () => {
    const all = Object.values(CALMING_SCRIPTS).flatMap(({ ways }) =>
      ways.flatMap(({ steps }) => steps.flatMap(({ pacer }) => (pacer ? [pacer] : []))),
    );
    expect(all.length).toBeGreaterThan(5);
    for (const { phases } of all) {
      for (const [index, phase] of phases.entries()) {
        expect(phase.from).toBe(phases.at(index - 1)?.to);
        expect(phase.durationMs).toBeGreaterThan(0);
      }
    }
  });
});

describe('what the chat offers as an answer', () => {
  const pressing = fc.sample(fc.array(fc.record({ press: fc.nat(9) }), { maxLength: 40 }), {
    numRuns: 100,
    seed: 7,
  });
  const walked = SKILL_IDS.flatMap((skill) => pressing.flatMap((does) => walk(skill, does)));
  // These are offered only after words, or with ladders that were made before.
  const typed = [
    talk('exposure', ['germs', 'wash my hands 10 times']),
    talk('exposure', ['germs', ...['a door', 'a tap', 'a bus'].flatMap((step) => [step, '50'])]),
    talk(
      'exposure',
      [],
      contextAt(
        NOW_MS,
        Array.from('abcdef', (id) => newLadder(id, id, 0)),
      ),
    ),
  ];
  const offered = new Set(
    [...walked, ...typed].flatMap(({ reply }) =>
      reply.quickReplies.filter((text) => text !== STOP),
    ),
  );

  it('raises no alarm when it is pressed', () => {
    expect(offered.size).toBeGreaterThan(100);
    const alarming = [...offered].filter((text) => isAtLeast(assess(text).level, 'elevated'));
    expect(alarming).toEqual([]);
  });

  it('is not taken for leaving, but for the button that does', () => {
    expect([...offered].filter((text) => saysLeave(heardOf(text)))).toEqual([]);
    expect(saysLeave(heardOf(STOP))).toBe(true);
  });
});
