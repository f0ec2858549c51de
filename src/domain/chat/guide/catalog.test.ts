import { expect, it } from 'vitest';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { inLanguageOf } from '#domain/shared/text/message.ts';
import { guideContent } from '#tests/support/chat/guide-content.ts';
import { skills } from '#tests/support/skills-content.ts';
import { texts } from '#texts/care.js';
import { createCatalog } from './catalog.ts';

const { doesOf } = createCatalog(guideContent, skills);

it.each(LANGUAGES)('a skill that was given as homework begins with its name in %s', (language) => {
  const names = inLanguageOf(language, () => SKILL_IDS.map((skill) => texts.skills[skill]));
  expect(names.map((name) => doesOf(`${name}.`))).toEqual(
    SKILL_IDS.map((skill) => `skill:${skill}`),
  );
});
