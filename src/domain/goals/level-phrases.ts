import * as z from 'zod/mini';

/** Short enough to fit into a level together with the aim. */
const phrase = z.string().check(z.minLength(1), z.maxLength(60));
const withAim = phrase.check(z.regex(/\{aim\}/, { error: 'It lacks {aim}.' }));

/** The phrases of proposed levels; `{aim}` is replaced by the aim. */
export const levelPhrases = z.strictObject({
  /** The level −2 when the current state is not given. */
  unknownNow: phrase,
  /** The level −1. */
  partly: withAim,
  /** The level +1. */
  better: withAim,
  /** The level +2. */
  best: withAim,
  /** The largest number for an aim that contains these words, such as 7 for "days a week". */
  limits: z.array(z.strictObject({ says: phrase, most: z.number().check(z.gte(1)) })),
});

export type LevelPhrases = z.output<typeof levelPhrases>;
