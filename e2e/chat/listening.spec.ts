import { expect, type Page } from '../fixtures.ts';
import { field, visitChat } from '../support/chat.ts';
import { settled } from '../support/clock.ts';
import { signedInTest as test } from '../warm.ts';

/**
 * Replaces the browser's speech recognition, which tests cannot control, with a stub whose instances tests can control.
 */
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

/** Makes the latest recognition hear a text or fail, and then end. */
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
  page.getByRole('button', { name: 'Use the browser’s speech recognition' });

/** Opens the chat on a server without a speech service and starts the browser's recognition. */
const startListening = async (page: Page): Promise<void> => {
  await page.evaluate(standIn);
  await visitChat(page);
  await page.getByRole('button', { name: 'Speak instead' }).click();
  await byBrowser(page).click();
  await expect(recording(page)).toBeVisible();
};

// A reload restores the browser's own speech recognition.
test.afterEach(({ page }) => page.reload());

test('text the browser recognized before it stopped listening is in the field', async ({
  page,
}) => {
  await startListening(page);
  await endsItself(page, { text: 'it was loud today' });
  await expect(field(page)).toHaveValue('it was loud today');
  await expect(recording(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Speak instead' })).toBeVisible();
});

test('a browser that hears nothing or may not listen says so, without mentioning a server', async ({
  page,
}) => {
  await startListening(page);
  await endsItself(page, { error: 'no-speech' });
  await expect(
    page.getByRole('status').filter({ hasText: /^We didn’t hear anything\./ }),
  ).toBeVisible();
  await expect(recording(page)).toHaveCount(0);
  await byBrowser(page).click();
  await endsItself(page, { error: 'not-allowed' });
  await expect(page.getByRole('alert')).toContainText(
    'This page isn’t allowed to use the microphone',
  );
  await byBrowser(page).click();
  await endsItself(page, { error: 'network' });
  await expect(page.getByRole('alert')).toContainText('couldn’t connect');
  await byBrowser(page).click();
  await endsItself(page, { error: 'service-not-allowed' });
  await expect(page.getByRole('alert')).toContainText('doesn’t work here');
  await expect(byBrowser(page)).toHaveCount(0);
});

test('discarding the recording discards what was said', async ({ page }) => {
  await startListening(page);
  await page.getByRole('button', { name: 'Discard the recording' }).click();
  await endsItself(page, { text: 'not wanted' });
  await expect(page.getByRole('button', { name: 'Speak instead' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('without a speech server the browser is offered, with a note on where the sound goes', async ({
  page,
}) => {
  await page.evaluate(standIn);
  await visitChat(page);
  await page.getByRole('button', { name: 'Speak instead' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Voice messages don’t work here.' }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Recording.')).toHaveCount(0);
  await expect(page.getByText(/may send your voice to the company/)).toBeVisible();
  await expect(byBrowser(page)).toBeVisible();
});

test('without speech recognition anywhere, no recording is offered', async ({ page }) => {
  await page.evaluate(() =>
    Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined }),
  );
  await visitChat(page);
  await settled(page);
  await expect(page.getByRole('button', { name: /^(Start Recording|Speak instead)$/ })).toHaveCount(
    0,
  );
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});
