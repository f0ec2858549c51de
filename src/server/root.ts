import path from 'node:path';

/** The folder of this program, both from src/server and from the built dist/server. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
