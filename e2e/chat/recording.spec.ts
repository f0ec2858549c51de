import { hearing } from '#tests/support/stand-ins/speech-stand-in.ts';
import { expect } from '../fixtures.ts';
import { field, openChat } from '../support/chat.ts';
import { startRecording, test, toneWav } from '../support/chat-voice.ts';

const FAILED = /Failed to load resource|The recording was not written down/;

test('a recording stops by itself after five minutes, and is written down', async ({
  page,
  context,
  speech,
}) => {
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('all that I said');
  await page.clock.install();
  await openChat(page);
  await startRecording(page);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /sent to a speech service, which writes them down/ }),
  ).toBeVisible();
  await page.clock.fastForward('04:55');
  await expect(page.getByText(/04:5\d of 05:00/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
  await page.clock.fastForward('00:06');
  await expect(field(page)).toHaveValue('all that I said');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
  expect(speech.heard).toHaveLength(1);
});

test('while another recording is written down, this one is kept and can be sent again', async ({
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
  await openChat(page);
  // As from another tab of the same person.
  const other = page.request.post('/api/audio/transcribe', {
    multipart: { audio: { name: 'a.wav', mimeType: 'audio/wav', buffer: toneWav(1) } },
  });
  await expect.poll(() => held.length).toBe(1);
  await startRecording(page);
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Another recording of yours is being written/);
  speech.reply = hearing('this one');
  for (const answer of held) answer();
  expect((await other).status()).toBe(200);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toHaveValue('this one');
});

test('a server that is busy leaves the recording there, to be sent again', async ({
  page,
  context,
  speech,
  allowErrors,
}) => {
  allowErrors(FAILED);
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('this one');
  await openChat(page);
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
  await startRecording(page);
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(page.getByRole('alert')).toHaveText('Upload failed. Check console for details.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toHaveValue('this one');
});
