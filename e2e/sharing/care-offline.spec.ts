import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, type Page, signIn, test } from '../fixtures.ts';
import { connect } from '../support/clients.ts';
import { reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { dayFromNow } from '../support/routine.ts';
import { SHARING_PAGE } from '../support/sharing.ts';
import { signUpTherapist } from '../support/therapists.ts';

test.use({ serviceWorkers: 'allow' });

/** Gives the person on `page` a therapist and homework for today. Returns a function that reads the server's data. */
const withHomework = async (page: Page, therapist: Page) => {
  await signUpTherapist(therapist);
  const { userId } = await signIn(page, { name: 'Ada Moss' });
  const connectionId = await connect({
    person: page,
    viewer: therapist,
    kind: 'therapist',
    shownName: 'Ada Moss',
    streams: { goals: 'detail' },
  });
  const id = randomUUID();
  const homework = {
    task: { kind: 'skill', skill: 'breathing' },
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    from: await dayFromNow(page, 0),
    until: await dayFromNow(page, 7),
  };
  const proposed = await therapist.request.post(`/api/clients/${connectionId}/proposals`, {
    data: { id, words: '', content: { kind: 'homework', homework } },
  });
  expect(proposed.status(), await proposed.text()).toBe(201);
  const accepted = await page.request.post('/api/care/accept', {
    data: { proposalId: id, zone: 'UTC' },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return async () => (await page.request.get(`/api/care/all/${userId}`)).json();
};

const homeworkOn = (page: Page) => page.getByRole('region', { name: 'With your therapist' });

test('homework is checked off without a connection, and sent later', async ({
  page,
  context,
  newDevice,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const stored = await withHomework(page, await newDevice());
  await page.goto('/homepage');
  await expect(homeworkOn(page).getByText('From Dr Lee: Slow breathing')).toBeVisible();
  await untilInstalled(page);
  await context.setOffline(true);
  await reload(page);
  await homeworkOn(page).getByRole('button', { name: 'Not today' }).click();
  await homeworkOn(page).getByRole('button', { name: 'Too tired' }).click();
  await expect(
    homeworkOn(page).getByText('Saved on this device. It will be sent when you’re back online.'),
  ).toBeVisible();
  await expect(homeworkOn(page).getByRole('status')).toBeFocused();
  await homeworkOn(page).getByRole('button', { name: 'Undo' }).click();
  await homeworkOn(page).getByRole('button', { name: 'Done' }).click();
  await expect(
    homeworkOn(page).getByText('Saved on this device. It will be sent when you’re back online.'),
  ).toBeVisible();
  await expectAccessible(page);
  await reload(page);
  await expect(page.getByText('3 entries waiting to be sent')).toBeVisible();
  await expect(homeworkOn(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('waiting to be sent')).toHaveCount(0);
  await settled(page);
  const { proposals } = await stored();
  expect(proposals[0].days).toMatchObject([{ outcome: 'done', barrier: '' }]);
});

test('the agenda and the communication card are written without a connection, and sent later', async ({
  page,
  context,
  newDevice,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const stored = await withHomework(page, await newDevice());
  await page.goto(SHARING_PAGE);
  await expect(page.getByLabel('Something to talk about')).toBeVisible();
  await untilInstalled(page);
  await context.setOffline(true);
  await reload(page);
  await page.getByLabel('Something to talk about').fill('Sleep');
  await page.getByRole('button', { name: 'Add to the agenda' }).click();
  const sleep = page.getByRole('checkbox', { name: 'Sleep (from you)' });
  await expect(page.getByLabel('Something to talk about')).toHaveValue('');
  await sleep.check();
  await page.getByText('Write your card').click();
  const card = page.getByRole('textbox', { name: 'How to talk with me' });
  const save = async (words: string): Promise<void> => {
    await card.fill(words);
    await page.getByRole('button', { name: 'Save the card' }).click();
    await expect(
      page.getByText('Saved on this device. It will be sent when you’re back online.'),
    ).toBeVisible();
  };
  await save('Slowly.');
  await save('Slowly, please.');
  await reload(page);
  await expect(sleep).toBeChecked();
  await page.getByText('Read or change your card').click();
  await expect(card).toHaveValue('Slowly, please.');
  await context.setOffline(false);
  await expect(page.getByText('waiting to be sent')).toHaveCount(0);
  await settled(page);
  const care = await stored();
  expect(care.agenda).toMatchObject([{ words: 'Sleep', doneAt: expect.any(String) }]);
  expect(care.card).toMatchObject({ talk: 'Slowly, please.' });
});

test('a card changed on another device meanwhile is shown next to the local version', async ({
  page,
  context,
  newDevice,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const stored = await withHomework(page, await newDevice());
  await page.goto(SHARING_PAGE);
  await page.getByText('Write your card').click();
  await untilInstalled(page);
  await context.setOffline(true);
  const card = page.getByRole('textbox', { name: 'How to talk with me' });
  await card.fill('Slowly.');
  await page.getByRole('button', { name: 'Save the card' }).click();
  await expect(
    page.getByText('Saved on this device. It will be sent when you’re back online.'),
  ).toBeVisible();
  const other = { talk: 'By text.', avoid: '', breaks: '', other: '' };
  const elsewhere = await page.request.post('/api/care/card', {
    data: { card: other, from: null },
  });
  expect(elsewhere.status()).toBe(200);
  await context.setOffline(false);
  const refused = page.getByRole('region', { name: 'A card that wasn’t saved' });
  await expect(refused.getByText('How to talk with me: Slowly.')).toBeVisible();
  await expect(refused.getByText('How to talk with me: By text.')).toBeVisible();
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Save my version instead' }).click();
  await expect(refused).toHaveCount(0);
  await settled(page);
  expect((await stored()).card).toMatchObject({ talk: 'Slowly.' });
  await expect(card).toHaveValue('Slowly.');
});
