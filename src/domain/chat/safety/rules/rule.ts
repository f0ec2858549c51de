import type { Category, Level } from '#domain/chat/safety/assessment.ts';
import { linesOf } from '#domain/chat/safety/text/matcher.ts';

/**
 * What kind of utterance a rule finds; it decides what can weaken it:
 * a wish or thought, a firm intention, something done, a bare mention of a subject, a hint that needs
 * interpretation, a weak sign that a trivial matter explains, a search for methods, danger from
 * another person, or a symptom.
 */
export type Act =
  | 'wish'
  | 'intention'
  | 'thought'
  | 'done'
  | 'mention'
  | 'hint'
  | 'weak'
  | 'search'
  | 'danger'
  | 'symptom';

export interface Rule {
  readonly category: Category;
  readonly level: Level;
  readonly concept: string;
  readonly act: Act;
  readonly patterns: readonly string[];
  /** Words of which one in the same sentence makes the rule silent, as in a pattern. */
  readonly unless: string | null;
  /** The same, where one stands in the same clause right beside the match. */
  readonly unlessBeside: string | null;
  /** Words of which one in the same sentence must stand for the rule to count, as in a pattern. */
  readonly needs: string | null;
  /** Whether the rule's own words say that it is about somebody else. */
  readonly isAboutOther: boolean;
  /** Whether the rule finds only intrusive thoughts told as such. */
  readonly isIntrusive: boolean;
}

type Extra = Partial<
  Pick<Rule, 'unless' | 'unlessBeside' | 'needs' | 'isAboutOther' | 'isIntrusive'>
>;

/** A rule from its parts; one pattern a line. */
export const rule = (
  [category, level, concept, act]: readonly [Category, Level, string, Act],
  patterns: string,
  extra: Extra = {},
): Rule => ({
  category,
  level,
  concept,
  act,
  patterns: linesOf(patterns),
  unless: null,
  unlessBeside: null,
  needs: null,
  isAboutOther: false,
  isIntrusive: false,
  ...extra,
});
