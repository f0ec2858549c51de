import path from 'node:path';

/** The root folder of the program, whether the program runs from src/server or from the built dist/server. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
