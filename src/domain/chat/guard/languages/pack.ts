import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#domain/chat/text/languages.ts';
import { byCategory } from '../assessment.ts';

const text = z.string().check(z.minLength(1));
const patterns = z.string();
const inEach = <Shape extends z.core.$ZodType>(shape: Shape) =>
  z.strictObject(byCategory(() => shape));
const step = z.strictObject({ says: text, asks: text });

export const conceptsShape = z.record(z.string(), z.string());

/** All patterns and texts of the guard in one language; `content/README.md` describes the pattern syntax. */
export const languageShape = z.strictObject({
  language: z.enum(LANGUAGES),
  /** The name of the language, in the language itself. */
  name: text,
  english: text,
  /** Whether spaces separate the words. */
  spaced: z.boolean(),
  writer: text,
  checked: text,
  /** The forms of each concept, separated by commas; the classifier uses the same concepts in all languages. */
  concepts: conceptsShape,
  /** Words about danger in any context, which lead to a soft question. */
  mention: inEach(patterns),
  /** Statements about the writer or somebody close: a wish, intent, plan, means, preparation, farewell or deed. */
  statement: inEach(patterns),
  /** Statements of immediate danger. */
  now: z.partial(inEach(patterns)),
  frames: z.strictObject({
    harmless: patterns,
    denied: patterns,
    intrusive: patterns,
    other: patterns,
  }),
  /** Messages that, as a whole, answer a question of the guard. */
  replies: z.strictObject({ yes: patterns, no: patterns, unsure: patterns }),
  texts: z.strictObject({
    limits: text,
    'not-understood': text,
    help: text,
    buttons: z.strictObject({ yes: text, no: text, unsure: text }),
    soft: inEach(text),
    maybe: inEach(step),
    now: inEach(step),
    other: step,
    next: z.array(step).check(z.minLength(2)),
    'after-no': text,
    helped: text,
    stopped: text,
    recheck: z.strictObject({ ...step.shape, replies: z.array(text).check(z.length(4)) }),
    call: text,
  }),
});
export type LanguagePack = z.infer<typeof languageShape>;

/** The parts of a language pack used for detection, without its texts. */
export type LanguageKnown = Omit<LanguagePack, 'name' | 'english' | 'writer' | 'checked' | 'texts'>;

/** The reply in each language to a message that was not understood. */
export const notUnderstoodIn = (packs: readonly LanguagePack[]): ReadonlyMap<Language, string> =>
  new Map(packs.map(({ language, texts }) => [language, texts['not-understood']]));
