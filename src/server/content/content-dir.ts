import path from 'node:path';
import { ROOT } from '#server/root.ts';

/** Where the content of this program lies. */
export const CONTENT_DIR = path.join(ROOT, 'content');
