import { expect, it } from 'vitest';
import { plainOf } from '#domain/chat/text/words.ts';
import { tellsHardship } from './hardship.ts';
import { HELD_OUT_FACING, HELD_OUT_RITUALS, RITUAL_STEPS } from './rituals.eval.ts';
import { isRitual } from './rituals.ts';
import { FACING_STEPS, HARD_ANSWERS, STEPS_WITH_FEELING } from './steps.eval.ts';

const shareOf = (
  title: string,
  texts: readonly string[],
  isFound: (plain: string) => boolean,
): number => {
  const found = texts.filter((text) => isFound(plainOf(text)));
  process.stdout.write(`${title}: ${found.length} of ${texts.length}\n`);
  return found.length / texts.length;
};

it('finds most rituals among steps, and takes few other steps for one', () => {
  expect(shareOf('rituals found', RITUAL_STEPS, isRitual)).toBeGreaterThanOrEqual(0.95);
  expect(shareOf('held-out rituals found', HELD_OUT_RITUALS, isRitual)).toBeGreaterThanOrEqual(0.6);
  const others = [...FACING_STEPS, ...STEPS_WITH_FEELING];
  expect(shareOf('steps taken for rituals', others, isRitual)).toBeLessThanOrEqual(0.02);
  const heldOut = shareOf('held-out steps taken for rituals', HELD_OUT_FACING, isRitual);
  expect(heldOut).toBeLessThanOrEqual(0.1);
});

it('tells words of distress from steps', () => {
  expect(shareOf('hard answers found', HARD_ANSWERS, tellsHardship)).toBeGreaterThanOrEqual(0.95);
  const steps = [...FACING_STEPS, ...STEPS_WITH_FEELING, ...RITUAL_STEPS, ...HELD_OUT_FACING];
  expect(shareOf('steps taken for distress', steps, tellsHardship)).toBe(0);
});
