import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewPage } from './content/page.ts';
import { exitWithUsage } from './help.ts';

exitWithUsage(
  'npm run content\nWrites all content as one page for reviewers, content/review.html.',
);

const FILE = join(import.meta.dirname, '../content/review.html');

writeFileSync(FILE, reviewPage());
console.log(`Written for reviewers: ${FILE}`);
