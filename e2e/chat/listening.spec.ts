import { expect, type Page } from '../fixtures.ts';
import { field, openChat } from '../support/chat.ts';
import { testWithTone as test } from '../support/chat-voice.ts';

/** A stand-in for the browser's own speech recognition, which no test can reach: each one that is made is told what to do. */
const standIn = (): void => {
  const made: EventTarget[] = [];
  class Recognition extends EventTarget {
    start(): void {
      made.push(this);
    }
    stop(): void {
      this.dispatchEvent(new Event('end'));
    }
  }
  Object.assign(window, {
    webkitSpeechRecognition: Recognition,
    SpeechRecognition: Recognition,
    made,
  });
};

type Heard = { readonly text: string } | { readonly error: string };

/** Has the latest recognition hear something, or fail, and end by itself. */
const endsItself = (page: Page, heard: Heard): Promise<void> =>
  page.evaluate((given) => {
    const { made } = window as unknown as { readonly made: readonly EventTarget[] };
    const latest = made.at(-1);
    const event =
      'text' in given
        ? Object.assign(new Event('result'), { results: [[{ transcript: given.text }]] })
        : Object.assign(new Event('error'), { error: given.error });
    latest?.dispatchEvent(event);
    latest?.dispatchEvent(new Event('end'));
  }, heard);

const recording = (page: Page) => page.getByRole('status').filter({ hasText: /^Recording\./ });
const byBrowser = (page: Page) =>
  page.getByRole('button', { name: "Use the browser's speech recognition" });

/** Opens the chat of a server without a speech server, and has the browser listen. */
const startListening = async (page: Page): Promise<void> => {
  await page.addInitScript(standIn);
  await openChat(page);
  // It is said once the settings are known, without which a recording would be made for a speech server.
  await expect(page.getByText(/Answers come from this app’s own server/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await byBrowser(page).click();
  await expect(recording(page)).toBeVisible();
};

test('what the browser heard before it ended by itself is in the text field', async ({ page }) => {
  await startListening(page);
  await endsItself(page, { text: 'it was loud today' });
  await expect(field(page)).toHaveValue('it was loud today');
  await expect(recording(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
});

test('a browser that heard nothing or may not listen says so, and of no server', async ({
  page,
}) => {
  await startListening(page);
  await endsItself(page, { error: 'no-speech' });
  await expect(page.getByRole('status').filter({ hasText: /^Nothing was heard\./ })).toBeVisible();
  await expect(recording(page)).toHaveCount(0);
  await byBrowser(page).click();
  await endsItself(page, { error: 'not-allowed' });
  await expect(page.getByRole('alert')).toContainText('The microphone is not allowed');
  await byBrowser(page).click();
  await endsItself(page, { error: 'network' });
  await expect(page.getByRole('alert')).toContainText('needs a connection');
  await byBrowser(page).click();
  await endsItself(page, { error: 'service-not-allowed' });
  await expect(page.getByRole('alert')).toContainText('cannot be used here');
  await expect(byBrowser(page)).toHaveCount(0);
});

test('what was said is dropped with the recording', async ({ page }) => {
  await startListening(page);
  await page.getByRole('button', { name: 'Discard the recording' }).click();
  await endsItself(page, { text: 'not wanted' });
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('a browser that cannot record lets go of the microphone', async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  await page.addInitScript(() => {
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
  // As with a speech server, so that the page records by itself.
  await page.route('**/api/chat/settings/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), usesSpeechServer: true } });
  });
  await openChat(page);
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser cannot record here.');
  const states = await page.evaluate(() =>
    (window as unknown as { readonly opened: readonly MediaStream[] }).opened.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );
  expect(states).toEqual(['ended']);
});
