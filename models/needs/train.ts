// npm run needs:train: trains the needs model, fits its thresholds on writers that were left out, and prints the figures.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresOf, fitThresholds, judgeByOthers } from '#domain/chat/guide/needs/evaluate.ts';
import { trainNeeds } from '#domain/chat/guide/needs/learn.ts';
import { readWords } from '#server/content/chat/guide.ts';
import { packNeeds } from '#server/content/chat/needs-weights.ts';
import { readWriters, sourceHash } from './sources.ts';

/** How often a plain answer, an answer as a guess, one that names two needs, and a question which need is meant have to be right. */
const LEAST = { certain: 0.96, sure: 0.88, both: 0.95, close: 0.87 };

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Writers whose files begin so had seen nothing of the guide; thresholds and figures come from their messages only. */
const UNSEEING = /^[np]/;
/** So many parts of these writers are left out in turn. */
const FOLDS = 4;

const writers = readWriters(readWords(path.resolve(import.meta.dirname, '../../content/chat')));
const unseeing = [...writers.keys()].filter((name) => UNSEEING.test(name));
const judged = Array.from({ length: FOLDS }, (_, fold) =>
  judgeByOthers(
    writers,
    unseeing.filter((_name, at) => at % FOLDS === fold),
  ),
).flatMap((ones) => [...ones]);
const all = judged.flatMap(([, own]) => own);
const thresholds = fitThresholds(all, LEAST);
const messages = [...writers.values()].flat();
const text = `${JSON.stringify(packNeeds({ ...trainNeeds(messages), thresholds }, sourceHash()), null, 1)}\n`;
writeFileSync(path.resolve(import.meta.dirname, 'weights.json'), text);

print(`${messages.length} messages, ${writers.size} files, ${Math.round(text.length / 1000)} kB`);
print(`Thresholds: ${JSON.stringify(thresholds)}`);
print('Each writer judged by a model that has not seen them:');
for (const [name, own] of [...judged, ['all', all] as const])
  print(`${name}: ${JSON.stringify(figuresOf(own, thresholds))}`);
