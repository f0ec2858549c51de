import path from 'node:path';
import { ROOT } from '#server/root.ts';

/** The folder of the content. */
export const CONTENT_DIR = path.join(ROOT, 'content');
