// npm run needs:train trains the guide's models of needs and acts, fits their thresholds on held-out writers and prints
// the metrics.
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
import { exitWithUsage } from '../../scripts/help.ts';
import { type Model, readWriters, sourceHash } from './sources.ts';

exitWithUsage(
  "npm run needs:train\nTrains the models of the chat's needs and acts anew, and prints how they do on writers that were held out.",
);

/**
 * The required precision, 0 to 1, of a direct reply (`certain`), a reply marked as a guess (`sure`), a reply that names
 * two needs (`both`), and a question about which need is meant (`close`). The acts model uses only `certain`.
 */
const LEAST: Readonly<Record<Model, LeastRight>> = {
  needs: { certain: 0.96, sure: 0.88, both: 0.95, close: 0.87 },
  acts: { certain: 0.88, sure: 1, both: 1, close: 1 },
};
/** The files of writers who had not seen the guide. Thresholds and metrics are based on their messages only. */
const UNSEEING = /^[npq]/;
/** Number of folds for cross-validation over these writers. */
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
