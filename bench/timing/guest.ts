import type { BenchPage } from './bench-browser.ts';

/** Signs the browser in as a new guest of the server at `url`, without loading the app's pages. */
export const enterAsGuest = async (page: BenchPage, url: string): Promise<void> => {
  await page.goto(url);
  await page.evaluate(async () => {
    const reply = await fetch('/auth/guest', { method: 'POST' });
    const { userId, token, role } = await reply.json();
    for (const [key, value] of Object.entries({ userId, token, role }))
      localStorage.setItem(key, String(value));
  }, null);
};
