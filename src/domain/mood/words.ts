import * as z from 'zod/mini';
import { BODY_SIGNALS } from './body.ts';
import { FURTHER_TAGS, KNOWN_TAGS } from './tags.ts';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Whether a list names each of `all` exactly once, in the same order. */
const namesAll = (all: readonly string[], given: readonly string[]): boolean =>
  JSON.stringify(all) === JSON.stringify(given);

const tag = z.strictObject({ tag: z.enum(FURTHER_TAGS), means: text(120) });

const signal = z.strictObject({
  signal: z.enum(BODY_SIGNALS),
  goesWith: z.array(z.enum(KNOWN_TAGS)).check(
    z.minLength(1),
    z.maxLength(6),
    z.refine((tags) => new Set(tags).size === tags.length, { error: 'A tag is there twice.' }),
  ),
});

/** The file `content/mood/words.yaml`, whose header explains each part. */
export const moodWordsFile = z.strictObject({
  tags: z.array(tag).check(
    z.refine(
      (tags) =>
        namesAll(
          FURTHER_TAGS,
          tags.map((one) => one.tag),
        ),
      { error: `The tags have to be ${FURTHER_TAGS.join(', ')}.` },
    ),
  ),
  signals: z.array(signal).check(
    z.refine(
      (signals) =>
        namesAll(
          BODY_SIGNALS,
          signals.map((one) => one.signal),
        ),
      { error: `The signals have to be ${BODY_SIGNALS.join(', ')}.` },
    ),
  ),
});

/** The meanings of the further tags, and the tags that body signals often go with. */
export type MoodWords = z.output<typeof moodWordsFile>;
