import { expect, guest, type Page } from '../fixtures.ts';
import { test, visit } from '../warm.ts';

/** Starts to measure the page's sound output. Resolves to a function that returns the loudest sample since then. */
const listen = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const connect = AudioNode.prototype.connect;
    let loudest = 0;
    Object.assign(window, { loudest: () => loudest });
    const hear = (node: AudioNode, speakers: AudioNode): void => {
      const ear = new AnalyserNode(speakers.context, { fftSize: 2048 });
      Reflect.apply(connect, node, [ear]);
      const samples = new Float32Array(ear.fftSize);
      const look = (): void => {
        ear.getFloatTimeDomainData(samples);
        loudest = Math.max(loudest, ...samples.map(Math.abs));
        if (speakers.context.state !== 'closed') requestAnimationFrame(look);
      };
      look();
    };
    AudioNode.prototype.connect = function (this: AudioNode, ...given: unknown[]) {
      const [target] = given;
      if (target instanceof AudioDestinationNode) hear(this, target);
      return Reflect.apply(connect, this, given);
    };
  });
  return () =>
    page.evaluate(() => {
      const read: unknown = Reflect.get(window, 'loudest');
      return typeof read === 'function' ? Number(read()) : Number.NaN;
    });
};

// A reload restores the browser's own audio.
test.afterEach(({ page }) => page.reload());

test('the sound can be tried at the chosen volume, and is off when sounds are off', async ({
  page,
}) => {
  const loudest = await listen(page);
  await guest(page);
  await visit(page, '/settings');
  const heardAt = async (volume: number): Promise<number> => {
    await page.getByLabel('Sound volume').fill(String(volume));
    await page.getByRole('button', { name: 'Try the sound' }).click();
    await expect(page.getByRole('button', { name: 'Playing…' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try the sound' })).toBeVisible();
    return loudest();
  };
  const [silent, soft, loud] = [await heardAt(0), await heardAt(40), await heardAt(100)];
  expect(silent).toBe(0);
  expect(soft).toBeGreaterThan(0);
  expect(loud).toBeGreaterThan(soft);
  expect(loud, 'never the loudest that the device can do').toBeLessThan(0.6);
  await page.getByLabel('Sounds').uncheck();
  await expect(page.getByRole('button', { name: 'Try the sound' })).toBeHidden();
});
