import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import { CATEGORIES, isAtLeast, KINDS, LEVELS } from './assessment.ts';
import { CASES } from './eval/cases.ts';

const LONGEST = 4_000;

const aCase = fc.constantFrom(...CASES.map(({ text }) => text));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: LONGEST }),
  fc.string({ unit: 'grapheme', maxLength: 500 }),
  fc.array(aCase, { maxLength: 8 }).map((texts) => texts.join(' ')),
);

describe('any text', () => {
  it('gets a level, and a category and kind if and only if something was found', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = assess(text);
        expect(LEVELS).toContain(found.level);
        expect(found.category === null).toBe(found.level === 'none');
        expect(found.kind === null).toBe(found.level === 'none');
        if (found.category !== null) expect(CATEGORIES).toContain(found.category);
        if (found.kind !== null) expect(KINDS).toContain(found.kind);
      }),
    );
  });

  it('never lowers what an earlier part of the message has raised', () => {
    fc.assert(
      fc.property(aCase, fc.oneof(anyText, aCase), (first, second) => {
        expect(isAtLeast(assess(`${first}\n${second}`).level, assess(first).level)).toBe(true);
      }),
      {
        numRuns: 500,
        examples: [['goodbye and thanks for the help', 'never been suicidal, never will be']],
      },
    );
  });

  it('never lowers what a later part raises either', () => {
    fc.assert(
      fc.property(aCase, aCase, (first, second) => {
        expect(isAtLeast(assess(`${first}\n${second}`).level, assess(second).level)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('means the same in capitals, with more spaces and with pictures at its end', () => {
    const emoji = fc.array(fc.constantFrom('😂', '💀', '🙃', '😭', '❤️', '🔪', '💊', '👍🏽'));
    const spaces = fc.constantFrom(' ', '  ', '   ', '\t', ' \u00a0');
    fc.assert(
      fc.property(aCase, emoji, spaces, (text, pictures, space) => {
        const plain = assess(text);
        expect(assess(text.toUpperCase()).level).toBe(plain.level);
        expect(assess(text.replaceAll(' ', space)).level).toBe(plain.level);
        expect(assess(`${text}${pictures.join('')}`).level).toBe(plain.level);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the longest message', () => {
  const filledWith = (part: string): string =>
    part.repeat(Math.ceil(LONGEST / part.length)).slice(0, LONGEST);
  /** The least processor time of several readings: other work on the machine does not count. */
  const leastMs = (text: string): number => {
    const times = Array.from({ length: 9 }, () => {
      const before = process.cpuUsage();
      assess(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    return Math.min(...times);
  };

  it.each([
    ['the evaluation', CASES.map(({ text }) => text).join('. ')],
    ['one word', 'kill '],
    ['one letter', 'a'],
    ['letters apart', 'a '],
    ['a wish', 'i want to not be here any more '],
    ['marks', "'!."],
    ['marks and letters', "!'a'!"],
    ['stars', 'k*ll '],
    ['digits', '1 2 3 '],
    ['digits for letters', 'k1ll mys3lf '],
    ['accents', 'a\u0301\u0302'],
    ['another script', 'मरना चाहता '],
    ['pictures', '😂'],
    ['line ends', 'no\n'],
  ])('made of %s is read in less than 50 ms', (_name, part) => {
    const text = filledWith(part);
    assess(text);
    expect(leastMs(text)).toBeLessThan(50);
  });

  it('takes time in proportion: twice the text, not four times the time', () => {
    const part = 'not to be here any more i want to ';
    const times = [part.repeat(30), part.repeat(120)].map(leastMs);
    expect((times[1] ?? 0) / Math.max(0.2, times[0] ?? 0)).toBeLessThan(12);
  });
});
