import { filled, matcherOf } from '#domain/chat/skills/words.ts';
import type { ExposureContent } from './content.ts';

/** The result of checking the steps of a ladder before they are saved. */
interface CheckedSteps {
  /** Steps that are not saved. */
  readonly refused: readonly string[];
  /** Sentences that name the refused steps and give the reasons. */
  readonly why: readonly string[];
  /** Steps that look like a ritual but may be saved. */
  readonly rituals: readonly string[];
  /** Remarks on the remaining steps. */
  readonly notes: readonly string[];
}

/**
 * Checks the steps of a ladder. Dangerous steps, predictions and tests of a feared harm are refused. Steps that look
 * like a ritual only prompt a question, because word matching can be wrong either way.
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
