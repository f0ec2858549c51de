import { exitWithUsage } from '../help.ts';
import { ensureTexts } from './modules.ts';

exitWithUsage(
  'npm run prepare\nWrites the texts of all languages as modules into dist/texts, if they are not up to date. npm runs this after an install.',
);

// Everything that builds, tests or checks the program writes outdated texts again.
await ensureTexts();
