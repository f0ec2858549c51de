import { levelName, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { setTime, settled } from '../support/clock.ts';
import { colorIn, contrast } from '../support/colors.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import { checkIn, logPast, MOOD_PAGE, openCalendar } from '../support/moods.ts';
import { test, visit } from '../warm.ts';

const label = (page: Page) => page.getByRole('button', { name: /^Previous / }).locator('+ button');
const grid = (page: Page) => page.getByRole('grid');
const cell = (page: Page, name: string | RegExp) =>
  grid(page).getByRole('gridcell').getByRole('button', { name });
const dayOf = (page: Page) => page.getByRole('region', { name: /^Moods on / });

/** Opens the calendar on Friday, 15 March 2024, with the given moods. */
const openMarch = async (
  page: Page,
  userId: string,
  moods: Parameters<typeof logPast>[2] = [],
): Promise<void> => {
  await setTime(page, Date.parse('2024-03-15T12:00:00Z'));
  await logPast(page, userId, moods);
  await visit(page, MOOD_PAGE);
};

test('the keyboard keeps its place up to the century and down to a day', async ({
  page,
  person,
}) => {
  await openMarch(page, person.userId);
  await label(page).focus();
  for (const title of ['2024', '2021 – 2030', '2001 – 2100']) {
    await page.keyboard.press('Enter');
    await expect(label(page)).toHaveText(title);
    await expect(label(page)).toBeFocused();
  }
  // Above the century there is nothing, so the title does nothing.
  await page.keyboard.press('Enter');
  await expect(label(page)).toHaveText('2001 – 2100');
  await expect(label(page)).toBeFocused();

  // At the first and the last century, an arrow button does nothing, and keeps the focus.
  const previous = page.getByRole('button', { name: 'Previous century' });
  for (let press = 0; press < 2; press += 1) await previous.press('Enter');
  await expect(label(page)).toHaveText('1901 – 2000');
  await expect(previous).toBeFocused();
  await page.getByRole('button', { name: 'Next century' }).press('Enter');

  // From the title, the focus is in the grid after two presses of Tab, and stays there.
  await label(page).focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
  await expect(cell(page, '2021 – 2030, this decade, chosen')).toBeFocused();
  for (const name of ['2024, this year, chosen', 'March 2024, this month, chosen']) {
    await page.keyboard.press('Enter');
    await expect(cell(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(cell(page, '15 March 2024, today, chosen')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, '22 March 2024')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Friday, 22 March 2024' })).toBeVisible();
  await expect(cell(page, '22 March 2024, chosen')).toBeFocused();
});

test('the arrow and page keys move through one tab stop, across months', async ({
  page,
  person,
}) => {
  await openMarch(page, person.userId);
  await cell(page, /^15 March 2024/).focus();
  for (const [key, day, month] of [
    ['ArrowRight', '16 March 2024', 'March 2024'],
    ['Home', '11 March 2024', 'March 2024'],
    ['End', '17 March 2024', 'March 2024'],
    ['ArrowUp', '10 March 2024', 'March 2024'],
    ['PageUp', '10 February 2024', 'February 2024'],
    ['ArrowLeft', '9 February 2024', 'February 2024'],
    ['ArrowUp', '2 February 2024', 'February 2024'],
    ['ArrowUp', '26 January 2024', 'January 2024'],
    ['Shift+PageDown', '26 January 2025', 'January 2025'],
    ['PageDown', '26 February 2025', 'February 2025'],
    ['PageDown', '26 March 2025', 'March 2025'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(page, new RegExp(`^${day}`)), key).toBeFocused();
    await expect(label(page), key).toHaveText(month);
    await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1);
  }
  // The chosen day stays chosen.
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(cell(page, '26 March 2025')).toBeFocused();
});

test('the chosen day and today are marked in shape and in words', async ({ page, person }) => {
  await openMarch(page, person.userId, [['2024-03-12T12:00:00Z', 25]]);
  const today = cell(page, '15 March 2024, today, chosen');
  await expect(today.getByText('15')).toHaveCSS('text-decoration-line', 'underline');
  await cell(page, '12 March 2024').click();
  const chosen = cell(page, '12 March 2024, Low, chosen');
  await expect(chosen).toBeFocused();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(/12/);
  const border = (button: ReturnType<typeof cell>) =>
    button.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await border(chosen)).not.toBe(await border(cell(page, '13 March 2024')));
  await expect(dayOf(page)).toContainText('Low (25)');

  // A day of the next month opens its month.
  await cell(page, '1 April 2024').click();
  await expect(label(page)).toHaveText('April 2024');
  await expect(cell(page, '1 April 2024, chosen')).toBeFocused();
});

test('the year shows the moods of each month', async ({ page, person }) => {
  await openMarch(page, person.userId, [
    ['2024-01-09T12:00:00Z', 0],
    ['2024-01-09T18:00:00Z', 75],
    ['2024-01-10T12:00:00Z', 75],
    ['2024-01-11T12:00:00Z', 25],
    ['2024-03-11T12:00:00Z', 100],
    ['2024-03-12T12:00:00Z', 0],
  ]);
  await label(page).click();
  await expect(cell(page, 'January 2024, 3 days with a mood, most often Good')).toContainText(
    '3 days',
  );
  await expect(cell(page, /^February 2024$/)).toHaveText('February');
  await expect(cell(page, 'March 2024, 2 days with a mood, this month, chosen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Previous year' }).click();
  await expect(page.getByText('You didn’t log any moods in 2023.')).toBeVisible();
});

test('the arrows keep their position from month to month', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, MOOD_PAGE);
  await openCalendar(page);
  const noMood = page.getByText(/^You didn’t log any moods in /);
  await expect(noMood).toBeVisible();
  const next = page.getByRole('button', { name: 'Next month' });
  const boxes = async () => ({
    top: await next.evaluate((arrow) => Math.round(arrow.getBoundingClientRect().top + scrollY)),
    height: await grid(page).evaluate((table) => table.clientHeight),
    days: await grid(page).getByRole('gridcell').count(),
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
  await openCalendar(page);
  const legend = page.getByRole('list', {
    name: 'Each colour shows your last mood of the day',
  });
  await expect(legend.getByRole('listitem')).toContainText(
    MOOD_LEVELS.map(({ value }) => levelName(value)),
  );
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
  const days = await grid(page).boundingBox();
  const below = await legend.boundingBox();
  expect((below?.y ?? 0) - ((days?.y ?? 0) + (days?.height ?? 0))).toBeLessThan(16);
});

test('with reduced stimulation moods are one color from pale to full, in every theme', async ({
  page,
  person,
}) => {
  await logPast(page, person.userId, [[new Date().toISOString(), 75]]);
  await visit(page, MOOD_PAGE);
  const swatches = page.getByRole('list', { name: /^Each colour shows/ }).locator('li > span');
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
  await openCalendar(page);
  for (const font of ['atkinson', 'opendyslexic']) {
    await setComfort(page, { ...LARGEST_TEXT, font });
    await expect(page.locator(`html[data-font="${font}"]`)).toBeAttached();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      // A box with overflowing text or chips would scroll sideways.
      expect(await tooWide(page), `${font}, ${width} px`).toEqual([]);
      const heads = grid(page).getByRole('columnheader');
      const heights = await heads.evaluateAll((all) => all.map((head) => head.clientHeight));
      expect(new Set(heights).size).toBe(1);
      await expect(page.getByLabel('Monday', { exact: true })).toBeVisible();
      // In this width, the label is above its value, so that words are not broken into letters.
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
