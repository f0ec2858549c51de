import { expect, expectAccessible, guest, type Page, signIn, test } from '../fixtures.ts';
import { connect, takeBack } from '../support/clients.ts';
import { reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { overflow, setComfort } from '../support/look.ts';
import { openMoods } from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';
import { codeFor, connectBy, SHARING_PAGE } from '../support/sharing.ts';
import { signUpTherapist } from '../support/therapists.ts';

test.use({ serviceWorkers: 'allow' });

const NOBODY = 'You don’t share this with anyone.';

const why = (page: Page) => page.getByLabel('Why?');

test('who can read a field follows the current consent, or the last one known offline', async ({
  page,
  context,
  newDevice,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const therapist = await newDevice();
  await signUpTherapist(therapist);
  await guest(page);
  await openMoods(page);
  await expect(why(page)).toHaveAccessibleDescription(`Optional. ${NOBODY}`);

  const connectionId = await connect({
    person: page,
    viewer: therapist,
    kind: 'therapist',
    shownName: 'Ada',
    streams: { 'mood-words': 'detail', mood: 'summary', 'safety-plan': 'detail' },
  });
  await page.goto('/features/safety-plan');
  await expect(
    page.getByText('Dr Lee can read your safety plan, because you share it in detail.'),
  ).toBeVisible();
  await openMoods(page);
  const shared =
    'Optional. Dr Lee can read what you write here, because you share your reasons for moods in detail.';
  await expect(why(page)).toHaveAccessibleDescription(shared);
  await expect(page.getByText(/^Dr Lee can read only part of this/)).toBeVisible();

  await untilInstalled(page);
  await context.setOffline(true);
  await reload(page);
  await expect(why(page)).toHaveAccessibleDescription(
    `${shared} This may have changed since this device was last online.`,
  );

  await context.setOffline(false);
  await takeBack(page, connectionId);
  await reload(page);
  await expect(why(page)).toHaveAccessibleDescription(`Optional. ${NOBODY}`);
  await page.goto('/features/safety-plan');
  await expect(page.getByText(NOBODY)).toBeVisible();
});

test('a supporter finds what is shared with them in the menu and under Sharing', async ({
  page,
  newDevice,
}) => {
  await signIn(page, { name: 'Kim Vale' });
  await page.goto(SHARING_PAGE);
  const link = page.getByRole('link', { name: 'People who share with me' });
  await expect(page.getByText('You’re not sharing anything right now.')).toBeVisible();
  await expect(link).toHaveCount(0);
  const code = await codeFor(page);
  const other = await newDevice();
  await guest(other);
  await connectBy(other, code);
  await reload(page);
  await expect(link).toHaveCount(2);
  expect(await overflow(page)).toBe(0);
  await link.last().click();
  await expect(page.getByRole('heading', { name: 'People who share with me' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Robin' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/homepage');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(link).toBeVisible();
  await expectAccessible(page);
});

test('somebody who hides scores sees the figures of the preview only when they ask for them', async ({
  page,
  newDevice,
}) => {
  const therapist = await newDevice();
  await signUpTherapist(therapist);
  await guest(page);
  await connect({
    person: page,
    viewer: therapist,
    kind: 'therapist',
    shownName: 'Ada',
    streams: { mood: 'summary', quizzes: 'detail', attention: 'summary' },
  });
  await setComfort(page, { scoresHidden: true });
  await page.goto(SHARING_PAGE);
  await page.getByRole('button', { name: 'Change what Dr Lee sees' }).click();
  await page.getByRole('button', { name: 'Show the preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(
    preview.getByText(/^This person also sees your attention tests and quiz results\./),
  ).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Mood', exact: true })).toBeVisible();
  const quizzes = preview.getByRole('heading', { name: 'Quizzes and check-ins' });
  await expect(quizzes).toHaveCount(0);
  await preview.getByRole('button', { name: 'Show the numbers' }).press('Enter');
  await expect(quizzes).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Attention tests' })).toBeVisible();
  await expect(preview.getByText('This person also sees')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expectAccessible(page);
});
