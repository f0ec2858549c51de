import { describe, expect, it } from 'vitest';
import {
  EMPTY_PLAN,
  isPlanEmpty,
  LONGEST_PLAN_ENTRY,
  MOST_PLAN_ENTRIES,
  PLAN_PARTS,
  PLAN_PROMPTS,
  safetyPlan,
} from './plan.ts';

describe('a safety plan', () => {
  it('is valid empty and full, and refuses more or longer entries', () => {
    expect(safetyPlan.parse(EMPTY_PLAN)).toEqual(EMPTY_PLAN);
    expect(isPlanEmpty(EMPTY_PLAN)).toBe(true);
    const helps = Array.from({ length: MOST_PLAN_ENTRIES }, () => 'a'.repeat(LONGEST_PLAN_ENTRY));
    expect(isPlanEmpty(safetyPlan.parse({ ...EMPTY_PLAN, helps }))).toBe(false);
    expect(safetyPlan.safeParse({ ...EMPTY_PLAN, helps: [...helps, 'a'] }).success).toBe(false);
    expect(safetyPlan.safeParse({ ...EMPTY_PLAN, helps: [`${helps[0]}a`] }).success).toBe(false);
    expect(safetyPlan.safeParse({ ...EMPTY_PLAN, helps: ['  '] }).success).toBe(false);
  });

  it('asks a question for each empty part', () => {
    for (const part of PLAN_PARTS) expect(PLAN_PROMPTS[part].prompt).toMatch(/\?/);
  });
});
