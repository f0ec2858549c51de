import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test as journey, type Page } from '../fixtures.ts';
import { answers, bar, CHAT_PAGE, openChat, say, visitChat } from '../support/chat.ts';
import { reload } from '../support/clock.ts';
import { endSession } from '../support/end-session.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import { untilInstalled } from '../support/offline.ts';
import { test } from '../warm.ts';

const PHONE = { width: 390, height: 844 };
const OTHER_PLACE = 'Numbers for another place';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crisis help' });
const openHelp = (page: Page) => page.getByRole('button', { name: 'Crisis help' }).click();
const helpBeside = (page: Page) =>
  answers(page).last().getByRole('region', { name: 'Crisis help' });
const headings = (page: Page) => helpBeside(page).getByRole('heading', { level: 3 });
const fitsTheWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

journey.use({ viewport: PHONE });

journey.describe('with the app installed', () => {
  journey.use({ serviceWorkers: 'allow' });

  journey(
    'violence at home brings up its lines and the lines for children first, with all others in crisis help',
    async ({ page, context, person, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await page.request.post(`/api/chat/settings/${person.userId}`, { data: { region: 'gb' } });
      await openChat(page);
      await say(page, 'my boyfriend hits me');
      await expect(headings(page)).toHaveText([
        'Violence at home',
        'Children and young people',
        'Crisis lines: United Kingdom',
        'My safety plan',
      ]);
      const help = helpBeside(page);
      await expect(help.getByRole('link', { name: 'Call 0808 2000 247' })).toHaveAttribute(
        'href',
        'tel:08082000247',
      );
      for (const number of ['999', '0800 1111', '116 123'])
        await expect(help.getByRole('link', { name: `Call ${number}, ` })).toBeVisible();
      await expect(help.getByRole('link', { name: 'Call 116 123, Samaritans' })).toBeVisible();
      // The poison lines do not fit this message, so the reply does not list them.
      await expect(help.getByText('NHS 111')).toHaveCount(0);
      await expect(bar(page).getByRole('link')).toHaveText(['Call 999', 'Call 0808 2000 247']);
      await expectAccessible(page);
      expect(await fitsTheWidth(page)).toBe(true);

      await untilInstalled(page);
      await context.setOffline(true);
      await reload(page);
      await expect(helpBeside(page).getByRole('link', { name: 'Call 0800 1111' })).toBeVisible();
      await openHelp(page);
      await expect(dialog(page).getByRole('link', { name: 'Call 0808 2000 247' })).toBeInViewport();
      await expect(dialog(page).getByText('NHS 111')).toBeHidden();
      await dialog(page).getByText('Poisoning', { exact: true }).click();
      await expect(
        dialog(page).getByRole('link', { name: 'Call 111, NHS 111', exact: true }),
      ).toBeVisible();
      await dialog(page).getByText('Eating disorders', { exact: true }).click();
      await expect(dialog(page).getByRole('link', { name: /beateatingdisorders/ })).toBeVisible();
      await expectAccessible(page);
      expect(await fitsTheWidth(page)).toBe(true);
    },
  );
});

test('somebody who took something gets the emergency number and the poison line first', async ({
  page,
  person,
}) => {
  await page.request.post(`/api/chat/settings/${person.userId}`, { data: { region: 'ie' } });
  await visitChat(page);
  await say(page, 'i took all my pills');
  await expect(headings(page)).toHaveText(['Poisoning', 'Crisis lines: Ireland']);
  await expect(helpBeside(page).getByRole('link')).toHaveText([
    'Call 112',
    'Call 01 809 2166',
    'Call 116 123',
  ]);
});

test('somebody with an eating disorder gets the line for that first', async ({ page, person }) => {
  await page.request.post(`/api/chat/settings/${person.userId}`, { data: { region: 'au' } });
  await visitChat(page);
  await say(page, 'i make myself throw up after every meal');
  await expect(headings(page).first()).toHaveText('Eating disorders');
});

journey.describe('without a chosen region', () => {
  const GUESS = 'Showing numbers for Australia, based on your device’s time zone.';

  journey.describe('in Sydney', () => {
    journey.use({ timezoneId: 'Australia/Sydney' });

    journey(
      'the time zone suggests the lines, says so, sends nothing, and yields to a choice, even without an account',
      async ({ page, person }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().includes('/api/chat/settings'))
            sent.push(request.url());
        });
        await openChat(page);
        await openHelp(page);
        await expect(dialog(page).getByText(GUESS)).toBeInViewport();
        await expect(dialog(page).getByRole('link', { name: 'Call 000' })).toBeInViewport();
        await expect(dialog(page).getByRole('link', { name: 'Call 13 11 14' })).toBeInViewport();
        await expectAccessible(page);
        expect(await fitsTheWidth(page)).toBe(true);
        await page.keyboard.press('Escape');

        await say(page, 'i want to die');
        const help = helpBeside(page);
        await expect(help.getByText(GUESS)).toBeVisible();
        await expect(bar(page).getByRole('link')).toHaveText(['Call 000', 'Call 13 11 14']);
        const settings = await page.request.get(`/api/chat/settings/${person.userId}`);
        expect(await settings.json()).toMatchObject({ region: null });
        expect(sent).toEqual([]);

        // The numbers of a known country come first, with a small way to those of another place.
        await expect(help.getByLabel('Where are you?')).toBeHidden();
        await help.getByText(OTHER_PLACE).click();
        await help.getByLabel('Where are you?').selectOption({ label: 'New Zealand' });
        await expect(help.getByRole('link', { name: 'Call 1737' })).toBeVisible();
        await expect(page.getByText(/based on your device/)).toHaveCount(0);
        await expect.poll(() => sent.length).toBe(1);

        // The choice of the country also works without an account, and a correct guess can be confirmed.
        await endSession(page);
        await page.goto(CHAT_PAGE);
        await openHelp(page);
        await expect(dialog(page).getByText(GUESS)).toBeVisible();
        await expect(dialog(page).getByRole('link', { name: 'Call 13 11 14' })).toBeVisible();
        await dialog(page).getByText(OTHER_PLACE).click();
        await dialog(page).getByLabel('Where are you?').selectOption({ label: 'Australia' });
        await expect(dialog(page).getByText(GUESS)).toHaveCount(0);
      },
    );
  });

  journey.describe('in Lagos', () => {
    journey.use({ timezoneId: 'Africa/Lagos' });

    journey(
      'a zone outside the listed countries keeps every place’s numbers, guesses nothing, and fits huge text',
      async ({ page, person }) => {
        expect(person.userId).not.toBe('');
        await setComfort(page, LARGEST_TEXT);
        await openChat(page);
        await expect(page.locator('html')).toHaveAttribute('data-text-size', 'huge');
        const sendButton = page.getByRole('button', { name: 'Send' });
        await expect(sendButton).toBeInViewport({ ratio: 0.95 });
        await openHelp(page);
        await expect(dialog(page).getByText(/based on your device/)).toHaveCount(0);
        for (const number of ['911', '999', '112', '000', '111', '192'])
          await expect(dialog(page).getByRole('link', { name: `Call ${number}` })).toBeVisible();
        await expect(dialog(page).getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
        await dialog(page).getByText('Grounding: come back').click();
        expect(await tooWide(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await say(page, 'i want to die');
        const help = helpBeside(page);
        const where = help.getByLabel('Where are you?');
        const top = async (part: Locator) => (await part.boundingBox())?.y;
        // Whatever the country, its emergency number is there; the lines wait for the answer.
        const emergency = await top(help.getByText('In an emergency'));
        expect(await top(where)).toBeGreaterThan(Number(emergency));
        expect(await top(where)).toBeLessThan(Number(await top(headings(page).first())));
        await where.focus();
        await where.selectOption({ label: 'Ireland' });
        await expect(headings(page).first()).toHaveText('Crisis lines: Ireland');
        await expect(where).toBeFocused();
        await helpBeside(page).getByText('Grounding: come back').click();
        expect(await tooWide(page)).toEqual([]);
        await expect(sendButton).toBeInViewport({ ratio: 0.95 });
      },
    );
  });
});
