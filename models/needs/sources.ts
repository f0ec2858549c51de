import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createReading, type WordGroup } from '#domain/chat/guide/needs/features.ts';
import type { Labelled } from '#domain/chat/guide/needs/learn.ts';
import { NONE } from '#domain/chat/guide/needs/model.ts';

/**
 * The `needs` model predicts what a message is about; the `acts` model predicts what a message does in a conversation.
 */
export type Model = 'needs' | 'acts';

const DATA: Readonly<Record<Model, string>> = {
  needs: path.resolve(import.meta.dirname, 'data'),
  acts: path.resolve(import.meta.dirname, 'acts'),
};
const CODE = path.resolve(import.meta.dirname, '../../src/domain/chat/guide/needs');
const WORDS = path.resolve(import.meta.dirname, '../../content/chat/guide/words.yaml');

const tables = (model: Model): readonly string[] =>
  readdirSync(DATA[model])
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => path.join(DATA[model], name));

/**
 * In files with these names, every tenth message is also used to train the acts model, as an example of a message that
 * does nothing in a conversation (no act).
 */
const FIRST_MESSAGES = /^p/;
const ONE_IN = 10;

/** A hash of everything that a model's weights are made from: the messages, the word groups and the training code. */
export const sourceHash = (model: Model): string => {
  const hash = createHash('sha256');
  const code = [
    ...['features.ts', 'model.ts', 'learn.ts', 'evaluate.ts'].map((name) => path.join(CODE, name)),
    ...['words.ts', 'spelled-out.ts', 'expansions.ts'].map((name) =>
      path.join(CODE, '../../text', name),
    ),
    path.join(import.meta.dirname, 'train.ts'),
  ];
  for (const file of [
    ...tables(model),
    ...(model === 'acts' ? tables('needs') : []),
    WORDS,
    ...code,
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/**
 * Reads each writer's messages, keyed by file name. The label `first+second` stands for two needs. Throws if a line
 * does not have two columns.
 */
export const readWriters = (
  model: Model,
  groups: readonly WordGroup[],
): ReadonlyMap<string, readonly Labelled[]> => {
  const message = createReading(groups);
  const read = (file: string): readonly Labelled[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line, at) => {
        const [label, text, ...more] = line.split('\t');
        if (label === undefined || text === undefined || more.length > 0)
          throw new Error(`${file}:${at + 1}: not two columns`);
        return { needs: label.split('+'), ...message(text) };
      });
  const named = (all: readonly string[]) =>
    all.map((file) => [path.basename(file, '.tsv'), read(file)] as const);
  if (model === 'needs') return new Map(named(tables('needs')));
  const others = named(tables('needs').filter((file) => FIRST_MESSAGES.test(path.basename(file))));
  return new Map([
    ...named(tables('acts')),
    ...others.map(
      ([name, messages]) =>
        [
          name,
          messages
            .filter((_, at) => at % ONE_IN === 0)
            .map((message) => ({ ...message, needs: [NONE] })),
        ] as const,
    ),
  ]);
};
