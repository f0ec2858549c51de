import { setComfort } from '../support/look.ts';
import { expect, test, visit } from '../warm.ts';

const FIRST_USE = [
  '/features/routine-builder',
  '/features/focus-mood-tracker',
  '/dashboard',
  '/features/chat',
  '/features/goals',
  '/features/safety-plan',
] as const;

test('a page that is opened for the first time has a picture, unless the person wants fewer stimuli', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = page.locator('main svg[viewBox="0 0 320 240"]').first();
  for (const path of FIRST_USE) {
    await visit(page, path);
    const calendar = page.getByText('Mood Calendar', { exact: true });
    if (path === '/features/focus-mood-tracker') await calendar.click();
    await expect(picture).toBeVisible();
  }
  await setComfort(page, { reducedStimulation: true });
  await expect(picture).toHaveCount(0);
});
