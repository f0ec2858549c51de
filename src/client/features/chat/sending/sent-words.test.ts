import { expect, it } from 'vitest';
import { createCatalog, isStrain } from '#domain/chat/guide/catalog.ts';
import { guideContent } from '#tests/support/chat/guide-content.ts';
import { skills } from '#tests/support/skills-content.ts';
import { AFTER_MOOD, STARTERS, STRAINING_STARTERS } from './sent-words.ts';

const { doesOf } = createCatalog(guideContent, skills);

it('starters are buttons of the guide, and exactly the straining ones count as a strain', () => {
  const found = [...STARTERS, ...STRAINING_STARTERS].map((words) => doesOf(words));
  expect(found).not.toContain(null);
  expect(found.map((does) => isStrain(does ?? ''))).toEqual([
    ...STARTERS.map(() => false),
    ...STRAINING_STARTERS.map(() => true),
  ]);
});

it('replies after a low mood are buttons of the guide', () => {
  expect(AFTER_MOOD.map((words) => doesOf(words))).not.toContain(null);
});
