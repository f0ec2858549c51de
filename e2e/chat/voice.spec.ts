import { answering, hearing } from '#tests/support/stand-ins/speech-stand-in.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { field, own, visitChat } from '../support/chat.ts';
import { reload } from '../support/clock.ts';
import { record, startRecording, stop } from '../support/recording.ts';
import { test } from '../support/with-microphone.ts';

const FAILED = /Failed to load resource|The recording was not written down/;

test('speech is appended to the text field and not sent', async ({ page, context, speech }) => {
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('and I could not sleep');
  await visitChat(page);
  await field(page).fill('It was loud');
  await record(page);
  await expect(field(page)).toHaveValue('It was loud and I could not sleep');
  await expect(field(page)).toBeFocused();
  await expect(own(page)).toHaveCount(0);
  expect(speech.heard).toHaveLength(1);
  const sent = speech.heard[0]?.form.get('file');
  expect(sent instanceof File ? sent.size : 0).toBeGreaterThan(2000);
});

test('an empty transcript and a failing speech server each show their message', async ({
  page,
  context,
  speech,
  allowErrors,
}) => {
  allowErrors(FAILED);
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('');
  await visitChat(page);
  await record(page);
  await expect(page.getByRole('alert')).toHaveText('No transcript received from server.');
  const empty = '**/api/audio/transcribe';
  await page.route(empty, (route) => route.fulfill({ json: {} }), { times: 1 });
  await record(page);
  await expect(page.getByRole('alert')).toHaveText('No transcript received from server.');
  speech.reply = answering(500, '{}');
  await record(page);
  await expect(page.getByRole('alert')).toHaveText('Upload failed. Check console for details.');
  speech.reply = hearing('now it works');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toHaveValue('now it works');
});

test('a recording takes one row at each width and can be discarded', async ({
  page,
  context,
  speech,
}) => {
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('not wanted');
  await visitChat(page);
  const talk = page.getByRole('region', { name: 'Messages' });
  const discard = page.getByRole('button', { name: 'Discard the recording' });
  const expectOneRow = async (width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 844 });
    const row = [page.getByText(/^00:\d\d( of 05:00)?$/).last(), discard, stop(page)];
    const boxes = await Promise.all(row.map((one) => one.boundingBox()));
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(5);
    for (const box of boxes.slice(1)) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  };
  const WIDTHS = [1280, 390, 320];
  const heights: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    heights.push((await talk.boundingBox())?.height ?? 0);
  }
  await startRecording(page);
  await expectAccessible(page);
  for (const [index, width] of WIDTHS.entries()) {
    await expectOneRow(width);
    expect((await talk.boundingBox())?.height).toBeGreaterThan((heights[index] ?? 0) - 60);
  }
  await discard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeFocused();
  await expect(field(page)).toHaveValue('');
  // Only the next recording is sent.
  speech.reply = hearing('this one');
  await record(page);
  await expect(field(page)).toHaveValue('this one');
  expect(speech.heard).toHaveLength(1);
});

test('a refused microphone is reported, and writing still works', async ({ page }) => {
  await visitChat(page);
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This page isn’t allowed to use the microphone',
  );
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeFocused();
  await expect(field(page)).toBeEnabled();
});

test('a browser that cannot record releases the microphone', async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  await visitChat(page);
  await page.evaluate(() => {
    const opened: MediaStream[] = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      opened.push(stream);
      return stream;
    };
    MediaRecorder.prototype.start = () => {
      throw new DOMException('No encoder.', 'NotSupportedError');
    };
    Object.assign(window, { opened });
  });
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser can’t record here.');
  const states = await page.evaluate(() =>
    (window as unknown as { readonly opened: readonly MediaStream[] }).opened.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );
  expect(states).toEqual(['ended']);
  // A reload restores the browser's own functions.
  await reload(page);
});

test('with a language model and a speech server, the chat says what they receive', async ({
  page,
}) => {
  await visitChat(page);
  const said = 'your latest messages are sent to the service that runs it';
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole('button', { name: 'Chat settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Chat settings' });
  await expect(settings.getByText(said)).toBeVisible();
  await expect(settings.getByText('Recordings are sent to a speech service')).toBeVisible();
});
