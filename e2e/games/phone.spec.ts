import { expect, test } from '../fixtures.ts';
import { cards, openGame } from '../support/games.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('on a phone, what to do and where to do it fit on the first screen, and the games speak of no keyboard', async ({
  page,
  person: _,
}) => {
  const menu = page.getByRole('navigation', { name: 'Shortcuts' });
  const social = page.getByRole('region', { name: 'Social Cues' });
  for (const { game, use, how } of [
    {
      game: 'focus',
      use: page.getByRole('button', { name: 'Tap the newest circle' }),
      how: /^Pausing or starting resets your score/,
    },
    { game: 'memory', use: cards(page).last(), how: /^Two cards that don’t match turn back/ },
    { game: 'social', use: social.getByRole('listitem').first(), how: /^A round has 5 scenes/ },
  ] as const) {
    await openGame(page, game);
    const [shown, edge] = [await use.boundingBox(), await menu.boundingBox()];
    expect((shown?.y ?? 0) + (shown?.height ?? 0), game).toBeLessThan(edge?.y ?? 0);
    await page.getByText('How it works').click();
    await expect(page.getByText(how)).toBeVisible();
    await expect(page.getByText(/keyboard/)).toHaveCount(0);
  }
});
