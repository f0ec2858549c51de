import { expect, guest, type Page, test } from '../fixtures.ts';
import { connect, takeBack } from '../support/clients.ts';
import { reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { openMoods } from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';
import { signUpTherapist } from '../support/therapists.ts';

test.use({ serviceWorkers: 'allow' });

const NOBODY = 'You share this with nobody.';
const LEE = 'Dr Lee can read this, because you share';

const why = (page: Page) => page.getByLabel('Why?');

test('who can read a field is said by the consent that holds now, or that the device knew last', async ({
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
  await expect(page.getByText(`${LEE} safety plan in detail.`)).toBeVisible();
  await openMoods(page);
  const shared = `Optional. ${LEE} reasons for moods in detail.`;
  await expect(why(page)).toHaveAccessibleDescription(shared);
  await expect(page.getByText(/^Dr Lee can read a summary of how you feel/)).toBeVisible();

  await untilInstalled(page);
  await context.setOffline(true);
  await reload(page);
  await expect(why(page)).toHaveAccessibleDescription(
    `${shared} That is what this device knew last.`,
  );

  await context.setOffline(false);
  await takeBack(page, connectionId);
  await reload(page);
  await expect(why(page)).toHaveAccessibleDescription(`Optional. ${NOBODY}`);
  await page.goto('/features/safety-plan');
  await expect(page.getByText(NOBODY)).toBeVisible();
});
