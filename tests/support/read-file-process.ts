import { buffer } from 'node:stream/consumers';
import { readFile } from '#server/features/data/import/read-file.ts';

/** Runs in a process with a limited heap: reads a file from standard input and prints the error code. */
const code = await readFile(await buffer(process.stdin)).then(
  () => 'accepted',
  (refused: { readonly code?: string }) => refused.code ?? String(refused),
);
process.stdout.write(code);
