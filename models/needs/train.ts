// npm run needs:train: trains the needs model, fits its thresholds on writers that were left out, and prints the figures.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresOf, fitThresholds, judgeByOthers } from '#domain/chat/guide/needs/evaluate.ts';
import { trainNeeds } from '#domain/chat/guide/needs/learn.ts';
import { readWords } from '#server/content/guide.ts';
import { packNeeds } from '#server/content/needs-weights.ts';
import { readWriters, sourceHash } from './sources.ts';

/** How often a plain answer, an answer as a guess, and a question which need is meant have to be right. */
const LEAST = { certain: 0.93, sure: 0.75, close: 0.61 };

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

const writers = readWriters(readWords(path.resolve(import.meta.dirname, '../../content/chat')));
const byWriter = judgeByOthers(writers);
const judged = byWriter.flat();
const thresholds = fitThresholds(judged, LEAST);
const packed = packNeeds({ ...trainNeeds(writers.flat()), thresholds }, sourceHash());
const text = `${JSON.stringify(packed, null, 1)}\n`;
writeFileSync(path.resolve(import.meta.dirname, 'weights.json'), text);

print(
  `${writers.flat().length} messages of ${writers.length} writers, ${Math.round(text.length / 1000)} kB`,
);
print('Each writer judged by a model of the others:');
print(JSON.stringify({ ...thresholds, ...figuresOf(judged, thresholds) }, null, 1));
for (const [at, own] of byWriter.entries()) {
  const { top1, top2, certain } = figuresOf(own, thresholds);
  print(`Writer ${at + 1}: ${JSON.stringify({ top1, top2, certain })}`);
}
