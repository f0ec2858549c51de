import { describe, expect, it } from 'vitest';
import { EMPTY_PLAN, withPlanChange } from '#domain/safety-plan/plan.ts';
import { changeOf, planDraft, unchangedParts } from './plan-draft.ts';

describe('a draft of the plan', () => {
  it('from an earlier version only adds to what other devices wrote since', () => {
    const draft = planDraft.read({ texts: { helps: 'Tea', people: 'Anna' } });
    if (draft === null) throw new Error('The draft was not read.');
    const ben = { name: 'Ben', how: 'call', number: '0170 1234567', words: 'Please come' } as const;
    const plan = { ...EMPTY_PLAN, helps: ['A walk'], people: [ben] };
    const after = withPlanChange(plan, changeOf(draft, plan, ['helps', 'people']));
    expect(after.helps.toSorted()).toEqual(['A walk', 'Tea']);
    expect(after.people).toContainEqual(ben);
    expect(after.people.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Ben']);
  });

  it('keeps input typed while it was being sent', () => {
    const sent = { ...planDraft.initial, helps: 'Tea', places: 'Home' };
    const now = { ...sent, helps: 'Tea\nA walk' };
    expect(unchangedParts(['helps', 'places'], now, sent)).toEqual(['places']);
  });
});
