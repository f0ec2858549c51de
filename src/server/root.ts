import path from 'node:path';

/** The folder of this program, from src/server and from the built dist/server alike. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
