import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEVELOPMENT_CASES } from '#domain/chat/safety/eval/cases.ts';
import { trainGuard, weightsText } from '#domain/chat/safety/learned/train-guard.ts';
import { corpusFrom } from '#domain/chat/safety/training/corpus.ts';
import { ORDINARY_TALK, offeredFrom } from '#domain/chat/safety/training/ordinary-talk.ts';
import { besideOthers } from '#domain/chat/safety/training/plain-danger.ts';

const SAFETY = path.resolve(import.meta.dirname, '../src/domain/chat/safety');

const read = (name: string): string => readFileSync(path.join(SAFETY, 'training', name), 'utf8');

const { training } = corpusFrom({
  risk: read('risk.tsv'),
  calm: read('calm.tsv'),
  pairs: read('pairs.tsv'),
});
const weights = trainGuard(
  [
    ...training,
    ...DEVELOPMENT_CASES,
    ...ORDINARY_TALK,
    ...offeredFrom(read('offered.txt')),
    ...besideOthers(training, ORDINARY_TALK),
  ],
  new Date().toISOString().slice(0, 10),
);
const text = weightsText(weights);
writeFileSync(path.join(SAFETY, 'learned/weights.ts'), text);
console.log(`Wrote ${Math.round(text.length / 1000)} kB, version ${weights.version}.`);
