import { buffer } from 'node:stream/consumers';
import { readFile } from '#server/features/data/import/read-file.ts';

/** Reads a file from its input, in a process whose heap the test limits, and prints the code it is refused with. */
const code = await readFile(await buffer(process.stdin)).then(
  () => 'accepted',
  (refused: { readonly code?: string }) => refused.code ?? String(refused),
);
process.stdout.write(code);
