import { answering, hearing } from '#tests/support/stand-ins/speech-stand-in.ts';
import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { field, openChat, own } from '../support/chat.ts';
import { startRecording, test, testWithTone } from '../support/chat-voice.ts';

const FAILED = /Failed to load resource|The recording was not written down/;

const record = async (page: Page): Promise<void> => {
  await startRecording(page);
  await expect(page.getByText(/^00:0[1-9] of 05:00$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop Recording' }).click();
};

test('what is said gets into the text field behind what is there, and is not sent', async ({
  page,
  context,
  speech,
}) => {
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('and I could not sleep');
  await openChat(page);
  await field(page).fill('It was loud');
  await record(page);
  await expect(field(page)).toHaveValue('It was loud and I could not sleep');
  await expect(field(page)).toBeFocused();
  await expect(own(page)).toHaveCount(0);
  expect(speech.heard).toHaveLength(1);
  const sent = speech.heard[0]?.form.get('file');
  expect(sent instanceof File ? sent.size : 0).toBeGreaterThan(2000);
});

test('no words, and a speech server that fails, have the texts that are given', async ({
  page,
  context,
  speech,
  allowErrors,
}) => {
  allowErrors(FAILED);
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('');
  await openChat(page);
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

test('a recording takes one row at each width, and can be discarded', async ({
  page,
  context,
  speech,
}) => {
  await context.grantPermissions(['microphone']);
  speech.reply = hearing('not wanted');
  await openChat(page);
  const talk = page.getByRole('region', { name: 'Messages' });
  const discard = page.getByRole('button', { name: 'Discard the recording' });
  const expectOneRow = async (width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 844 });
    const row = [
      page.getByText(/^00:\d\d( of 05:00)?$/).last(),
      discard,
      page.getByRole('button', { name: 'Stop Recording' }),
    ];
    const boxes = await Promise.all(row.map((one) => one.boundingBox()));
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(5);
    for (const box of boxes.slice(1)) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
  };
  const WIDTHS = [1280, 390, 320];
  const heights: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    heights.push((await talk.boundingBox())?.height ?? 0);
  }
  await startRecording(page);
  for (const [index, width] of WIDTHS.entries()) {
    await expectOneRow(width);
    expect((await talk.boundingBox())?.height).toBeGreaterThan((heights[index] ?? 0) - 60);
  }
  await discard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeFocused();
  await expect(field(page)).toHaveValue('');
  // The next one is sent, and nothing of the one before.
  speech.reply = hearing('this one');
  await record(page);
  await expect(field(page)).toHaveValue('this one');
  expect(speech.heard).toHaveLength(1);
});

test('a microphone that is refused is told, and writing goes on', async ({ page }) => {
  await openChat(page);
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByRole('alert')).toContainText('The microphone is not allowed');
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeFocused();
  await expect(field(page)).toBeEnabled();
});

testWithTone.describe('without a speech server', () => {
  testWithTone(
    'it says so, and offers the browser after saying where the sound goes',
    async ({ page, context, allowErrors }) => {
      allowErrors(FAILED);
      await context.grantPermissions(['microphone']);
      await openChat(page);
      // It is said once the settings are known.
      await expect(page.getByText(/Answers come from this app’s own server/)).toBeVisible();
      await page.getByRole('button', { name: 'Start Recording' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Recordings cannot be written down here.' }),
      ).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Recording.')).toHaveCount(0);
      await expect(page.getByText(/may send the sound to the company/)).toBeVisible();
      await expect(
        page.getByRole('button', { name: "Use the browser's speech recognition" }),
      ).toBeVisible();
    },
  );
});
