import { settled } from '../support/clock.ts';
import { checkIn, MOOD_PAGE, storedReasons } from '../support/moods.ts';
import { expect, test, visit } from '../warm.ts';

/** Responses of login proxies in front of Evenkeel. */
const ANSWERS = [
  { status: 401, contentType: 'text/html', body: '<h1>Log in</h1>' },
  { status: 401, contentType: 'application/json', body: '{"error":"unauthorized"}' },
  { status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' },
  { status: 302, headers: { location: 'https://login.example.org/' }, body: '' },
];

test('a login proxy in front of Evenkeel is recognized, and nothing is lost meanwhile', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/401|Failed to load|login\.example\.org/);
  await visit(page, MOOD_PAGE);
  let isClosed = true;
  // The proxy lets calls through as soon as the person opens its login page.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isClosed = false;
  });
  for (const [place, answer] of ANSWERS.entries()) {
    isClosed = true;
    await page.route(/\/api\//, (route) => (isClosed ? route.fulfill(answer) : route.fallback()));
    await checkIn(page, 3, `While it was closed ${place}`);
    const link = page.getByRole('link', { name: 'Log in there again' });
    await expect(link).toHaveAttribute('href', `${MOOD_PAGE}?from=network`);
    await link.click();
    await settled(page);
    await expect(page).toHaveURL(MOOD_PAGE);
    await expect(link).toBeHidden();
    await page.unroute(/\/api\//);
  }
  // Evenkeel's own session must continue.
  await expect
    .poll(() => storedReasons(page, person.userId))
    .toEqual(expect.arrayContaining(ANSWERS.map((_, place) => `While it was closed ${place}`)));
});
