import { describe, expect, it } from 'vitest';
import { canBecome, GOAL_STATUSES } from './goal.ts';

describe('the status of a goal', () => {
  it.each([
    ['proposed', ['proposed', 'accepted', 'active', 'cancelled']],
    ['accepted', ['accepted', 'active', 'on-hold', 'cancelled']],
    ['active', ['active', 'on-hold', 'completed', 'cancelled']],
    ['on-hold', ['active', 'on-hold', 'completed', 'cancelled']],
    ['completed', ['active', 'completed']],
    ['cancelled', ['active', 'cancelled']],
  ] as const)('%s can become %j', (from, allowed) => {
    expect(GOAL_STATUSES.filter((to) => canBecome(from, to))).toEqual(allowed);
  });
});
