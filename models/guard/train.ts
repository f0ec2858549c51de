import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { guardWeightsText } from '#server/content/chat/guard-weights.ts';
import { exitWithUsage } from '../../scripts/help.ts';
import { corpusVersion, LABELS, shortMessages, writersMessages } from './corpus.ts';
import { learnGuard } from './learn-guard.ts';

exitWithUsage(
  "npm run guard:train\nTrains the learned part of the chat's guard anew, for English and then for the other languages.",
);

const version = corpusVersion();
const { weights, scored } = learnGuard(writersMessages(), shortMessages());
const { thresholds } = weights;
writeFileSync(path.join(import.meta.dirname, 'weights.json'), guardWeightsText(weights, version));
console.log(
  'Share at which the learned part alone asks, each writer heard by a model of the others:',
);
for (const isLong of [false, true])
  for (const label of LABELS) {
    const all = scored.filter((one) => one.isLong === isLong && one.message.label === label);
    const from = isLong ? thresholds.long : thresholds.short;
    const asked = all.filter(({ score }) => score >= from).length;
    const share = ((100 * asked) / all.length).toFixed(1);
    console.log(`${isLong ? 'long' : 'short'} ${label}: ${share}% of ${all.length}`);
  }
console.log(`Thresholds ${JSON.stringify(thresholds)}, version ${version}.`);
await import('./languages/train.ts');
