import { buffer } from 'node:stream/consumers';
import { readFile } from '#server/features/data/import/read-file.ts';

/** Reads a file from standard input in a process with a limited heap, and prints the error code. */
const code = await readFile(await buffer(process.stdin)).then(
  () => 'accepted',
  (refused: { readonly code?: string }) => refused.code ?? String(refused),
);
process.stdout.write(code);
