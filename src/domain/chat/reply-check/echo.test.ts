import fc from 'fast-check';
import { expect, it } from 'vitest';
import { echoFinder } from './echo.ts';

const WORDS = 'never give advice about food or doses and answer in short plain sentences'.split(
  ' ',
);
const PROMPT = `${WORDS.join(' ')}. Say "A doctor or pharmacist can tell you."`;
const echoes = echoFinder(PROMPT);

it('finds any seven consecutive words of a prompt, regardless of case, word forms and punctuation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: WORDS.length - 7 }),
      fc.constantFrom(' ', ', ', ' - ', '\n* '),
      fc.boolean(),
      (start, between, isLoud) => {
        const part = WORDS.slice(start, start + 7).join(between);
        expect(echoes(`Well: ${isLoud ? part.toUpperCase() : part}!`)).toBe(true);
      },
    ),
  );
  expect(echoes('I never gave advices about food.')).toBe(false);
  expect(echoes('Dose and answer in shorter plain sentence, please.')).toBe(true);
});

it('ignores six words of it, other words, and quoted sentences', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: WORDS.length - 6 }), (start) => {
      expect(echoes(`Rest ${WORDS.slice(start, start + 6).join(' ')} tea`)).toBe(false);
    }),
  );
  expect(echoes('A doctor or pharmacist can tell you.')).toBe(false);
  expect(echoes('')).toBe(false);
});
