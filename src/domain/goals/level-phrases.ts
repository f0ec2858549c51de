import * as z from 'zod/mini';

/** A phrase is short enough to fit into a level together with the target. */
const phrase = z.string().check(z.minLength(1), z.maxLength(60));
const withTarget = phrase.check(z.regex(/\{target\}/, { error: 'lacks {target}' }));

/** The phrases of proposed levels; `{target}` is replaced by the target. */
export const levelPhrases = z.strictObject({
  /** The text of level −2 when the current state is not given. */
  unknownNow: phrase,
  /** The text of level −1. */
  partly: withTarget,
  /** The text of level +1. */
  better: withTarget,
  /** The text of level +2. */
  best: withTarget,
  /**
   * Limits for the number in a target: if the target contains the words `says`, such as "days a week", its number is at
   * most `most`, such as 7.
   */
  limits: z.array(z.strictObject({ says: phrase, most: z.number().check(z.gte(1)) })),
});

export type LevelPhrases = z.output<typeof levelPhrases>;
