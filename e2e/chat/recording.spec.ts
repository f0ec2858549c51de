import { hearing } from '#tests/support/stand-ins/speech-stand-in.ts';
import { expect } from '../fixtures.ts';
import { field, visitChat } from '../support/chat.ts';
import { holdClock, pass } from '../support/clock.ts';
import { record, startRecording, stop } from '../support/recording.ts';
import { toneWav } from '../support/tone.ts';
import { test } from '../support/with-microphone.ts';

const FAILED = /Failed to load resource|The recording was not written down/;

test('a recording stops automatically after five minutes and is transcribed', async ({
  page,
  context,
  speech,
}) => {
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('all that I said');
  await visitChat(page);
  await startRecording(page);
  await holdClock(page);
  await expect(
    page.getByRole('status').filter({ hasText: /sent to a speech service that turns them into/ }),
  ).toBeVisible();
  const recordedMs =
    1000 * Number((await page.getByText(/^00:\d\d of 05:00$/).innerText()).slice(3, 5));
  await pass(page, 299_000 - recordedMs);
  await expect(page.getByText('04:59 of 05:00')).toBeVisible();
  await expect(stop(page)).toBeVisible();
  await pass(page, 1_000);
  await expect(field(page)).toHaveValue('all that I said');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
  expect(speech.heard).toHaveLength(1);
});

test('while another recording is being transcribed, this one is retained and can be sent again', async ({
  page,
  context,
  speech,
  allowErrors,
}) => {
  allowErrors(FAILED);
  await context.grantPermissions(['microphone']);
  const held: (() => void)[] = [];
  speech.reply = (response) => {
    held.push(() => hearing('the other one')(response));
  };
  await visitChat(page);
  // Send a request as another tab of the same person would.
  const other = page.request.post('/api/audio/transcribe', {
    multipart: { audio: { name: 'a.wav', mimeType: 'audio/wav', buffer: toneWav(1) } },
  });
  await expect.poll(() => held.length).toBe(1);
  await record(page);
  await expect(page.getByRole('alert')).toHaveText(
    /^We’re still turning your other recording into text/,
  );
  speech.reply = hearing('this one');
  for (const answer of held) answer();
  expect((await other).status()).toBe(200);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toHaveValue('this one');
});

test('a busy server does not lose the recording, which can be sent again', async ({
  page,
  context,
  speech,
  allowErrors,
}) => {
  allowErrors(FAILED);
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('this one');
  await visitChat(page);
  const busy = 'Evenkeel is busy right now. Try again in a few seconds.';
  await page.route(
    '**/api/audio/transcribe',
    (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '5' },
        json: { error: busy, message: busy, code: 'unavailable' },
      }),
    { times: 1 },
  );
  await record(page);
  await expect(page.getByRole('alert')).toHaveText('Upload failed. Check console for details.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toHaveValue('this one');
});
