import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { PAGES } from '../e2e/support/pages.ts';
import { LANGUAGES } from '../src/domain/shared/text/languages.ts';
import { BASE_LANGUAGE } from '../src/domain/shared/text/message.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import { enter, logIn, seeded } from './demo-people.ts';
import { ensureBuilt } from './ensure-built.ts';
import { exitWithUsage } from './help.ts';
import { catalogNames, completeCatalog, readCatalog } from './texts/catalogs.ts';
import type { Message } from './texts/entry.ts';
import { messagesIn, plainText } from './texts/plain.ts';
import { isMessageShown, type Shown, shownOn } from './texts/shown.ts';

exitWithUsage(
  'npm run texts:pictures -- <language>\nWrites dist/review-<language>/index.html, which shows each text of a language with a picture of its place. Takes some minutes.',
);

const ROOT = path.resolve(import.meta.dirname, '..');
const VIEWPORT = { width: 390, height: 844 };
const WAIT_MS = 5000;
/** How much of the page around a text its picture shows, in CSS pixels. */
const MARGIN = 60;

const [language = ''] = process.argv.slice(2);
if (!(LANGUAGES as readonly string[]).includes(language)) {
  console.error(`Name a language: ${LANGUAGES.join(', ')}.`);
  process.exit(1);
}

/** A text of a catalog, and its picture once it was seen. */
interface Text {
  readonly place: string;
  readonly english: string;
  readonly own: string;
  readonly isShown: (text: string) => boolean;
  picture?: { readonly file: string; readonly box: Shown['box'] };
}

const textsOf = (name: string): readonly Text[] => {
  const english: ReadonlyMap<string, Message> = messagesIn(readCatalog(BASE_LANGUAGE, name), name);
  return [...messagesIn(completeCatalog(language, name), name)].map(([place, message]) => ({
    place,
    english: plainText(english.get(place) ?? []),
    own: plainText(message),
    isShown: isMessageShown(message),
  }));
};

const texts = catalogNames(BASE_LANGUAGE).flatMap(textsOf);
const folder = path.join(ROOT, `dist/review-${language}`);
let pictures = 0;

/** Takes a picture of a page if it shows texts that were not seen before. */
const look = async (page: Page): Promise<void> => {
  const shown = await shownOn(page);
  const found = texts.flatMap((text) => {
    const place =
      text.picture === undefined ? shown.find((one) => text.isShown(one.text)) : undefined;
    return place === undefined ? [] : [{ text, box: place.box }];
  });
  if (found.length === 0) return;
  pictures += 1;
  const file = `${pictures}.jpg`;
  await page.screenshot({
    path: path.join(folder, file),
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    animations: 'disabled',
  });
  for (const { text, box } of found) text.picture = { file, box };
};

/** Waits until a page has loaded what it shows. A page that takes longer is looked at as it is. */
const loaded = async (page: Page): Promise<void> => {
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: WAIT_MS })
    .catch(() => null);
  await page.evaluate(() => document.fonts.ready);
};

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: WAIT_MS });
  await loaded(page);
  for (const one of await page.locator('details:not([open]) > summary').all())
    await one.click({ timeout: 1000 }).catch(() => null);
};

/** The buttons that were pressed, by page and name. Buttons whose names differ only in numbers do the same. */
const pressed = new Set<string>();

/** Looks at a page, and at what each of its buttons opens. */
const visit = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await open(page, address);
  await look(page);
  const buttons = page.locator('main button:visible, main [role="tab"]:visible');
  const names = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  for (const [at, name] of names.entries()) {
    const button = `${new URL(address).pathname} ${name.replaceAll(/\d+/g, '0')}`;
    if (pressed.has(button)) continue;
    pressed.add(button);
    await open(page, address);
    await buttons
      .nth(at)
      .click({ timeout: 1000 })
      .catch(() => null);
    await loaded(page);
    await look(page);
  }
  await page.close();
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const pictureOf = ({ picture }: Text): string => {
  if (picture === undefined) return 'not seen';
  const { x, y, height } = picture.box;
  const top = Math.max(0, y - MARGIN);
  return `<a href="${picture.file}"><span class="view" style="height:${Math.min(height, 200) + 2 * MARGIN}px;background-image:url(${picture.file});background-position:0 -${top}px"><span class="mark" style="left:${x - 3}px;top:${y - top - 3}px;width:${picture.box.width}px;height:${height}px"></span></span></a>`;
};

const pageOf = (): string => `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>${language}: ${texts.length} texts</title>
<style>
body { font: 16px/1.5 sans-serif; margin: 1rem }
td { border-top: 1px solid #ccc; padding: .5rem; vertical-align: top }
.view { display: block; position: relative; overflow: hidden; width: ${VIEWPORT.width}px; background-repeat: no-repeat; border: 1px solid #ccc }
.mark { position: absolute; border: 3px solid #c00 }
</style>
<h1>${texts.filter(({ picture }) => picture !== undefined).length} of ${texts.length} texts with a picture</h1>
<table><tr><th>Key<th>English<th>${language}<th>Picture</tr>
${texts.map((text) => `<tr><td>${escaped(text.place)}<td>${escaped(text.english)}<td>${escaped(text.own)}<td>${pictureOf(text)}</tr>`).join('\n')}
</table></html>
`;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await ensureBuilt();
const server = await startAppServer();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_FLAGS],
});
try {
  const { person, therapist, recoveryCode } = await seeded(server);
  const options = {
    viewport: VIEWPORT,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  } as const;
  for (const [login, code] of [
    [null, null],
    [person, null],
    [therapist, recoveryCode],
  ] as const) {
    const context = await browser.newContext(options);
    if (login !== null) await enter(context, await logIn(browser, server.url, login, code));
    for (const [address] of [['/'], ...PAGES]) {
      await visit(context, server.url + address).catch((error: unknown) =>
        console.error(`${address}: ${error instanceof Error ? error.message : error}`),
      );
    }
    await context.close();
  }
  await writeFile(path.join(folder, 'index.html'), pageOf());
  const seen = texts.filter(({ picture }) => picture !== undefined).length;
  console.log(
    `${path.relative(ROOT, folder)}/index.html: ${seen} of ${texts.length} texts have a picture.`,
  );
} finally {
  await browser.close();
  await server.remove();
}
