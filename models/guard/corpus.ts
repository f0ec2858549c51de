import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIES, type Category } from '#domain/chat/guard/assessment.ts';
import { englishRuns } from '#domain/chat/guard/learned/english.ts';
import type { Run } from '#domain/chat/guard/learned/features.ts';
import { sentencesOf } from '#domain/chat/text/sentences.ts';
import { readGuardConcepts } from '#server/content/chat/guard.ts';

const HERE = import.meta.dirname;
const CONCEPTS = path.resolve(HERE, '../../content/chat/guard');
const LEARNED = path.resolve(HERE, '../../src/domain/chat/guard/learned');
const TEXT = path.resolve(HERE, '../../src/domain/chat/text');

/** The kind of message that the writer intended. */
export const LABELS = ['plain', 'hinted', 'intrusive', 'calm'] as const;
export type Label = (typeof LABELS)[number];

/** A training message with its label. */
export interface Message {
  readonly label: Label;
  readonly category: Category | null;
  readonly isAboutOther: boolean;
  /**
   * The name of the message's file without its extension, which identifies the writer; `short` for the short messages.
   */
  readonly writer: string;
  readonly text: string;
  readonly sentences: readonly Run[];
  /** For each sentence, whether it indicates danger. */
  readonly marked: readonly boolean[];
}

const asRun = englishRuns(readGuardConcepts(CONCEPTS));

/** A word that stands for `[[` and `]]` while the text is split into sentences. */
const BORDER = 'zzborder';

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(HERE, folder))
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .map((name) => path.join(HERE, folder, name));

const categoryOf = (name: string): Category | null =>
  CATEGORIES.find((category) => category === name) ?? null;

/** Splits a marked text into sentences without `[[` and `]]`, and tells which sentences overlap a marked passage. */
const read = (marked: string): Pick<Message, 'text' | 'sentences' | 'marked'> => {
  const lines = marked.replaceAll(' / ', '\n\n');
  const bordered = lines.replaceAll(/\[\[|\]\]/g, ` ${BORDER} `);
  let isInside = false;
  const found = sentencesOf(bordered, () => true).flatMap(({ words }) => {
    const began = isInside;
    const kept = words.flatMap((word, at) => {
      if (word !== BORDER) return [at];
      isInside = !isInside;
      return [];
    });
    if (kept.length === 0) return [];
    const sentence = asRun({ words: words.filter((_, place) => kept.includes(place)) });
    return [{ sentence, isMarked: began || kept.length < words.length }];
  });
  return {
    text: lines.replaceAll(/\[\[|\]\]/g, ''),
    sentences: found.map(({ sentence }) => sentence),
    marked: found.map(({ isMarked }) => isMarked),
  };
};

const labelled = (file: string): readonly Message[] =>
  rowsOf(file).map(([name = '', category = '', , message = '']) => {
    const label = LABELS.find((one) => one === name);
    if (label === undefined) throw new Error(`${file}: there is no label "${name}".`);
    return {
      ...read(message),
      label,
      category: categoryOf(category),
      isAboutOther: category === 'somebody-else',
      writer: path.basename(file, '.tsv'),
    };
  });

/** The training messages of all writers. */
export const writersMessages = (): readonly Message[] => filesIn('data').flatMap(labelled);

const shortMessage = (
  message: string,
  more: Pick<Message, 'label' | 'category' | 'isAboutOther'>,
): Message => {
  const { text, sentences } = read(message);
  const isDanger = more.label === 'plain' || more.label === 'hinted';
  return { ...more, writer: 'short', text, sentences, marked: sentences.map(() => isDanger) };
};

/** The short messages of earlier rounds. Each of them indicates danger in all of its sentences or in none. */
export const shortMessages = (): readonly Message[] => {
  const rows = (name: string) => rowsOf(path.join(HERE, 'data/short', name));
  const calm = { label: 'calm', category: null, isAboutOther: false } as const;
  return [
    ...rows('risk.tsv').map(([level, category = '', who, message = '']) => {
      const isRaised = level === 'elevated' || level === 'high';
      const isAboutOther = who === 'other';
      return isRaised
        ? shortMessage(message, { label: 'plain', category: categoryOf(category), isAboutOther })
        : shortMessage(message, calm);
    }),
    ...rows('calm.tsv').map(([, message = '']) => shortMessage(message, calm)),
    ...rows('pairs.tsv').map(([label, category = '', message = '']) =>
      label === 'risk'
        ? shortMessage(message, {
            label: 'hinted',
            category: categoryOf(category),
            isAboutOther: false,
          })
        : shortMessage(message, calm),
    ),
  ];
};

/** The code and data that turn a message into features. */
const PROGRAMS = [
  path.join(CONCEPTS, 'concepts.yaml'),
  ...['concepts.ts', 'normal.ts'].map((name) => path.join(LEARNED, '../languages', name)),
  ...['english.ts', 'features.ts', 'table.ts'].map((name) => path.join(LEARNED, name)),
  ...['expansions.ts', 'fold.ts', 'sentences.ts', 'spaced.ts', 'spelling.ts'].map((name) =>
    path.join(TEXT, name),
  ),
];

/** A hash of the messages, the labels, and the code that turns a message into features. */
export const corpusVersion = (): string => {
  const hash = createHash('sha256');
  for (const file of [...filesIn('data'), ...filesIn('data/short'), ...PROGRAMS]) {
    hash.update(path.basename(file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
};
