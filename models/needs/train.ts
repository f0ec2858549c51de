// npm run needs:train: trains the needs model, fits its thresholds on writers that were left out, and prints the figures.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresOf, fitThresholds, judgeByOthers } from '#domain/chat/guide/needs/evaluate.ts';
import { trainNeeds } from '#domain/chat/guide/needs/learn.ts';
import { readWords } from '#server/content/chat/guide.ts';
import { packNeeds } from '#server/content/chat/needs-weights.ts';
import { readWriters, sourceHash } from './sources.ts';

/** How often a plain answer, an answer as a guess, and a question which need is meant have to be right. */
const LEAST = { certain: 0.95, sure: 0.85, close: 0.8 };

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Writers whose files begin so had seen nothing of the guide; thresholds and figures come from their messages only. */
const UNSEEING = 'n';

const writers = readWriters(readWords(path.resolve(import.meta.dirname, '../../content/chat')));
const judged = new Map(
  [...writers.keys()]
    .filter((name) => name.startsWith(UNSEEING))
    .map((name) => [name, judgeByOthers(writers, name)] as const),
);
const all = [...judged.values()].flat();
const thresholds = fitThresholds(all, LEAST);
const messages = [...writers.values()].flat();
const text = `${JSON.stringify(packNeeds({ ...trainNeeds(messages), thresholds }, sourceHash()), null, 1)}\n`;
writeFileSync(path.resolve(import.meta.dirname, 'weights.json'), text);

print(`${messages.length} messages, ${writers.size} files, ${Math.round(text.length / 1000)} kB`);
print(`Thresholds: ${JSON.stringify(thresholds)}`);
print('Each writer judged by a model of the others:');
for (const [name, own] of [...judged, ['all', all] as const])
  print(`${name}: ${JSON.stringify(figuresOf(own, thresholds))}`);
