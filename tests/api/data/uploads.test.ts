import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataEndpoints } from '#contract/data.ts';
import { sendExport } from '#tests/api/support/send-export.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const FILE = '{"format":"evenkeel-export","version":1,"entries":{}}';
const SLOW = 5;

describe.each(ENGINES)('uploaded files on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let slow: readonly Person[];

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await world.guest();
    slow = await Promise.all(Array.from({ length: SLOW }, () => world.guest()));
    await world.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => world.close());

  /** Starts an upload and then pauses. Returns a function that aborts it. */
  const beginUpload = async (person: Person): Promise<() => void> => {
    const call = request(`${world.app.listeningOrigin}${dataEndpoints.previewFile.path}`, {
      method: 'POST',
      headers: {
        cookie: person.cookie,
        origin: world.app.listeningOrigin,
        'content-type': 'multipart/form-data; boundary=b',
      },
    });
    call.on('error', () => undefined);
    const head = 'Content-Disposition: form-data; name="file"; filename="a.json"';
    const arrived = once(world.app.server, 'request');
    call.write(`--b\r\n${head}\r\n\r\n{"format"`);
    await arrived;
    return () => call.destroy();
  };

  const leftBehind = (): readonly string[] =>
    readdirSync(tmpdir()).filter((name) => name.startsWith('evenkeel-upload-'));

  it('block nobody else while arriving slowly, and leave nothing behind', async () => {
    const breakOff: (() => void)[] = [];
    for (const person of slow) breakOff.push(await beginUpload(person));
    for (const endpoint of [dataEndpoints.previewFile, dataEndpoints.bringBack]) {
      expect((await sendExport(ada, endpoint, FILE)).status).toBe(200);
    }
    for (const person of slow) {
      const sendAnother = async () =>
        (await sendExport(person, dataEndpoints.previewFile, FILE)).status;
      await expect.poll(sendAnother).toBe(429);
    }
    // Poll, because files of other tests may exist for a moment.
    await expect.poll(leftBehind, { interval: 5 }).toEqual([]);
    for (const stop of breakOff) stop();
    const [first] = slow;
    const sendAgain = async () =>
      first && (await sendExport(first, dataEndpoints.previewFile, FILE)).status;
    await expect.poll(sendAgain).toBe(200);
  });

  it('may take long to process without the connection being closed', async () => {
    let allowedMs = (): readonly number[] => [];
    world.app.server.once('request', ({ socket }) => {
      const allowed = vi.spyOn(socket, 'setTimeout');
      allowedMs = () => allowed.mock.calls.map(([ms]) => ms);
    });
    const form = new FormData();
    form.set('file', new Blob([FILE]));
    const answer = await fetch(`${world.app.listeningOrigin}${dataEndpoints.bringBack.path}`, {
      method: 'POST',
      headers: { cookie: ada.cookie, origin: world.app.listeningOrigin },
      body: form,
    });
    expect(answer.status).toBe(200);
    expect(Math.max(...allowedMs())).toBeGreaterThanOrEqual(1_800_000);
    expect(world.app.server.requestTimeout).toBeGreaterThanOrEqual(600_000);
  });
});
