import { expect } from '../fixtures.ts';
import { giveWeek, saved, today, visitComic, weekday } from '../support/comic.ts';
import { test } from '../warm.ts';

test('the comic is saved as SVG and as PNG, drawn entirely in the browser', async ({
  page,
  person,
}) => {
  await giveWeek(page, person.userId);
  await visitComic(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  const svg = await saved(page, 'Download as SVG');
  expect(svg.name).toBe(`mood-comic-${today()}.svg`);
  const read = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      errors: parsed.querySelectorAll('parsererror').length,
      root: parsed.documentElement.namespaceURI,
      panels: parsed.querySelectorAll('svg > svg').length,
      words: parsed.querySelector('desc')?.textContent ?? '',
      scripts: parsed.querySelectorAll('script, foreignObject, [href]').length,
    };
  }, svg.file.toString('utf8'));
  expect(read).toMatchObject({
    errors: 0,
    root: 'http://www.w3.org/2000/svg',
    panels: 4,
    scripts: 0,
  });
  expect(read.words).toContain(`Panel 4: ${weekday(0)}.`);

  const png = await saved(page, 'Download as PNG');
  expect(png.name).toBe(`mood-comic-${today()}.png`);
  expect(png.file.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  const [width, height] = [png.file.readUInt32BE(16), png.file.readUInt32BE(20)];
  expect([width, height]).toEqual([1376, 1376]);
  // The image is not empty if its rows contain many colors.
  const colors = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const { data } = pen?.getImageData(0, 200, bitmap.width, 200) ?? { data: [] };
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 4) seen.add(data.slice(at, at + 3).join());
    return seen.size;
  }, png.file.toString('base64'));
  expect(colors).toBeGreaterThan(10);
  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test('a PNG that failed to render can be retried', async ({ page, person }) => {
  await giveWeek(page, person.userId);
  await visitComic(page);
  await page.evaluate(() => {
    const real = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = (done) => {
      HTMLCanvasElement.prototype.toBlob = real;
      done(null);
    };
  });
  await page.getByRole('button', { name: 'Download as PNG' }).click();
  await expect(page.getByText(/couldn’t make the PNG/)).toBeVisible();
  expect((await saved(page, 'Try again')).name).toMatch(/\.png$/);
  await expect(page.getByText(/couldn’t make the PNG/)).toHaveCount(0);
});
