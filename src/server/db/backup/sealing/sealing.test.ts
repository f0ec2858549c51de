import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ensureKey, readKey } from '../key-file.ts';
import { sealed, unsealed } from './sealing.ts';

const KEY = randomBytes(32);
const HEADER = '{"a":"ü"}';
/** The size of a piece in the age format. */
const PIECE_BYTES = 65_536 + 16;

const streamOf = async function* (...parts: readonly Uint8Array[]) {
  yield* parts;
};
const seal = (...parts: readonly Uint8Array[]) =>
  buffer(sealed({ header: HEADER, body: streamOf(...parts) }, KEY));
const unseal = async (bytes: Uint8Array, key = KEY) => {
  const { header, body } = await unsealed(streamOf(bytes), key);
  return { header, body: await buffer(body) };
};

describe('a sealed stream', () => {
  it('decrypts to the original, whatever its size and chunks', async () => {
    const sizes = fc.oneof(fc.nat(300), fc.constantFrom(65_535, 65_536, 65_537, 131_072));
    await fc.assert(
      fc.asyncProperty(fc.array(sizes, { maxLength: 5 }), async (lengths) => {
        const parts = lengths.map((length) => randomBytes(length));
        expect(await unseal(await seal(...parts))).toEqual({
          header: HEADER,
          body: Buffer.concat(parts),
        });
      }),
      { numRuns: 30 },
    );
  });

  it.skipIf(spawnSync('age', ['--version']).status !== 0)(
    'is decrypted by age with the key file, with the header as its first line',
    async () => {
      const [place, body] = [
        await mkdtemp(path.join(tmpdir(), 'evenkeel-age-')),
        randomBytes(99_999),
      ];
      const [keyFile, file] = [path.join(place, 'backup.key'), path.join(place, 'one.backup')];
      ensureKey({ folder: path.join(place, 'backups'), keyFile });
      const output = sealed({ header: HEADER, body: streamOf(body) }, readKey(keyFile));
      await writeFile(file, output);
      const { stdout } = spawnSync('age', ['--decrypt', '--identity', keyFile, file]);
      expect(stdout.equals(Buffer.concat([Buffer.from(`${HEADER}\n`), body]))).toBe(true);
      await rm(place, { recursive: true });
    },
  );

  it('is never the same twice, and reveals nothing of its content', async () => {
    const said = Buffer.from('A walk in the rain. '.repeat(100));
    const [one, two] = [await seal(said), await seal(said)];
    expect(one.equals(two)).toBe(false);
    expect(one.includes('rain')).toBe(false);
  });

  it('cannot be opened with another key', async () => {
    await expect(unseal(await seal(Buffer.from('mine')), randomBytes(32))).rejects.toThrow(
      'another key',
    );
  });

  it('is refused when one byte is changed', async () => {
    const whole = await seal(randomBytes(1_000));
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (at) => {
        const altered = Buffer.from(whole);
        altered[at] = (altered[at] ?? 0) ^ 1;
        await expect(unseal(altered)).rejects.toThrow(/damaged|another key/);
      }),
      { numRuns: 60 },
    );
  });

  it('is refused when truncated, rearranged or extended', async () => {
    const whole = await seal(randomBytes(200_000));
    // After the last line of age's header comes a nonce of 16 bytes.
    const start = whole.indexOf('\n', whole.indexOf('\n--- ') + 1) + 1 + 16;
    const [preamble, pieces] = [whole.subarray(0, start), whole.subarray(start)];
    const piece = (at: number) => pieces.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES);
    const others: Readonly<Record<string, readonly Uint8Array[]>> = {
      'no piece': [],
      'an end too early': [piece(0), piece(1)],
      'a last byte that is missing': [pieces.subarray(0, -1)],
      'two that changed places': [piece(1), piece(0), piece(2), piece(3)],
      'one twice': [piece(0), piece(0), piece(1), piece(2), piece(3)],
      'one left out': [piece(0), piece(2), piece(3)],
      'only the last': [piece(3)],
      'something behind it': [pieces, Buffer.from('more')],
    };
    for (const [what, parts] of Object.entries(others)) {
      await expect(unseal(Buffer.concat([preamble, ...parts])), what).rejects.toThrow('damaged');
    }
    await expect(unseal(whole.subarray(0, 20))).rejects.toThrow('damaged');
  });
});

describe('a backup in the first format', () => {
  const KEY = Buffer.alloc(32, 5);
  const whole = readFileSync('tests/support/database/first-format.backup');

  it('is opened with its key', async () => {
    const { header, body } = await unseal(whole, KEY);
    expect(JSON.parse(header)).toMatchObject({ engine: 'sqlite' });
    expect(body.subarray(0, 15).toString()).toBe('SQLite format 3');
    await expect(unseal(whole, randomBytes(32))).rejects.toThrow('another key');
  });

  it('is refused when one byte is changed, or when it is truncated or extended', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (at) => {
        const altered = Buffer.from(whole);
        altered[at] = (altered[at] ?? 0) ^ 1;
        await expect(unseal(altered, KEY)).rejects.toThrow(/damaged|another key/);
        await expect(unseal(whole.subarray(0, at), KEY)).rejects.toThrow('damaged');
      }),
      { numRuns: 60 },
    );
    const extended = Buffer.concat([whole, Buffer.from('more')]);
    await expect(unseal(extended, KEY)).rejects.toThrow('damaged');
  });
});
