import { describe, expect, it } from 'vitest';
import { fieldErrors, issuesIn } from '#client/lib/forms/fitting.ts';
import {
  contactOf,
  EMPTY_PLAN,
  LONGEST_PLAN_ENTRY,
  withPlanChange,
} from '#domain/safety-plan/plan.ts';
import { changeOf, planDraft, planFields, typedIn, unchangedParts } from './plan-draft.ts';

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

  it('reports a long line and a person without a name at their fields', () => {
    const people = [contactOf(''), { ...contactOf(''), number: '0170 1234567' }];
    const draft = { ...planDraft.initial, helps: 'x'.repeat(LONGEST_PLAN_ENTRY + 1), people };
    const typed = typedIn(draft, EMPTY_PLAN, ['helps', 'places', 'people']);
    expect(fieldErrors(issuesIn(planFields, typed), () => true)).toEqual({
      helps: `Each line can have up to ${LONGEST_PLAN_ENTRY} characters.`,
      'people.1.name': 'The name is empty.',
    });
  });

  it('keeps input typed while it was being sent', () => {
    const sent = { ...planDraft.initial, helps: 'Tea', places: 'Home' };
    const now = { ...sent, helps: 'Tea\nA walk' };
    expect(unchangedParts(['helps', 'places'], now, sent)).toEqual(['places']);
  });
});
