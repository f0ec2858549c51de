import * as z from 'zod/mini';

/** A phrase is short enough to fit into a level together with the aim. */
const phrase = z.string().check(z.minLength(1), z.maxLength(60));
const withAim = phrase.check(z.regex(/\{aim\}/, { error: 'It lacks {aim}.' }));

/** The phrases of proposed levels; `{aim}` is replaced by the aim. */
export const levelPhrases = z.strictObject({
  /** The text of level −2 when the current state is not given. */
  unknownNow: phrase,
  /** The text of level −1. */
  partly: withAim,
  /** The text of level +1. */
  better: withAim,
  /** The text of level +2. */
  best: withAim,
  /**
   * Limits for the number in an aim: if the aim contains the words `says`, such as "days a week", its number is at most
   * `most`, such as 7.
   */
  limits: z.array(z.strictObject({ says: phrase, most: z.number().check(z.gte(1)) })),
});

export type LevelPhrases = z.output<typeof levelPhrases>;
