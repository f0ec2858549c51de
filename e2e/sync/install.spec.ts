import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '../fixtures.ts';
import { watchPages } from '../support/watch-page.ts';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

const manifestOf = async (page: Page): Promise<Manifest> => {
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await page.request.get(new URL(address ?? '', page.url()).href);
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  return reply.json();
};

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);

test('the app can be installed as its manifest says, and its service worker controls the first visit', async ({
  playwright,
  launchOptions,
  headless,
  baseURL,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'evenkeel-profile-'));
  // A separate profile, because apps cannot be installed from the incognito contexts that the other journeys use.
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    headless,
    ...(baseURL === undefined ? {} : { baseURL }),
    serviceWorkers: 'allow',
  });
  try {
    const { unexpected } = watchPages(context);
    const page = await context.newPage();
    await page.goto('/');
    const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null);
    await expect.poll(worker).toMatch(/\/sw\.js$/);
    await context.setOffline(true);
    // The browser requests the icon on every load of the installed app.
    expect(await sizeOf(page, '/icons/icon-192.png')).toBe('192x192');
    await context.setOffline(false);
    const devtools = await context.newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);

    const manifest = await manifestOf(page);
    expect(manifest).toMatchObject({ name: 'Evenkeel', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) expect(await sizeOf(page, src), src).toBe(sizes);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    const start = await page.request.get(new URL(manifest.start_url, page.url()).href);
    expect(start.status()).toBe(200);
    expect(await start.text()).toContain('<title>Evenkeel');
    expect(unexpected()).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});
