import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { CPT_PAGE } from '../../e2e/support/attention.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/support/chromium.ts';
import type { BenchBrowser, BenchPage } from './bench-browser.ts';
import { ISOLATED } from './isolation-headers.ts';
import { installProbe } from './probe.ts';

/** The delay between the time stamp of a press and its delivery, as with a real keyboard. */
const DELIVERY_MS = 3;

const KEY = { key: 'x', code: 'KeyX', windowsVirtualKeyCode: 88 };

const openPage = async (context: BrowserContext): Promise<BenchPage> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (run, argument) => page.evaluate(`(${run})(${JSON.stringify(argument)})`),
    pressAt: async (instantMs) => {
      await sleep(Math.max(0, instantMs + DELIVERY_MS - Date.now()));
      const timestamp = instantMs / 1000;
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...KEY });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...KEY });
    },
    slowDown: async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    close: () => page.close(),
  };
};

/** Opens Chromium and controls it with its own protocol, which allows exact press times. */
export const openChromium = async (): Promise<BenchBrowser> => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(installProbe);
  await context.route(`**${CPT_PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...ISOLATED } });
  });
  return {
    name: `Chromium ${browser.version()}`,
    canSlowDown: true,
    open: () => openPage(context),
    close: () => browser.close(),
  };
};
