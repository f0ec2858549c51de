import { expect, expectAccessible, expectAccessibleInThemes, test } from '../fixtures.ts';
import { cards, openGame } from '../support/games.ts';

for (const width of [390, 1280]) {
  test(`no barriers and nothing cut off at ${width} pixels, in every theme`, async ({
    page,
    person: _,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const expectWhole = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.goto('/features/game');
    for (const name of ['Memory Game', 'Focus Game', 'Social Cues'])
      await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByText(/This is practice, not treatment\./)).toBeVisible();
    await expectWhole();
    await expectAccessibleInThemes(page);

    await openGame(page, 'memory');
    await cards(page).first().click();
    await expectWhole();
    await expectAccessibleInThemes(page);

    await openGame(page, 'focus');
    await expect(page.getByRole('group', { name: 'Field' })).toBeInViewport({ ratio: 1 });
    await expectWhole();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expectAccessibleInThemes(page);

    await openGame(page, 'social');
    await expectAccessible(page);
    const answers = page.getByRole('region', { name: 'Social Cues' }).getByRole('listitem');
    await answers.first().getByRole('button').click();
    await expectWhole();
    await expectAccessibleInThemes(page);
  });
}
