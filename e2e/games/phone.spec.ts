import { expect, test } from '../fixtures.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('on a phone, the games speak of no keyboard', async ({ page, person: _ }) => {
  for (const [game, rule] of [
    ['focus', /^Pause and Start set the score back/],
    ['Memory', /^Two different cards turn back/],
  ] as const) {
    await page.goto(`/features/game/${game}`);
    await expect(page.getByText(rule)).toBeVisible();
    await expect(page.getByText(/keyboard/)).toHaveCount(0);
  }
});
