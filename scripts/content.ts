import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewPage } from './content/page.ts';

const FILE = join(import.meta.dirname, '../content/review.html');

writeFileSync(FILE, reviewPage());
console.log(`Written for reviewers: ${FILE}`);
