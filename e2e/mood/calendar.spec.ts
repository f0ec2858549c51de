import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { colorIn, contrast } from '../support/colors.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import { checkIn, logPast, MOOD_PAGE } from '../support/moods.ts';
import { test, visit } from '../warm.ts';

const label = (page: Page) => page.locator('.react-calendar__navigation__label');
const dayOf = (page: Page) => page.getByRole('region', { name: /^Moods of / });

test('the keyboard keeps its place up to the century and down to a day', async ({
  page,
  person: _,
}) => {
  await visit(page, MOOD_PAGE);
  await label(page).focus();
  for (const title of [/^\d{4}$/, /^\d{4} – \d{4}$/, /^2001 – 2100$/]) {
    await page.keyboard.press('Enter');
    await expect(label(page)).toHaveText(title);
  }
  const year = new Date().getFullYear();
  const decade = Math.floor((year - 1) / 10) * 10 + 1;
  await expect(page.getByRole('button', { name: `${decade} – ${decade + 9}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(label(page)).toBeFocused();
  await page.getByRole('button', { name: String(year), exact: true }).press('Enter');
  await page.getByRole('button', { name: /^March/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^March \d{4}$/ })).toBeFocused();
  await page.getByRole('button', { name: /^15 March/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /15 March/ })).toBeVisible();
  // At the first century the back button is disabled, but the focus stays in the calendar.
  for (let level = 0; level < 3; level += 1) await label(page).press('Enter');
  await page.getByRole('button', { name: 'Previous century' }).press('Enter');
  await expect(page.getByRole('button', { name: '1901 – 1910' })).toBeFocused();
});

test('the arrows keep their position from month to month', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, MOOD_PAGE);
  const noMood = page.getByText(/^No mood is logged in /);
  await expect(noMood).toBeVisible();
  const next = page.getByRole('button', { name: 'Next month' });
  const boxes = async () => ({
    top: await next.evaluate((arrow) => Math.round(arrow.getBoundingClientRect().top + scrollY)),
    height: await page.locator('.react-calendar').evaluate((grid) => grid.clientHeight),
    days: await page.locator('.react-calendar__month-view__days__day').count(),
  });
  const before = await boxes();
  expect(before.days).toBe(6 * 7);
  await expect(dayOf(page)).toBeVisible();
  for (let month = 0; month < 12; month++) {
    await next.click();
    expect(await boxes()).toEqual(before);
  }
  await settled(page);
  await expect(noMood).toBeVisible();
});

test('on a phone the arrows are next to the month, and the legend is right below the days', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logPast(page, person.userId, [[new Date().toISOString(), 75]]);
  await visit(page, MOOD_PAGE);
  const legend = page.getByRole('list', { name: 'What the colors mean: the last mood of a day' });
  await expect(legend.getByRole('listitem')).toContainText(MOOD_LEVELS.map(({ name }) => name));
  const boxOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return { middle: (box?.y ?? 0) + (box?.height ?? 0) / 2, left: box?.x ?? 0 };
  };
  const [before, after] = [await boxOf('Previous month'), await boxOf('Next month')];
  const month = await label(page).boundingBox();
  const middle = (month?.y ?? 0) + (month?.height ?? 0) / 2;
  for (const arrow of [before, after]) expect(arrow.middle).toBeCloseTo(middle, 0);
  expect(before.left).toBeLessThan(month?.x ?? 0);
  expect(after.left).toBeGreaterThan(month?.x ?? 0);
  const days = await page.locator('.react-calendar').boundingBox();
  const below = await legend.boundingBox();
  expect((below?.y ?? 0) - ((days?.y ?? 0) + (days?.height ?? 0))).toBeLessThan(16);
});

test('with reduced stimulation moods are one color from pale to full, in every theme', async ({
  page,
  person,
}) => {
  await logPast(page, person.userId, [[new Date().toISOString(), 75]]);
  await visit(page, MOOD_PAGE);
  const swatches = page.getByRole('list', { name: /^What the colors mean/ }).locator('li > span');
  const colors = async () => {
    await expect(swatches).toHaveCount(MOOD_LEVELS.length);
    const all = await swatches.all();
    return Promise.all(all.map((swatch) => colorIn(swatch, 'backgroundColor')));
  };
  const hueSpread = (rgb: readonly (readonly number[])[]): number =>
    Math.max(...rgb.map(([red = 0, , blue = 0]) => red - blue)) -
    Math.min(...rgb.map(([red = 0, , blue = 0]) => red - blue));
  // The specified hues: red, dark blue, blue, light green, green.
  expect(hueSpread(await colors())).toBeGreaterThan(200);
  for (const theme of ['light', 'dark', 'warm', 'contrast']) {
    await setComfort(page, { theme, reducedStimulation: true });
    await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
    const shown = await colors();
    expect(hueSpread(shown), theme).toBeLessThan(150);
    const surface = await colorIn(page.locator('body'), 'backgroundColor');
    const fromSurface = shown.map((color) => contrast(color, surface));
    expect(fromSurface, theme).toEqual(fromSurface.toSorted((a, b) => a - b));
    for (const [at, color] of shown.entries()) {
      const next = shown[at + 1];
      if (next !== undefined) expect(contrast(color, next), theme).toBeGreaterThan(1.2);
    }
  }
  await expectAccessible(page);
});

test('the largest text fits on phones in each font', async ({ page, person }) => {
  await logPast(page, person.userId, [[new Date().toISOString(), 100]]);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, MOOD_PAGE);
  for (const font of ['atkinson', 'opendyslexic']) {
    await setComfort(page, { ...LARGEST_TEXT, font });
    await expect(page.locator(`html[data-font="${font}"]`)).toBeAttached();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      // Text or chips that overflow their boxes make those scroll sideways.
      expect(await tooWide(page), `${font}, ${width} px`).toEqual([]);
      const heads = page.locator('.react-calendar__month-view__weekdays__weekday');
      const heights = await heads.evaluateAll((all) => all.map((head) => head.clientHeight));
      expect(new Set(heights).size).toBe(1);
      await expect(page.getByLabel('Monday', { exact: true })).toBeVisible();
      // The label is above its value here, so that words are not broken into letters.
      const mood = dayOf(page).getByText('Mood', { exact: true });
      const [above, below] = [
        await mood.boundingBox(),
        await dayOf(page).getByText('(100)').boundingBox(),
      ];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
  }
});

test('a long day scrolls in its own area, by keyboard too, and keeps the page balanced', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, MOOD_PAGE);
  for (const at of [0, 1, 2, 3, 4]) {
    await checkIn(page, at, 'It was a long day with a lot to tell. '.repeat(20));
    await expect(page.getByLabel('Why?')).toHaveValue('');
  }
  const list = dayOf(page).getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  expect(await list.evaluate((element) => element.clientHeight)).toBeLessThan(700);
  await list.focus();
  await page.keyboard.press('End');
  await expect(list.getByText('Very good (100)')).toBeInViewport();
});
