import { describe, expect, it } from 'vitest';
import { plainOf } from '#domain/chat/text/words.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { skills, skillsContent, walk } from '#tests/support/skills-content.ts';
import { SKILL_IDS, type SkillId } from './skill.ts';

const GRADE_MAX = 7;
/** A reading grade is only meaningful for texts of at least this many words. */
const LEAST_WORDS = 12;
const AVOIDED =
  /!|\b(?:should(?:n’t)?|must(?:n’t)?|have to (?:do|try)|just|simply|easy|crush|hack|boost|crazy|insane|symptom|disorder|deficit|treatment|cure|fail(?:ed|ure)?|invalid|oops)\b/i;

/** All texts in a part of the content. */
const textsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

const random = seededRandom(7);
/** All turns on 40 random walks through a skill. */
const turnsOf = (skill: SkillId) =>
  Array.from({ length: 40 }, () =>
    walk(
      skill,
      Array.from({ length: 60 }, () => ({ press: Math.floor(random() * 12) })),
    ),
  ).flat();

describe.each(SKILL_IDS)('the texts of %s', (skill) => {
  const texts = [...new Set(turnsOf(skill).map(({ reply }) => reply.paragraphs.join(' ')))];

  it('are readable for a twelve-year-old, each step and as a whole', () => {
    const long = texts.filter((text) => text.split(' ').length >= LEAST_WORDS);
    expect(long.filter((text) => readingGrade(text) > GRADE_MAX)).toEqual([]);
    expect(readingGrade(texts.join(' '))).toBeLessThanOrEqual(GRADE_MAX);
  });

  it('are calm, use US spelling, and leave no placeholder unfilled', () => {
    for (const text of texts.map((words) => words.replace(/"[^"]*"/g, ''))) {
      expect(text).not.toMatch(AVOIDED);
      expect(text).not.toMatch(/practis|colour|favour|behaviour|realis|apologis|\{|undefined/i);
    }
  });
});

describe('the buttons', () => {
  const all = new Set(textsIn(skillsContent).map(plainOf));
  const { also, ...common } = skillsContent.common;
  const labels = new Set(textsIn({ ...skillsContent, common }).map(plainOf));

  it('with synonyms all exist', () => {
    expect(Object.keys(also).filter((label) => !labels.has(plainOf(label)))).toEqual([]);
  });

  it('of steps do not start a skill', () => {
    const names = new Set(SKILL_IDS.map((skill) => plainOf(skills.names(skill).button)));
    const offered = SKILL_IDS.flatMap(turnsOf).flatMap(({ reply }) => reply.quickReplies);
    expect(all.size).toBeGreaterThan(1000);
    expect([...new Set(offered)].filter((label) => names.has(plainOf(label)))).toEqual([]);
  });
});
