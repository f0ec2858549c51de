import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '#server/root.ts';

const builtFileOf = (file: string): string =>
  join(import.meta.dirname, `${relative(ROOT, file)}.json`);

/** Whether the server was built with a content file. */
export const isBuilt = (file: string): boolean => existsSync(builtFileOf(file));

/**
 * A content file as it was parsed when the server was built. Undefined when running from source, or for a file that the
 * build does not have.
 */
export const builtFrom = (file: string): unknown =>
  isBuilt(file) ? JSON.parse(readFileSync(builtFileOf(file), 'utf8')) : undefined;
