import { describe, expect, it } from 'vitest';
import { issuesIn } from '#client/lib/forms/fitting.ts';
import { routinePlan } from '#contract/routines.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { editorDraft, newStep, planIn, withSuggestedSizes } from './editor-draft.ts';

const { initial } = editorDraft(null, localDate('2026-03-10'));
const typed = (dates: string) => {
  const step = { id: initial.id, title: 'Sit down', minutes: '', hint: '', from: 'micro' as const };
  return planIn({ ...initial, name: 'Rent', repeat: 'months', dates, steps: [step] });
};

describe('dates of the month', () => {
  it.each([
    ['1, 15, last', [1, 15, -1]],
    ['1st', [1]],
    ['2nd 3rd; 21ST', [2, 3, 21]],
    ['4. 5.', [4, 5]],
  ])('are parsed as commonly written: %s', (text, days) => {
    expect(typed(text).repeat).toEqual({ kind: 'months', days, every: 1 });
    expect(issuesIn(routinePlan, typed(text))).toEqual([]);
  });

  it.each(['first Monday', '32', '0', '1,5 x', '1.5', '٣٢'])('are rejected: %s', (text) => {
    const [first] = issuesIn(routinePlan, typed(text));
    expect(first?.path).toMatch(/^repeat\.days\.\d$/);
    expect(first?.message).toBe(
      'A day of the month has to be a number from 1 to 31, or the last day.',
    );
  });
});

describe('blank lines after the last step', () => {
  const step = (title: string, minutes = '') => ({ ...newStep(), title, minutes });

  it('are left out, and the sizes are those of the other steps', () => {
    const steps = withSuggestedSizes([step('Sit down', '20'), step(''), step('Play'), step(' ')]);
    expect(planIn({ ...initial, steps }).steps).toMatchObject([
      { title: 'Sit down', minutes: 20, from: 'full' },
      { title: '', from: 'micro' },
      { title: 'Play', from: 'lighter' },
    ]);
    const plan = planIn({ ...initial, name: 'Piano', steps: [step('Sit down', '20'), step('')] });
    expect(issuesIn(routinePlan, plan)).toEqual([]);
  });
});
