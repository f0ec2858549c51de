import { expect } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { checkIn, KEPT, MOOD_PAGE, openMoods } from '../support/moods.ts';
import { test, visit } from '../warm.ts';

test('a pause requested by the server applies to every tab', async ({
  page,
  context,
  person: _,
  allowErrors,
}) => {
  allowErrors(/429/);
  let asked = 0;
  await context.route('**/api/mood/submit', (route) => {
    asked += 1;
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '600' },
      json: { error: 'Busy.', message: 'Busy.', code: 'too_many_requests' },
    });
  });
  await visit(page, MOOD_PAGE);
  const other = await context.newPage();
  await openMoods(other);
  for (const [tab, why] of [
    [page, 'one'],
    [other, 'two'],
  ] as const) {
    await checkIn(tab, 3, why);
    await expect(tab.getByText(KEPT)).toBeVisible();
    // Wait until the server has requested a pause, which the first tab announces to the others.
    await expect.poll(() => asked).toBe(1);
  }
  // Neither tab sends any more requests.
  await settled(page);
  await settled(other);
  expect(asked).toBe(1);
});
