import { expect, expectAccessible, signIn, test } from '../fixtures.ts';
import { connect, end, giveMoods, takeBack } from '../support/clients.ts';
import { giveGoal } from '../support/goals.ts';
import { LARGEST_TEXT, overflow, setComfort, tooWide } from '../support/look.ts';
import { signUpTherapist } from '../support/therapists.ts';

const GOALS = ['Check the stove less often', 'Answer letters within three days'];

/** Makes the open page refetch its data immediately. */
const LOOK_AGAIN = () => window.dispatchEvent(new Event('visibilitychange'));

test('a therapist sees the list, a client and the brief until sharing is taken back', async ({
  page,
  newDevice,
  allowErrors,
}) => {
  allowErrors(/404/);
  await page.setViewportSize({ width: 390, height: 900 });
  await signUpTherapist(page);
  const phone = await newDevice();
  const { userId } = await signIn(phone, { name: 'Ada Moss' });
  await giveMoods(phone, userId, [
    [3, 25],
    [1, 75],
  ]);
  for (const words of GOALS) await giveGoal(phone, userId, { words, ratings: [[1, 1]] });
  const id = await connect({
    person: phone,
    viewer: page,
    kind: 'therapist',
    shownName: 'Ada Moss',
    streams: { mood: 'detail', tags: 'detail', goals: 'detail' },
  });

  await page.goto('/features/clients');
  await expect(page.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  await expect(page.getByText('not an emergency service')).toBeVisible();
  await expect(page.getByText(/2 mood entries, 2 goals rated\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ada Moss' }).click();

  const mood = page.getByRole('region', { name: 'Mood and tags' });
  await expect(mood.getByText('2 entries on 2 days. Self-reported.')).toBeVisible();
  await mood.getByText('As a table').first().click();
  await expect(mood.getByRole('cell', { name: 'Social win' }).first()).toBeVisible();
  const goals = page.getByRole('region', { name: 'Goals' });
  await expect(
    goals.getByText(/^Goal score \(T\) from the latest self-ratings of 2 goals: \d+\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
  }

  await page.getByRole('button', { name: 'Add the session' }).click();
  await expect(page.getByRole('list', { name: 'Session days' })).toBeVisible();
  await page.getByRole('link', { name: 'Session brief' }).click();
  await expect(page.getByRole('heading', { name: 'On these days' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Everything here is self-reported.');
  await expect(page.getByRole('article')).not.toContainText('Distractions');
  await expectAccessible(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toContain('/Count 1');

  await page.getByRole('link', { name: 'Back to What is shared' }).click();
  await expect(mood).toBeVisible();
  await takeBack(phone, id);
  await page.evaluate(LOOK_AGAIN);
  await expect(page.getByText('Ada Moss isn’t sharing anything right now.')).toBeVisible();
  await expect(mood).toBeHidden();
  await end(phone, id);
  await page.evaluate(LOOK_AGAIN);
  await expect(page.getByText('Nothing is shared with you here right now.')).toBeVisible();
  await expect(page.getByText('Ada Moss')).toBeHidden();
  await page.getByRole('link', { name: 'Back to the list', exact: true }).click();
  await expect(page.getByText(/^Ada Moss\. They ended the connection on .*\./)).toBeVisible();
});

test('a supporter sees the narrow version, and none of it is stored on the device', async ({
  page,
  newDevice,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, { name: 'Sam' });
  const phone = await newDevice();
  const { userId } = await signIn(phone, { name: 'Ada Moss' });
  await giveMoods(phone, userId, [[1, 75]]);
  await giveGoal(phone, userId, { words: GOALS[0] ?? '', ratings: [[1, -1]] });
  const id = await connect({
    person: phone,
    viewer: page,
    kind: 'supporter',
    shownName: 'Ada Moss',
    streams: { mood: 'summary', goals: 'summary' },
  });
  await setComfort(page, LARGEST_TEXT);
  await page.goto(`/features/clients/${id}`);
  await expect(page.getByRole('heading', { name: 'Ada Moss', level: 1 })).toBeVisible();
  const mood = page.getByRole('region', { name: 'Mood' });
  await expect(mood.getByText('1 entry on 1 day. Self-reported.')).toBeVisible();
  await expect(page.getByRole('table').getByText('−1', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Session brief' })).toBeHidden();
  expect((await tooWide(page)).filter((what) => !what.startsWith('SECTION'))).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  const kept = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('evenkeel-queries');
        opening.onsuccess = () => {
          const [store] = opening.result.objectStoreNames;
          if (store === undefined) return resolve('');
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );
  expect(kept).not.toContain('Ada Moss');
  expect(kept).not.toContain('byDay');
  expect(kept).not.toContain(GOALS[0]);
});
