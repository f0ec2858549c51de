import {
  expect,
  guest,
  test as journey,
  type Page,
  signedInTest as signedInJourney,
} from '../fixtures.ts';
import { answers, bar, CHAT_PAGE, field, openChat, say, visitChat } from '../support/chat.ts';
import { reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { askOneByOne } from '../support/one-by-one.ts';
import { signedInTest as test } from '../warm.ts';

const helpBeside = (page: Page) =>
  answers(page).last().getByRole('region', { name: 'Crisis help' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crisis help' });

test('danger gets a fixed answer with plan and lines, stays open despite a denial, and is followed up', async ({
  page,
  person,
}) => {
  await page.request.post(`/api/chat/settings/${person.userId}`, {
    data: { storing: true, region: 'gb' },
  });
  await visitChat(page);
  await say(page, 'I want to kill myself tonight');
  await expect(answers(page).last()).toContainText(
    'Do you think you might try to kill yourself today?',
  );
  await expect(helpBeside(page).getByRole('heading', { name: 'My safety plan' })).toBeVisible();
  await expect(helpBeside(page).getByRole('link', { name: 'Call 116 123' })).toHaveAttribute(
    'href',
    'tel:116123',
  );
  await expect(helpBeside(page).getByRole('link', { name: 'Call 999' })).toBeVisible();
  await say(page, 'No, I do not want to die, I will not do anything');
  await expect(helpBeside(page)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Call 999' })).toBeVisible();
  for (const words of ['I had lunch', 'It rained today', 'I watered the plants', 'I read a bit'])
    await say(page, words);
  const again = answers(page).filter({
    hasText: 'Earlier you told me about',
  });
  await expect(again.first().getByRole('region', { name: 'Crisis help' })).toBeVisible();
});

test('an intrusive thought described with fear is not treated as a crisis', async ({ page }) => {
  await visitChat(page);
  await say(
    page,
    'I keep having horrible thoughts that I could stab my baby. I would never do it and it terrifies me.',
  );
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('region', { name: 'Crisis help' })).toHaveCount(
    0,
  );
  await expect(answers(page).last()).not.toContainText('emergency number');
});

test('the third wish for certainty gets a way forward instead of certainty', async ({ page }) => {
  await visitChat(page);
  await say(page, 'Did I lock the door?');
  await say(page, 'But is the door really locked?');
  await say(page, 'Can you promise me that the door is locked?');
  await expect(answers(page).last()).toContainText('This is another question about being sure.');
  await expect(answers(page).last()).not.toContainText(/it is locked|you locked it/i);
});

signedInJourney.describe('with the app installed', () => {
  signedInJourney.use({ serviceWorkers: 'allow' });

  signedInJourney(
    'offline, the crisis help opens with plan, grounding and lines',
    async ({ page, context, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await openChat(page);
      await say(page, 'hello');
      await page.getByRole('button', { name: 'Chat settings' }).click();
      await page.getByLabel('Where are you?').selectOption({ label: 'Ireland' });
      await page.getByRole('link', { name: 'My safety plan' }).click();
      await page.getByRole('button', { name: 'Write “Things that help me”' }).click();
      await page.getByRole('textbox', { name: 'Things that help me' }).fill('A warm shower\nMusic');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await openChat(page);
      await untilInstalled(page);
      await context.setOffline(true);
      await reload(page);
      await expect(answers(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Crisis help' }).click();
      await expect(dialog(page).getByRole('link', { name: 'Call 112' })).toBeVisible();
      await expect(dialog(page).getByRole('link', { name: 'Call 116 123' })).toBeVisible();
      await expect(dialog(page).getByText('A warm shower')).toBeVisible();
      await dialog(page).getByText('Grounding: come back to the room').click();
      await expect(dialog(page).getByText('Name 5 things you can see.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Crisis help' })).toBeFocused();
    },
  );
});

journey(
  'the crisis help opens when the account fails to load, and without an account',
  async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await page.goto(CHAT_PAGE);
    await page.getByRole('button', { name: 'Crisis help' }).click();
    await dialog(page).getByText('Numbers for another place').click();
    await dialog(page).getByLabel('Where are you?').selectOption({ label: 'United States' });
    await expect(dialog(page).getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
      'href',
      'sms:741741',
    );
    await guest(page);
    await askOneByOne(page);
    await page.route('**/api/chat/**', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto(CHAT_PAGE);
    await expect(page.getByText(/We couldn’t load your conversation/)).toBeVisible();
    await page.getByRole('button', { name: 'Crisis help' }).click();
    await dialog(page).getByText('Numbers for another place').click();
    await dialog(page).getByLabel('Where are you?').selectOption({ label: 'France' });
    await expect(dialog(page).getByRole('link', { name: 'Call 3114' })).toBeVisible();
  },
);

test('the chat says that it understands English only, and the crisis help opens in any case', async ({
  page,
}) => {
  await visitChat(page);
  await expect(
    page.getByText(/isn’t for emergencies, and only understands English\./),
  ).toBeVisible();
  await expect(page.getByText(/always there, whatever language you write in/)).toBeVisible();
  for (const words of ['Je ne vais pas bien du tout', 'Ich kann nicht mehr', 'もう無理です']) {
    await say(page, words);
    await page.getByRole('button', { name: 'Crisis help' }).click();
    await expect(dialog(page).getByRole('link', { name: 'Call 112' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test.afterEach(({ page }) =>
  page.evaluate(() => document.documentElement.style.removeProperty('font-size')),
);

test('with huge text on a small screen the field and the crisis help are in view together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visitChat(page);
  await say(page, 'hello');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const help = page.getByRole('button', { name: 'Crisis help' });
  for (const one of [help, field(page), page.getByRole('button', { name: 'Send' })]) {
    await expect(one).toBeInViewport({ ratio: 1 });
    // This trial click fails if anything covers the element.
    await one.click({ trial: true });
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
});
