import * as z from 'zod/mini';
import { label, line, lines, skillName, wordList } from '#domain/chat/skills/content.ts';

/** A sentence to say, short enough for a button. */
const sentence = line.check(z.maxLength(120));

/** A scene to practice. It begins at the node `start`; its branches never loop. A node without options is an end. */
export const writtenScene = z.strictObject({
  title: label,
  nodes: z.record(
    line,
    z.strictObject({
      happens: lines,
      options: z._default(
        z.array(
          z.strictObject({
            says: sentence,
            /** The name of this choice in the path, as in "asked for time". */
            path: label,
            /** Literal feedback: how other people are likely to understand the sentence, and why. */
            feedback: line,
            to: line,
          }),
        ),
        [],
      ),
    }),
  ),
});
export type WrittenScene = z.infer<typeof writtenScene>;
export type SceneNode = WrittenScene['nodes'][string];

const step = { says: lines, plainer: lines };

const ownContent = z.strictObject({
  button: label,
  notWritten: line,
  words: line,
  with: z.strictObject({ ...step, situation: line, path: line, people: z.array(label) }),
  wish: z.strictObject({
    ...step,
    path: line,
    wishes: z.array(z.strictObject({ label, openers: z.array(sentence) })),
  }),
  first: z.strictObject({ says: lines, path: line }),
  said: line,
  answer: z.strictObject({ ...step, reword: label }),
  reply: z.strictObject({ says: line, line }),
  over: z.strictObject({ ...step, more: label }),
  answers: z
    .array(
      z.strictObject({
        label,
        line,
        path: line,
        replies: z.array(sentence),
        feedback: z.array(z.strictObject({ has: z.optional(lines), says: line })),
      }),
    )
    .check(z.minLength(1)),
  feedback: z.strictObject({
    longWords: z.int(),
    request: wordList,
    statement: wordList,
    reason: wordList,
    sorry: wordList,
    apologizes: wordList,
    texts: z.strictObject({
      requests: line,
      oneRequest: line,
      isStatement: line,
      neither: line,
      isLong: line,
      isShort: line,
      hasReason: line,
      noReason: line,
      isSorry: line,
    }),
  }),
});
export type OwnContent = z.infer<typeof ownContent>;

/** The texts around the scenes, and the scenes of each place. */
export const sceneContent = z.strictObject({
  name: skillName,
  place: z.strictObject({
    ...step,
    places: z.array(z.strictObject({ label, scenes: z.array(line) })).check(z.minLength(1)),
  }),
  scene: z.strictObject(step),
  turn: z.strictObject({ says: line, other: line, where: line, path: line, plainer: lines }),
  over: z.strictObject({ says: line, again: label, another: label, done: label, plainer: lines }),
  end: z.strictObject({ says: lines, sentences: line, sentence: line }),
  own: ownContent,
});
export type SceneContent = z.infer<typeof sceneContent>;
