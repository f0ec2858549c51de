import { filled, matcherOf } from '#domain/chat/skills/words.ts';
import type { ExposureContent } from './content.ts';

/** What is said of the steps of a ladder before they are kept. */
interface CheckedSteps {
  /** Steps that cannot be kept here. */
  readonly refused: readonly string[];
  /** Why, and which ones. */
  readonly why: readonly string[];
  /** Steps that look like a ritual, and can be kept. */
  readonly rituals: readonly string[];
  /** What is said of the others. */
  readonly notes: readonly string[];
}

/**
 * Looks at the steps of a ladder: what is dangerous, foretells something, or tests a feared harm is refused; what looks like
 * a ritual is asked about, since words can be wrong both ways.
 */
export const createStepCheck = (
  content: ExposureContent,
): ((steps: readonly string[], isHarm: boolean) => CheckedSteps) => {
  const never = content['no-steps'].map((rule) => ({ ...rule, isFound: matcherOf(rule) }));
  const harm = content['tests-harm'];
  const testsHarm = { says: harm.says, isFound: matcherOf(harm) };
  const isRitual = matcherOf(content.rituals);
  const leavesOut = matcherOf(content['leaves-out']);
  const keepsShield = matcherOf(content.shields);

  return (steps, isHarm) => {
    const rules = isHarm ? [...never, testsHarm] : never;
    const refusals = steps.flatMap((step) => {
      const rule = rules.find(({ isFound }) => isFound(step));
      return rule === undefined ? [] : [{ step, says: rule.says }];
    });
    const refused = refusals.map(({ step }) => step);
    const kept = steps.filter((step) => !refused.includes(step));
    const shields = kept.filter(keepsShield);
    return {
      refused,
      why:
        refused.length === 0
          ? []
          : [
              filled(content['left-out'], { steps: refused.join('; ') }),
              ...new Set(refusals.map(({ says }) => says)),
            ],
      rituals: kept.filter((step) => isRitual(step) && !leavesOut(step)),
      notes:
        shields.length === 0 ? [] : [filled(content.shields.says, { steps: shields.join('; ') })],
    };
  };
};
