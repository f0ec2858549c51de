import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { CATEGORIES, type Category } from '#domain/chat/guard/assessment.ts';
import { sentencesIn } from '#domain/chat/guard/languages/not-english.ts';
import type { LanguagePack } from '#domain/chat/guard/languages/pack.ts';
import { readerOf } from '#domain/chat/guard/languages/reader.ts';
import type { Run } from '#domain/chat/guard/learned/features.ts';
import { LANGUAGES, type Language } from '#domain/chat/text/languages.ts';

const HERE = import.meta.dirname;
const PACKS = path.resolve(HERE, '../../../content/chat/guard/languages');
const CODE = path.resolve(HERE, '../../../src/domain/chat/guard');
/** The folders with training messages. Each folder has one writer per language. */
export const WRITERS = ['a', 'b', 'c'] as const;
type Writer = (typeof WRITERS)[number];

/** A training message in a language other than English. */
export interface ForeignMessage {
  readonly language: Language;
  readonly writer: Writer;
  readonly isDanger: boolean;
  readonly isIntrusive: boolean;
  readonly category: Category | null;
  readonly isAboutOther: boolean;
  readonly text: string;
  readonly sentences: readonly Run[];
}

const fileOf = (writer: Writer, language: Language): string =>
  path.join(HERE, 'train', writer, `${language}.tsv`);

/** Reads the training messages of all writers in the given languages. Throws if a line does not have four columns. */
export const foreignMessages = (packs: readonly LanguagePack[]): readonly ForeignMessage[] =>
  packs.flatMap((pack) => {
    const { language } = pack;
    const { runOf } = readerOf(pack);
    return WRITERS.flatMap((writer) => {
      const file = fileOf(writer, language);
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line, at) => {
          const [label, name, who, text, ...more] = line.split('\t');
          if (text === undefined || more.length > 0)
            throw new Error(`${file}:${at + 2}: not four columns`);
          return {
            language,
            writer,
            isDanger: label === 'plain' || label === 'hinted',
            isIntrusive: label === 'intrusive',
            category: CATEGORIES.find((one) => one === name) ?? null,
            isAboutOther: who === 'other',
            text,
            sentences: sentencesIn(text).map(runOf),
          };
        });
    });
  });

/** The words and patterns of a language, without the texts of replies, which no message is compared with. */
const knownIn = (language: Language): string => {
  const pack = parse(readFileSync(path.join(PACKS, `${language}.yaml`), 'utf8'));
  return JSON.stringify({ ...pack, texts: undefined });
};

/** A hash of the messages, the languages' words and patterns, and the code that turns a message into features. */
export const languagesVersion = (): string => {
  const hash = createHash('sha256');
  for (const language of LANGUAGES) hash.update(knownIn(language));
  const files = LANGUAGES.flatMap((language) => WRITERS.map((writer) => fileOf(writer, language)));
  const programs = [
    ...['concepts.ts', 'hear.ts', 'normal.ts', 'not-english.ts', 'patterns.ts', 'reader.ts'].map(
      (name) => path.join(CODE, 'languages', name),
    ),
    ...['features.ts', 'table.ts'].map((name) => path.join(CODE, 'learned', name)),
  ];
  for (const file of [...files, ...programs])
    if (existsSync(file)) hash.update(path.basename(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};
