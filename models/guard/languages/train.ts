import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '#domain/chat/text/languages.ts';
import { readGuardContent } from '#server/content/chat/guard.ts';
import { guardWeightsText } from '#server/content/chat/guard-weights.ts';
import { foreignMessages, languagesVersion } from './corpus.ts';
import { learnLanguages } from './learn.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const messages = foreignMessages(readGuardContent(path.join(ROOT, 'content/chat/guard')).languages);
const { weights, scored } = learnLanguages(messages);
const { thresholds } = weights;
const version = languagesVersion();
writeFileSync(path.join(import.meta.dirname, 'weights.json'), guardWeightsText(weights, version));
console.log(
  'Share at which the learned part alone asks, each writer heard by a model of the others:',
);
for (const language of LANGUAGES) {
  const share = (isDanger: boolean): string => {
    const all = scored.filter(
      ({ message }) => message.language === language && message.isDanger === isDanger,
    );
    const asked = all.filter(
      ({ isLong, score }) => score >= (isLong ? thresholds.long : thresholds.short),
    );
    return `${((100 * asked.length) / all.length).toFixed(1)}% of ${all.length}`;
  };
  console.log(`${language}: danger ${share(true)}, others ${share(false)}`);
}
console.log(`Thresholds ${JSON.stringify(thresholds)}, version ${version}.`);
