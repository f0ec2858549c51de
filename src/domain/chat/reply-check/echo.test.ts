import fc from 'fast-check';
import { expect, it } from 'vitest';
import { echoFinder } from './echo.ts';

const WORDS = 'never give advice about food or doses and answer in short plain sentences'.split(
  ' ',
);
const PROMPT = `${WORDS.join(' ')}. Say "A doctor or pharmacist can tell you."`;
const echoes = echoFinder(PROMPT);

it('finds any five words of a prompt in a row, whatever their case, forms and signs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: WORDS.length - 5 }),
      fc.constantFrom(' ', ', ', ' - ', '\n* '),
      fc.boolean(),
      (start, between, isLoud) => {
        const part = WORDS.slice(start, start + 5).join(between);
        expect(echoes(`Well: ${isLoud ? part.toUpperCase() : part}!`)).toBe(true);
      },
    ),
  );
  expect(echoes('I never gave advices about food.')).toBe(false);
  expect(echoes('Answer in shorter plain sentence, please.')).toBe(true);
});

it('leaves alone four words of it, other words, and what may be said', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: WORDS.length - 4 }), (start) => {
      expect(echoes(`Rest ${WORDS.slice(start, start + 4).join(' ')} tea`)).toBe(false);
    }),
  );
  expect(echoes('A doctor or pharmacist can tell you.')).toBe(false);
  expect(echoes('')).toBe(false);
});
