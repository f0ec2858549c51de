import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerOf, sealed, unsealed, withHeader } from './sealing.ts';

const KEY = randomBytes(32);
const PREAMBLE_BYTES = 58;
const PIECE_BYTES = 65_552;

const streamOf = async function* (...parts: readonly Uint8Array[]) {
  yield* parts;
};
const seal = (...parts: readonly Uint8Array[]) => buffer(sealed(streamOf(...parts), KEY));
const unseal = (bytes: Uint8Array, key = KEY) => buffer(unsealed(streamOf(bytes), key));

describe('a sealed stream', () => {
  it('decrypts to the original, whatever its size and chunks', async () => {
    const sizes = fc.oneof(fc.nat(300), fc.constantFrom(65_535, 65_536, 65_537, 131_072));
    await fc.assert(
      fc.asyncProperty(fc.array(sizes, { maxLength: 5 }), async (lengths) => {
        const parts = lengths.map((length) => randomBytes(length));
        expect(await unseal(await seal(...parts))).toEqual(Buffer.concat(parts));
      }),
      { numRuns: 30 },
    );
  });

  it('can be preceded by a header', async () => {
    const { header, body } = await headerOf(withHeader('{"a":"ü"}', streamOf(Buffer.from('rest'))));
    expect(header).toBe('{"a":"ü"}');
    expect(`${await buffer(body)}`).toBe('rest');
  });

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
    const [preamble, pieces] = [whole.subarray(0, PREAMBLE_BYTES), whole.subarray(PREAMBLE_BYTES)];
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
