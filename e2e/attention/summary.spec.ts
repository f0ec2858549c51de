import { expect, expectAccessible } from '../fixtures.ts';
import { passUntilVisible } from '../support/attention.ts';
import { button, openTests, startWatched, tests, visitTests } from '../support/attention-tests.ts';
import { setComfort } from '../support/look.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test } from '../warm.ts';

const SUMMARY = '**/api/attention/summary/*';
const nothing = {
  simon: { maxLevel: null, accuracy: null },
  digit: { avgTime: null, accuracy: null },
  stroop: { avgTime: null, accuracy: null },
};

test('the summary shows that it is loading, then seconds and one decimal', async ({
  page,
  person: _,
}) => {
  const json = {
    simon: { maxLevel: 7, accuracy: 66.666 },
    digit: { avgTime: 4321, accuracy: 75 },
    stroop: { avgTime: 950, accuracy: null },
  };
  const { letGo } = await holdCalls(page, SUMMARY, { end: (route) => route.fulfill({ json }) });
  await openTests(page);
  const summary = page.getByRole('region', { name: 'Attention summary' });
  await expect(summary.getByText('Loading attention data...')).toBeVisible();
  letGo();
  await expect(summary.getByText('Loading attention data...')).toBeHidden();
  for (const text of ['7.0', '66.7%', '4.3 s', '75.0%', '1.0 s', 'not enough answers'])
    await expect(summary.getByText(text, { exact: true })).toHaveCount(1);
});

test('a summary that fails to load says so in its place and can be retried', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/500/);
  let broken = true;
  await page.route(SUMMARY, (route) =>
    broken ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: nothing }),
  );
  await visitTests(page);
  const summary = page.getByRole('region', { name: 'Attention summary' });
  await expect(summary.getByRole('alert')).toContainText('We couldn’t load the attention summary.');
  await expect(button(page, 'Start')).toBeVisible();
  broken = false;
  await summary.getByRole('button', { name: 'Try again' }).click();
  await expect(summary.getByText('not enough answers')).toHaveCount(6);
  await expect(summary.getByRole('alert')).toBeHidden();
});

const CHOICES = ['stroop', 'digit-span', 'simon'] as const;

test('no test has barriers while and after it runs, at 320 px', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const choice of CHOICES) {
    await visitTests(page, { test: choice, difficulty: 'easy' });
    await startWatched(page);
    await passUntilVisible(page, tests(page).locator('[data-on]'));
    await page.keyboard.press('Escape');
    await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
    await expectAccessible(tests(page));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, 'wider than the window').toBe(false);
    const heights = await tests(page)
      .locator('button:visible, select:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await button(page, 'Stop').click();
    await expect(
      tests(page).getByText(/^(You get a result after ten|There were no answers)/),
    ).toBeVisible();
    await expectAccessible(tests(page));
  }
});

test('every ink is readable in every theme', async ({ page, person: _ }) => {
  await visitTests(page);
  await startWatched(page);
  for (const theme of ['light', 'dark', 'warm', 'contrast']) {
    await setComfort(page, { theme });
    await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
    const ratios = await page.evaluate(() => {
      const light = (rgb: string): number => {
        const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return [...document.querySelectorAll('span[data-ink]:not(button span)')].map((word) => {
        const plate = word.parentElement;
        if (plate === null) return 0;
        const [ink, ground] = [
          getComputedStyle(word).color,
          getComputedStyle(plate).backgroundColor,
        ];
        return (light(ink) + 0.05) / (light(ground) + 0.05);
      });
    });
    expect(ratios).toHaveLength(16);
    expect(Math.min(...ratios), theme).toBeGreaterThan(4.5);
  }
});
