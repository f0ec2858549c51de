import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audioEndpoints } from '#contract/audio.ts';
import { SECOND_MS } from '#domain/shared/time/durations.ts';
import { type SpeechToText, speechToText } from '#server/ai/speech.ts';
import { send } from '#tests/api/support/send-recording.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import { mp4, ogg, wav, webm } from '#tests/support/stand-ins/recordings.ts';
import {
  answering,
  hearing,
  type SpeechStandIn,
  speechStandIn,
} from '#tests/support/stand-ins/speech-stand-in.ts';

/** A short time limit, for replies that never arrive. */
const SHORT_MS = 400;
const MB = 1024 ** 2;

describe.each(ANY_ENGINE)('recordings on %s', (engine) => {
  let standIn: SpeechStandIn;
  let world: TestApp;
  let ada: Person;
  let ben: Person;
  const log: string[] = [];
  let patient: SpeechToText | null = null;
  let hasty: SpeechToText | null = null;
  let speech: SpeechToText | null = null;

  beforeAll(async () => {
    standIn = await speechStandIn();
    const logTo = new Writable({
      write: (piece, _encoding, done) => {
        log.push(String(piece));
        done();
      },
    });
    const settings = { baseUrl: standIn.baseUrl, model: 'whisper', apiKey: 'k3y' };
    patient = speechToText(settings);
    hasty = speechToText(settings, SHORT_MS);
    const transcribe: SpeechToText['transcribe'] = async (recording) =>
      (await speech?.transcribe(recording)) ?? { failure: 'broken' };
    world = await testApp(engine, { speech: { transcribe }, logTo, logLevel: 'trace' });
  });
  afterAll(async () => {
    await world.close();
    await standIn.close();
  });
  beforeEach(async () => {
    standIn.heard.length = 0;
    speech = patient;
    standIn.reply = hearing(' I walked by the river. ');
    ada = await world.guest();
    ben = await world.guest();
  });

  it.each([
    ['webm', webm(3 * SECOND_MS)],
    ['ogg', ogg(3 * SECOND_MS)],
    ['wav', wav(3 * SECOND_MS)],
    ['mp4', mp4(3 * SECOND_MS)],
  ])('in %s are passed on unchanged and come back as text', async (container, bytes) => {
    expect(await send(ada, bytes)).toMatchObject({
      status: 200,
      body: { transcript: 'I walked by the river.' },
    });
    const [heard] = standIn.heard;
    expect(heard?.path).toBe('/v1/audio/transcriptions');
    expect(heard?.headers.authorization).toBe('Bearer k3y');
    expect(heard?.form.get('model')).toBe('whisper');
    const file = heard?.form.get('file');
    const sent = file instanceof File ? Buffer.from(await file.arrayBuffer()) : null;
    expect(sent?.equals(bytes)).toBe(true);
    expect(file instanceof File && file.name).toBe(`recording.${container}`);
    const all = JSON.stringify([...(heard?.form.keys() ?? [])]) + JSON.stringify(heard?.headers);
    for (const person of [ada, ben]) expect(all).not.toContain(person.userId);
  });

  it('without speech come back empty', async () => {
    standIn.reply = hearing('');
    expect(await send(ada, webm(SECOND_MS))).toMatchObject({
      status: 200,
      body: { transcript: '' },
    });
    expect((await send(ben, webm(SECOND_MS))).status).toBe(200);
  });

  it('are processed one at a time per person, and a second one can be sent again', async () => {
    const held: (() => void)[] = [];
    standIn.reply = (response) => {
      held.push(() => hearing('Held')(response));
    };
    const first = send(ada, webm(SECOND_MS));
    await expect.poll(() => held.length).toBe(1);
    const second = await send(ada, webm(SECOND_MS));
    expect(second).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    const others = send(ben, webm(SECOND_MS));
    await expect.poll(() => held.length).toBe(2);
    for (const answer of held) answer();
    expect((await first).status).toBe(200);
    expect((await others).status).toBe(200);
    standIn.reply = hearing('Again');
    expect(await send(ada, webm(SECOND_MS))).toMatchObject({ body: { transcript: 'Again' } });
  });

  it('over 25 MB are refused', async () => {
    const large = Buffer.concat([webm(SECOND_MS), Buffer.alloc(25 * MB)]);
    const answer = await send(ada, large);
    expect(answer).toMatchObject({
      status: 413,
      body: { error: 'This is too large to send. The limit is 25 MB.' },
    });
    expect((await send(ben, webm(SECOND_MS))).status).toBe(200);
  });

  it('require a form with a file, and a session', async () => {
    const form = new FormData();
    form.set('text', 'no file');
    const encoded = new Response(form);
    const headers = { 'content-type': String(encoded.headers.get('content-type')) };
    const body = Buffer.from(await encoded.arrayBuffer());
    expect((await ada.call(audioEndpoints.transcribe, { headers, body })).status).toBe(400);
    const torn = body.subarray(0, body.length - 20);
    expect((await ben.call(audioEndpoints.transcribe, { headers, body: torn })).status).toBe(400);
    expect((await ada.call(audioEndpoints.transcribe, { body: {} })).status).toBe(415);
    expect((await world.caller().call(audioEndpoints.transcribe, { headers, body })).status).toBe(
      401,
    );
  });

  it.each([
    ['fails', answering(500, '{"error":{}}'), 502, 'status 500'],
    ['requires another key', answering(401, '{}'), 502, 'status 401'],
    ['answers with a web page', answering(200, '<!doctype html>'), 502, 'broken'],
    ['answers with other JSON', answering(200, '{"texts":[]}'), 502, 'broken'],
    ['breaks off', (response: { destroy(): void }) => response.destroy(), 502, 'unreachable'],
    ['never answers', () => undefined, 504, 'late'],
  ])('report it when the speech server %s', async (_, reply, status, failure) => {
    standIn.reply = reply;
    log.length = 0;
    if (failure === 'late') speech = hasty;
    const answer = await send(ada, webm(SECOND_MS));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(/^Voice input .+\.$/),
    });
    expect(log.join('')).toContain(`"failure":"${failure}"`);
    standIn.reply = hearing('Hello');
    speech = patient;
    expect((await send(ben, webm(SECOND_MS))).status).toBe(200);
    expect(log.join('')).not.toContain('Hello');
  });

  it('are limited to sixty an hour per person', async () => {
    const spoilt = Buffer.from('no sound');
    for (let turn = 0; turn < 60; turn += 1) expect((await send(ada, spoilt)).status).toBe(415);
    const answer = await send(ada, spoilt);
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(ben, spoilt)).status).toBe(415);
  });
});

describe('without a speech server', () => {
  it('recordings are refused with a plain sentence', async () => {
    const world = await testApp('sqlite');
    const answer = await send(await world.guest(), webm(SECOND_MS));
    expect(answer).toMatchObject({
      status: 503,
      body: {
        // This must not be the code for a busy server, after which a page would discard the recording.
        code: 'not_set_up',
        error: 'You can’t use voice input here. You can type instead.',
      },
    });
    await world.close();
  });
});
