import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECOND_MS } from '#domain/shared/time/durations.ts';
import { send } from '#tests/api/support/send-recording.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import { mp4, ogg, wav, webm } from '#tests/support/stand-ins/recordings.ts';

const LIMIT_MS = 300_000;
const MB = 1024 ** 2;

describe.each(ANY_ENGINE)('recording containers on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;
  let heard = 0;

  beforeAll(async () => {
    const transcribe = async () => {
      heard += 1;
      return { transcript: 'I walked by the river.' };
    };
    world = await testApp(engine, { speech: { transcribe } });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    heard = 0;
    ada = await world.guest();
    ben = await world.guest();
  });

  it.each([
    ['a web page', Buffer.from('<!doctype html><title>recording.webm</title>')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['webm with pictures', webm(SECOND_MS, 1)],
    ['mp4 with pictures', mp4(SECOND_MS, 'vide')],
    ['only the start of a container', Buffer.from('OggS')],
  ])('that are %s are refused, whatever their name', async (_, bytes) => {
    const answer = await send(ada, bytes);
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } });
    expect((await send(ben, bytes)).status).toBe(415);
    expect(heard).toBe(0);
  });

  it.each([
    ['webm', webm],
    ['ogg', ogg],
    ['wav', wav],
    ['mp4', mp4],
  ])('are accepted slightly beyond five minutes in %s, but not much beyond', async (_, make) => {
    expect((await send(ada, make(LIMIT_MS))).status).toBe(200);
    // A page that stops at the limit also sends the sound that the recorder captured while stopping.
    expect((await send(ada, make(LIMIT_MS + 2 * SECOND_MS))).status).toBe(200);
    expect(await send(ben, make(LIMIT_MS + 10 * SECOND_MS))).toMatchObject({
      status: 413,
      body: { error: 'This recording is too long. The limit is 5 minutes.' },
    });
  });

  it('without a duration are limited by size', async () => {
    const open = (bytes: number) => Buffer.concat([mp4(0), Buffer.alloc(bytes)]);
    expect((await send(ada, open(9 * MB))).status).toBe(200);
    expect((await send(ben, open(10 * MB))).status).toBe(413);
  });

  it.each([
    ['webm', webm(SECOND_MS), Buffer.from([0xec, 0x80])],
    ['mp4', mp4(SECOND_MS), Buffer.from([0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65])],
    // Another chunk follows the header instead of the audio chunk.
    ['wav', wav(SECOND_MS).subarray(0, 36), Buffer.from([0x66, 0x61, 0x63, 0x74, 0, 0, 0, 0])],
  ])('in %s with an excessive number of chunks are refused', async (_, begin, piece) => {
    const cut = (bytes: number) => Buffer.concat([begin, Buffer.alloc(bytes, piece)]);
    expect(await send(ada, cut(9 * MB))).toMatchObject({
      status: 415,
      body: { code: 'unsupported_type' },
    });
    // A recording may have many chunks.
    expect((await send(ben, cut(64 * 1024))).status).toBe(200);
    expect(heard).toBe(1);
  });

  it('with arbitrary bytes after the header never make the server fail', async () => {
    const begins = [
      webm(0).subarray(0, 40),
      ogg(1).subarray(0, 60),
      wav(1).subarray(0, 30),
      mp4(1),
    ];
    const property = fc.asyncProperty(
      fc.constantFrom(...begins),
      fc.uint8Array({ maxLength: 400 }),
      async (begin, rest) => {
        await world.database.forgetThrottlesBefore(Number.MAX_SAFE_INTEGER);
        const answer = await send(ada, Buffer.concat([begin, rest]));
        expect([200, 413, 415]).toContain(answer.status);
      },
    );
    await fc.assert(property, { numRuns: 150 });
  });
});
