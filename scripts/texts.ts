import { BASE_LANGUAGE } from '../src/domain/shared/text/message.ts';
import { exitWithUsage } from './help.ts';
import { languages } from './texts/catalogs.ts';
import { addContentFiles, contentDifferences } from './texts/content.ts';
import { isTooLong, reviewed } from './texts/review.ts';

exitWithUsage(
  'npm run texts -- <language> [--add]\nLists the texts that a language does not have yet, and those on buttons and labels that are much longer than in English.\n--add writes files with English texts for the content that the language does not have.',
);

const [language, option] = process.argv.slice(2);
const known = languages().filter((one) => one !== BASE_LANGUAGE);
if (language === undefined || !known.includes(language)) {
  console.error(`Name a language that has a folder in content/texts: ${known.join(', ')}.`);
  process.exit(1);
}

if (option === '--add') addContentFiles(language);
const all = reviewed(language);
const missing = all.filter(({ own }) => own === undefined);
const long = all.filter(isTooLong);
for (const { place, english } of missing) console.log(`missing   ${place}: ${english}`);
for (const { place, english, own } of long) console.log(`long      ${place}: ${english} → ${own}`);
const content = contentDifferences(language);
for (const line of content) console.log(line);
console.log(
  `\n${all.length - missing.length} of ${all.length} texts are written, and ${long.length} are much longer than in English. The content differs in ${content.length} places.`,
);
