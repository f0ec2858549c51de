import { describe, expect, it } from 'vitest';
import { helpStays, isHeard, purposesOf, shownPurposes } from './help-in-view.ts';

const at = (hours: number): string => new Date(Date.UTC(2026, 2, 1, hours)).toISOString();
const calm = (hours: number) => ({ at: at(hours), safety: null });
const danger = (hours: number) => ({
  at: at(hours),
  safety: {
    level: 'elevated',
    category: 'suicide',
    kind: 'own',
    offers: ['emergency'],
    response: 'full',
    showsCrisis: true,
  } as const,
});

describe('the crisis help', () => {
  it('stays in view as long as the guard watches openly, whatever is shown', () => {
    expect(helpStays('open', [])).toBe(true);
    expect(helpStays('open', [calm(1)])).toBe(true);
  });

  it('stays beside and after a soft answer as well, which says so', () => {
    const [first] = [danger(1)];
    const soft = {
      at: at(2),
      safety: { ...first.safety, response: 'soft', showsCrisis: false },
    } as const;
    expect(helpStays('open', [first, soft])).toBe(true);
    expect(helpStays('silent', [soft, calm(3)])).toBe(true);
    expect(helpStays('none', [soft])).toBe(false);
  });

  it('is not held in view where nothing is watched or known', () => {
    expect(helpStays('none', [danger(1)])).toBe(false);
    expect(helpStays(undefined, [danger(1)])).toBe(false);
  });

  it('stays where the guard is silent and the talk still tells of danger', () => {
    expect(helpStays('silent', [danger(1), calm(2)])).toBe(true);
    expect(helpStays('silent', [calm(1), calm(2)])).toBe(false);
    expect(helpStays('silent', [])).toBe(false);
  });

  it('does not come back for a talk of another day', () => {
    expect(helpStays('silent', [danger(1), calm(25)])).toBe(true);
    expect(helpStays('silent', [danger(1), calm(26)])).toBe(false);
  });
});

describe('the lines that fit', () => {
  const offering = (...offers: Parameters<typeof purposesOf>[0]) => ({
    safety: { ...danger(1).safety, offers, showsCrisis: offers.length > 0 },
  });
  const abuse = offering('emergency', 'violence', 'children', 'lines', 'plan');

  it('are those that an answer names before the crisis lines, in its order', () => {
    expect(purposesOf(abuse.safety.offers)).toEqual(['violence', 'children']);
    expect(purposesOf(['plan', 'grounding', 'emergency', 'lines'])).toEqual([]);
  });

  it('stay those of the help that was shown last, whatever is said meanwhile', () => {
    expect(shownPurposes([abuse, calm(2), offering()], undefined)).toEqual([
      'violence',
      'children',
    ]);
    expect(shownPurposes([abuse, offering('emergency', 'lines')], undefined)).toEqual([]);
    expect(shownPurposes([calm(1)], undefined)).toEqual([]);
  });

  it('are those of the question of who comes back, where there is one', () => {
    expect(shownPurposes([abuse], ['plan', 'eating', 'lines'])).toEqual(['eating']);
  });
});

it('an answer to a question of danger is heard unless the guard is silent', () => {
  expect(isHeard('open', danger(1))).toBe(true);
  expect(isHeard('silent', danger(1))).toBe(false);
  expect(isHeard('silent', calm(1))).toBe(true);
});
