import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#domain/chat/text/languages.ts';
import { byCategory } from '../assessment.ts';

const text = z.string().check(z.minLength(1));
const patterns = z.string();
const inEach = <Shape extends z.core.$ZodType>(shape: Shape) =>
  z.strictObject(byCategory(() => shape));
const step = z.strictObject({ says: text, asks: text });

export const conceptsShape = z.record(z.string(), z.string());

/** Everything that the guard knows and says in one language; `content/README.md` has the form of its patterns. */
export const languageShape = z.strictObject({
  language: z.enum(LANGUAGES),
  /** What the language calls itself. */
  name: text,
  english: text,
  /** Whether spaces part the words. */
  spaced: z.boolean(),
  writer: text,
  checked: text,
  /** Forms of what messages are about, parted by commas; the learned part hears all languages by these same concepts. */
  concepts: conceptsShape,
  /** Words of danger in whatever sentence: asked about softly. */
  mention: inEach(patterns),
  /** Said of the writer or of somebody near, with a wish, intent, plan, means, preparation, farewell or deed. */
  statement: inEach(patterns),
  /** Danger at this moment. */
  now: z.partial(inEach(patterns)),
  frames: z.strictObject({
    harmless: patterns,
    denied: patterns,
    intrusive: patterns,
    other: patterns,
  }),
  /** Whole answers to a question of the guard. */
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

/** What a language is heard by, without what is said in it. */
export type LanguageKnown = Omit<LanguagePack, 'name' | 'english' | 'writer' | 'checked' | 'texts'>;

/** What is said in each language to a message that was not understood. */
export const notUnderstoodIn = (packs: readonly LanguagePack[]): ReadonlyMap<Language, string> =>
  new Map(packs.map(({ language, texts }) => [language, texts['not-understood']]));
