import { Zip, ZipDeflate } from 'fflate';

/** A file in an archive. Its text comes in pieces. */
export interface ZippedFile {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
}

/**
 * The bytes of a zip archive. The files are written one after the other, so that no file is ever completely in memory.
 */
export async function* zipped(files: Iterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  const encoder = new TextEncoder();
  for (const { name, pieces } of files) {
    const file = new ZipDeflate(name);
    archive.add(file);
    for await (const piece of pieces) {
      file.push(encoder.encode(piece));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
