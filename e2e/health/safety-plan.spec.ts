import type { Page } from '@playwright/test';
import { expectAccessible, test as journey } from '../fixtures.ts';
import { openChat, say } from '../support/chat.ts';
import { reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { expect, test, visit } from '../warm.ts';

const PLAN = '/features/safety-plan';

const open = async (page: Page, section: string): Promise<void> => {
  await page.getByRole('button', { name: `Write “${section}”` }).click();
};

const save = async (page: Page, section: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(new RegExp(`“${section}” is (saved|kept on this device)`)),
  ).toBeVisible();
};

const card = (page: Page, section: string) => page.getByRole('region', { name: section });

test('a plan is written part by part, is one tap away, and appears in the crisis answer', async ({
  page,
  person: _,
}) => {
  await visit(page, '/homepage');
  await page.getByRole('link', { name: 'Safety plan' }).first().click();
  await expect(page.getByText('Start with any part you like.')).toBeVisible();
  await expectAccessible(page);

  await open(page, 'What my senses need');
  await page.getByLabel('Sound', { exact: true }).fill('My blue headphones');
  await page.getByRole('checkbox', { name: 'Do not touch me' }).check();
  await save(page, 'What my senses need');
  await expect(card(page, 'What my senses need').getByText('Do not touch me')).toBeVisible();

  await open(page, 'People I can contact');
  await page.getByLabel('Name').fill('Mo');
  await page.getByRole('textbox', { name: 'Number' }).fill('+44 20 7946 0000');
  await page.getByLabel('Words to send').fill('Please come. No questions.');
  await expectAccessible(page);
  // Unsaved text must survive a reload.
  await reload(page);
  await expect(
    page.getByText('What you typed here is still on this device, but it isn’t in your plan yet.'),
  ).toBeVisible();
  await open(page, 'People I can contact');
  await save(page, 'People I can contact');
  await expect(page.getByRole('link', { name: 'Text Mo, +44 20 7946 0000' })).toHaveAttribute(
    'href',
    'sms:+442079460000?&body=Please%20come.%20No%20questions.',
  );

  await openChat(page);
  await say(page, 'I want to kill myself');
  const help = page.getByRole('region', { name: 'Crisis help' }).last();
  await expect(help.getByText('My blue headphones')).toBeVisible();
  await expect(help.getByRole('link', { name: /^Text Mo/ })).toBeVisible();
  await help.getByRole('link', { name: 'Open my safety plan' }).click();
  await expect(card(page, 'What my senses need')).toBeVisible();
});

test('a long plan fits on one printed page, with the numbers of the region', async ({
  page,
  person,
}) => {
  const words = (about: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${about} ${at + 1}, in a few more words than one`);
  const after = {
    warningSigns: words('A sign', 8),
    helps: words('A help', 8),
    light: words('A light', 3),
    noise: words('A sound', 3),
    touch: words('A touch', 3),
    clothes: words('A cloth', 3),
    food: words('A dish', 3),
    notHelping: words('A hindrance', 8),
    people: words('Somebody', 5).map((name) => ({
      name,
      how: 'text',
      number: '+44 20 7946 0000',
      words: 'I am having a shutdown. Please come and sit with me. No questions, please.',
    })),
    places: words('A place', 6),
    surroundings: words('A thing', 6),
    lines: words('A line', 4),
  };
  const saved = await page.request.post(`/api/safety-plan/${person.userId}`, {
    data: { before: {}, after },
  });
  expect(saved.status()).toBe(200);
  await visit(page, PLAN);
  await expect(card(page, 'Things that help me').getByText('A help 1,')).toBeVisible();
  const heading = page.getByRole('heading', { level: 2, name: /^Crisis lines/ });
  await expect(heading).toHaveText('Crisis lines: France');
  await expect(page.getByRole('heading', { name: /^Crisis lines/ })).toHaveCount(1);
  await page.getByText('Numbers for another place').click();
  await page.getByLabel('Where are you?').selectOption({ label: 'Ireland' });
  await expect(heading).toHaveText('Crisis lines: Ireland');
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('heading', { name: 'My safety plan' }).last().locator('..');
  await expect(sheet.getByText('A line 4')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

journey.describe('with the app installed', () => {
  journey.use({ serviceWorkers: 'allow' });

  journey(
    'the plan can be read and written offline, and is sent later',
    async ({ page, context, newDevice, person, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await page.goto(PLAN);
      await open(page, 'Things that help me');
      await page.getByRole('checkbox', { name: 'Use a heavy blanket' }).check();
      await save(page, 'Things that help me');
      await untilInstalled(page);
      await context.setOffline(true);
      await reload(page);
      await expect(
        card(page, 'Things that help me').getByText('Use a heavy blanket'),
      ).toBeVisible();
      await open(page, 'Places where I feel safer');
      await page.getByRole('textbox', { name: 'Places where I feel safer' }).fill('The library');
      await save(page, 'Places where I feel safer');
      await reload(page);
      await expect(card(page, 'Places where I feel safer').getByText('The library')).toBeVisible();
      await context.setOffline(false);
      const stored = async () =>
        (await (await page.request.get(`/api/safety-plan/${person.userId}`)).json()).plan;
      await settled(page);
      expect(await stored()).toMatchObject({
        places: ['The library'],
        helps: ['Use a heavy blanket'],
      });
      const other = await newDevice();
      await other.goto(PLAN);
      await expect(other.getByText('The library')).toHaveCount(0);
    },
  );

  journey(
    'a plan that was never open on this device is begun without a connection, and added to the one that is there',
    async ({ page, context, person, allowErrors }) => {
      allowErrors(NO_ANSWER);
      const url = `/api/safety-plan/${person.userId}`;
      const written = { helps: ['Use a heavy blanket'], places: ['My room'] };
      const elsewhere = await page.request.post(url, { data: { before: {}, after: written } });
      expect(elsewhere.status()).toBe(200);
      await page.goto('/homepage');
      await untilInstalled(page);
      await context.setOffline(true);
      await page.goto(PLAN);
      await expect(page.getByText('Your safety plan didn’t load on this device.')).toBeVisible();
      await expectAccessible(page);
      await open(page, 'Places where I feel safer');
      await page.getByRole('textbox', { name: 'Places where I feel safer' }).fill('The library');
      await save(page, 'Places where I feel safer');
      await reload(page);
      await expect(card(page, 'Places where I feel safer').getByText('The library')).toBeVisible();
      await expect(page.getByText('Your safety plan didn’t load on this device.')).toBeVisible();
      await context.setOffline(false);
      await expect(
        card(page, 'Things that help me').getByText('Use a heavy blanket'),
      ).toBeVisible();
      await settled(page);
      const { plan } = await (await page.request.get(url)).json();
      expect(plan).toMatchObject({ helps: written.helps, places: ['The library', 'My room'] });
    },
  );
});
