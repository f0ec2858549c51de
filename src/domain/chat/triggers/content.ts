import * as z from 'zod/mini';

const PHRASE = /^[a-z0-9'|-]+(?:(?: \.\.\d)? [a-z0-9'|-]+)*$/;
const phrases = z.array(
  z
    .string()
    .check(z.regex(PHRASE, 'It has to be words, with | for "or" and ..4 for a gap of four words.')),
);

/** The shape of `content/chat/triggers.yaml`, which explains each part at its top. */
export const triggersFile = z.strictObject({
  readAs: z.record(z.string(), z.string()),
  denials: z.strictObject({
    by: phrases,
    turnedBy: phrases,
    turnedForGoodBy: phrases,
    between: phrases,
  }),
  triggers: z.array(
    z.strictObject({
      trigger: z.string().check(z.minLength(1)),
      lean: z.literal([-1, -0.5, 0, 0.5, 1]),
      phrases: phrases.check(z.minLength(1)),
    }),
  ),
});

export type TriggersContent = z.output<typeof triggersFile>;
