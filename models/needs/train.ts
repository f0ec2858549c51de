// npm run needs:train: trains what the guide hears with, the needs and the acts; fits the thresholds on writers that were left out, and prints the figures.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  figuresOf,
  fitThresholds,
  judgeByOthers,
  type LeastRight,
} from '#domain/chat/guide/needs/evaluate.ts';
import { trainNeeds } from '#domain/chat/guide/needs/learn.ts';
import { readWords } from '#server/content/chat/guide.ts';
import { packNeeds } from '#server/content/chat/needs-weights.ts';
import { helpOnly } from '../../scripts/help.ts';
import { type Model, readWriters, sourceHash } from './sources.ts';

helpOnly(
  "npm run needs:train\nTrains the models of the chat's needs and acts anew, and prints how they do on writers that were held out.",
);

/** How often a plain answer, an answer as a guess, one that names two needs, and a question which need is meant have to be right. An act is taken or not. */
const LEAST: Readonly<Record<Model, LeastRight>> = {
  needs: { certain: 0.96, sure: 0.88, both: 0.95, close: 0.87 },
  acts: { certain: 0.88, sure: 1, both: 1, close: 1 },
};
/** Writers whose files begin so had seen nothing of the guide; thresholds and figures come from their messages only. */
const UNSEEING = /^[npq]/;
/** So many parts of these writers are left out in turn. */
const FOLDS = 4;

const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const words = readWords(path.resolve(import.meta.dirname, '../../content/chat'));

const trainModel = (model: Model, file: string): void => {
  const writers = readWriters(model, words);
  const unseeing = [...writers.keys()].filter((name) => UNSEEING.test(name));
  const judged = Array.from({ length: FOLDS }, (_, fold) =>
    judgeByOthers(
      writers,
      unseeing.filter((_name, at) => at % FOLDS === fold),
    ),
  ).flatMap((ones) => [...ones]);
  const all = judged.flatMap(([, own]) => own);
  const thresholds = fitThresholds(all, LEAST[model]);
  const messages = [...writers.values()].flat();
  const packed = packNeeds({ ...trainNeeds(messages), thresholds }, sourceHash(model));
  const text = `${JSON.stringify(packed, null, 1)}\n`;
  writeFileSync(path.resolve(import.meta.dirname, file), text);
  print(
    `${file}: ${messages.length} messages, ${writers.size} files, ${Math.round(text.length / 1000)} kB`,
  );
  print(`Thresholds: ${JSON.stringify(thresholds)}`);
  print('Each writer judged by a model that has not seen them:');
  for (const [name, own] of [...judged, ['all', all] as const])
    print(`${name}: ${JSON.stringify(figuresOf(own, thresholds))}`);
};

trainModel('acts', 'acts.json');
if (!process.argv.includes('--only-acts')) trainModel('needs', 'weights.json');
