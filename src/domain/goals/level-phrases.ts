import * as z from 'zod/mini';

/** Short enough that a level holds it with what is aimed at. */
const phrase = z.string().check(z.minLength(1), z.maxLength(60));
const withAim = phrase.check(z.regex(/\{aim\}/, { error: 'It lacks {aim}.' }));

/** The words of proposed levels; `{aim}` stands for what is aimed at. */
export const levelPhrases = z.strictObject({
  /** The level −2 when nobody said how things are now. */
  unknownNow: phrase,
  /** The level −1. */
  partly: withAim,
  /** The level +1. */
  better: withAim,
  /** The level +2. */
  best: withAim,
  /** What a number does not go beyond where the aim has these words, such as 7 for "days a week". */
  limits: z.array(z.strictObject({ says: phrase, most: z.number().check(z.gte(1)) })),
});

export type LevelPhrases = z.output<typeof levelPhrases>;
