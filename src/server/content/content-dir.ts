import { fileURLToPath } from 'node:url';

/** Where the content of this program lies. */
export const CONTENT_DIR = fileURLToPath(new URL('../../../content', import.meta.url));
