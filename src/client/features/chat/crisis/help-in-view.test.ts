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
  it('stays in view while the watch is open, whatever is shown', () => {
    expect(helpStays('open', [])).toBe(true);
    expect(helpStays('open', [calm(1)])).toBe(true);
  });

  it('stays in view during and after a soft answer, which promises it', () => {
    const [first] = [danger(1)];
    const soft = {
      at: at(2),
      safety: { ...first.safety, response: 'soft', showsCrisis: false },
    } as const;
    expect(helpStays('open', [first, soft])).toBe(true);
    expect(helpStays('silent', [soft, calm(3)])).toBe(true);
    expect(helpStays('none', [soft])).toBe(false);
  });

  it('does not stay in view without a watch', () => {
    expect(helpStays('none', [danger(1)])).toBe(false);
    expect(helpStays(undefined, [danger(1)])).toBe(false);
  });

  it('stays in view during a silent watch while the conversation still shows danger', () => {
    expect(helpStays('silent', [danger(1), calm(2)])).toBe(true);
    expect(helpStays('silent', [calm(1), calm(2)])).toBe(false);
    expect(helpStays('silent', [])).toBe(false);
  });

  it('does not come back for a conversation more than a day old', () => {
    expect(helpStays('silent', [danger(1), calm(25)])).toBe(true);
    expect(helpStays('silent', [danger(1), calm(26)])).toBe(false);
  });
});

describe('the lines that fit', () => {
  const offering = (...offers: Parameters<typeof purposesOf>[0]) => ({
    safety: { ...danger(1).safety, offers, showsCrisis: offers.length > 0 },
  });
  const abuse = offering('emergency', 'violence', 'children', 'lines', 'plan');

  it('come from the offers of an answer, in order, without the crisis lines', () => {
    expect(purposesOf(abuse.safety.offers)).toEqual(['violence', 'children']);
    expect(purposesOf(['plan', 'grounding', 'emergency', 'lines'])).toEqual([]);
  });

  it('come from the last help shown, whatever was said since', () => {
    expect(shownPurposes([abuse, calm(2), offering()], undefined)).toEqual([
      'violence',
      'children',
    ]);
    expect(shownPurposes([abuse, offering('emergency', 'lines')], undefined)).toEqual([]);
    expect(shownPurposes([calm(1)], undefined)).toEqual([]);
  });

  it('come from the check-in question if there is one', () => {
    expect(shownPurposes([abuse], ['plan', 'eating', 'lines'])).toEqual(['eating']);
  });
});

it('a reply to a question about danger is understood unless the watch is silent', () => {
  expect(isHeard('open', danger(1))).toBe(true);
  expect(isHeard('silent', danger(1))).toBe(false);
  expect(isHeard('silent', calm(1))).toBe(true);
});
