import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutFigures } from './hidden-scores.ts';

describe('a text for somebody who hides scores', () => {
  it('keeps its words, and leaves out sentences with figures', () => {
    expect(
      withoutFigures(
        'In the past week, traits came up often. Your score is 67 of 100. That’s about the same as last week.\n\nIt does not say how well you did.',
      ),
    ).toBe(
      'In the past week, traits came up often. That’s about the same as last week.\n\nIt does not say how well you did.',
    );
    expect(withoutFigures('This round is over. You have 5 points.')).toBe('This round is over.');
    expect(withoutFigures('Well. 1 of 2.\n\n3 of 4.')).toBe('Well.');
  });

  it('never has a figure, and is unchanged if it has none', () => {
    const sentence = fc.stringMatching(/^[a-z]{1,8}( [a-z0-9]{1,4}){0,4}[.?]$/);
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (sentences) => {
        const text = sentences.join(' ');
        const left = withoutFigures(text);
        expect(left).not.toMatch(/\d/);
        if (!/\d/.test(text)) expect(left).toBe(text);
      }),
    );
  });
});
