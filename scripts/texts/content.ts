import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Language } from '../../src/domain/shared/text/message.ts';
import { nameOf, sameEntry } from '../../src/server/content/translated.ts';
import { ROOT } from '../up-to-date.ts';
import { TEXTS_DIR } from './catalogs.ts';

const CONTENT = path.join(ROOT, 'content');

/** The files with texts for people, and the keys of their texts: only some, or all but some. */
const FILES: readonly {
  readonly files: RegExp;
  readonly only?: readonly string[];
  readonly except?: readonly string[];
}[] = [
  {
    files: /^chat\/guide\/(acts|cards|forms|needs|replies)\.yaml$/,
    only: [
      ...['title', 'lines', 'label', 'about', 'answer', 'says', 'without', 'say'],
      ...['submit', 'value', 'draft', 'end', 'options'],
    ],
  },
  { files: /^chat\/guide\/texts\.yaml$/ },
  { files: /^chat\/guard\/heard\.yaml$/ },
  { files: /^chat\/guard\/answers\.yaml$/, only: ['not-kept'] },
  {
    files: /^chat\/skills\//,
    except: ['id', 'kind', 'to', 'pacer', 'when', 'field', 'of', 'is', 'than', 'scenes'],
  },
  { files: /^tasks\//, except: ['id', 'area', 'areas'] },
  { files: /^routines\/templates\.yaml$/, only: ['title', 'about', 'hint'] },
  { files: /^goals\/levels\.yaml$/, except: ['most'] },
  { files: /^mood\/words\.yaml$/, only: ['means'] },
];

/** Keys with the words that people type. Each language has lists of its own. */
const VOCABULARY: readonly string[] = [
  ...['find', 'not', 'fillers', 'asides', 'has', 'starts', 'unless', 'whole', 'also', 'confused'],
  'limits',
];

type Entry = Readonly<Record<string, unknown>>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const named = (entry: Entry): Entry => {
  const [key] = Object.entries(entry).find(([, value]) => value === nameOf(entry)) ?? [];
  return key === undefined ? {} : { [key]: entry[key] };
};

/** The texts of a value, with what identifies them; undefined if it has none. */
const textsIn = (value: unknown, key: string, isText: (key: string) => boolean): unknown => {
  if (typeof value === 'string') return isText(key) ? value : undefined;
  if (Array.isArray(value)) {
    const texts = value.map((one) => textsIn(one, key, isText));
    return texts.every((one) => one === undefined)
      ? undefined
      : texts.map((one, at) => one ?? (isEntry(value[at]) ? named(value[at]) : value[at]));
  }
  if (!isEntry(value)) return undefined;
  const texts = Object.entries(value)
    .filter(([name, one]) => name !== 'name' || typeof one !== 'string')
    .map(([name, one]) => [name, textsIn(one, name, isText)] as const)
    .filter(([, one]) => one !== undefined);
  return texts.length === 0 ? undefined : { ...named(value), ...Object.fromEntries(texts) };
};

const yamlIn = (file: string): unknown => parse(readFileSync(file, 'utf8'));

/** The English texts of each content file that has any, by the path of the file. */
const englishTexts = (): ReadonlyMap<string, unknown> => {
  const names = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).toSorted();
  return new Map(
    names.flatMap((name) => {
      const rule = FILES.find(({ files }) => name.endsWith('.yaml') && files.test(name));
      if (rule === undefined) return [];
      const { only, except = [] } = rule;
      const isText = (key: string) => only?.includes(key) ?? !except.includes(key);
      return [[name, textsIn(yamlIn(path.join(CONTENT, name)), '', isText)] as const];
    }),
  );
};

const fileIn = (language: Language, name: string): string =>
  path.join(ROOT, TEXTS_DIR, language, 'content', name);

const parametersIn = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join();

/** The minutes at the beginning of a step of a task. */
const minutesIn = (text: string): string => /^\d{1,2} /.exec(text)?.[0] ?? '';

/** What a translation lacks, or has differently from the English texts, as lines. */
const differencesIn = (english: unknown, own: unknown, place: string): readonly string[] => {
  if (typeof english === 'string') {
    if (typeof own !== 'string') return [`missing   ${place}: ${english}`];
    const minutes = place.startsWith('tasks/') ? minutesIn(english) : '';
    const isSame = parametersIn(english) === parametersIn(own) && own.startsWith(minutes);
    return isSame ? [] : [`differs   ${place}: ${english} → ${own}`];
  }
  if (Array.isArray(english)) {
    if (!Array.isArray(own)) return [`missing   ${place}`];
    const isLong = english.length !== own.length && !english.some(isEntry);
    return isLong
      ? [`differs   ${place}: ${english.length} and ${own.length} entries`]
      : english.flatMap((one, at) =>
          differencesIn(one, sameEntry(one, at, own), `${place}[${at}]`),
        );
  }
  if (!isEntry(english)) return [];
  if (!isEntry(own)) return [`missing   ${place}`];
  const [step, ...others] = Object.keys(english);
  // A step of a task with finer steps is an entry whose key is a text.
  if (step !== undefined && others.length === 0 && minutesIn(step) !== '') {
    const [ownStep = ''] = Object.keys(own);
    return [
      ...differencesIn(step, ownStep, place),
      ...differencesIn(english[step], own[ownStep], place),
    ];
  }
  return Object.keys(english).flatMap((key) =>
    VOCABULARY.includes(key)
      ? own[key] === undefined
        ? [`missing   ${place}.${key}`]
        : []
      : differencesIn(english[key], own[key], `${place}.${key}`),
  );
};

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
};

/** All English texts of the content. */
export const contentTexts = (): readonly string[] =>
  [...englishTexts().values()].flatMap(stringsIn);

/** What a language lacks of the texts of the content, as lines. */
export const contentDifferences = (language: Language): readonly string[] =>
  [...englishTexts()].flatMap(([name, english]) => {
    const file = fileIn(language, name);
    return existsSync(file) ? differencesIn(english, yamlIn(file), name) : [`missing   ${name}`];
  });

/** Writes the English texts of the content files that a language does not have, to be replaced by its own. */
export const addContentFiles = (language: Language): void => {
  for (const [name, english] of englishTexts()) {
    const file = fileIn(language, name);
    if (existsSync(file)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, stringify(english, { lineWidth: 0 }));
  }
};
