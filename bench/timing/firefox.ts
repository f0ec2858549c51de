import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { Bidi } from '../../e2e/engines/bidi.ts';
import { firefoxPath, startFirefox } from '../../e2e/engines/firefox-process.ts';
import type { BenchBrowser, BenchPage } from './bench-browser.ts';
import { installProbe } from './probe.ts';

const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });

/**
 * Turns off service workers, because a service worker would respond instead of the server. Chromium is also measured
 * without service workers.
 */
const PREFERENCES = { 'dom.serviceWorkers.enabled': false } as const;

/** The option that is required for reading the times at which frames were drawn. */
const ARGUMENTS = ['--remote-allow-system-access'] as const;

const firstContext = async (bidi: Bidi, scope: object): Promise<string> =>
  tree.parse(await bidi.send('browsingContext.getTree', { maxDepth: 0, ...scope })).contexts[0]
    .context;

/** Runs outside the page with more privileges, and reports when the compositor has drawn a frame. */
const PAINT_LISTENER = `addEventListener('MozAfterPaint', ({ paintTimeStamp }) => {
  content.wrappedJSObject.timingProbe?.painted(paintTimeStamp);
}, true);`;

const openPage = (bidi: Bidi, context: string): BenchPage => {
  const goto = async (url: string): Promise<void> => {
    await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
  };
  const press = [
    { type: 'keyDown', value: 'x' },
    { type: 'keyUp', value: 'x' },
  ];
  return {
    goto,
    evaluate: (run, argument) => bidi.call(context, String(run), argument),
    pressAt: async (instantMs) => {
      await sleep(Math.max(0, instantMs - Date.now()));
      const actions = [{ type: 'key', id: 'keyboard', actions: press }];
      await bidi.send('input.performActions', { context, actions });
    },
    close: () => goto('about:blank'),
  };
};

/**
 * Opens Debian's Firefox, controlled by WebDriver BiDi; null if it is not installed. It has the timer precision of a
 * normal installation. It cannot slow down a page.
 */
export const openFirefox = async (): Promise<BenchBrowser | null> => {
  const program = firefoxPath();
  if (program === undefined) return null;
  const { bidi, close } = await startFirefox(program, PREFERENCES, { args: ARGUMENTS });
  const context = await firstContext(bidi, {});
  const window = await firstContext(bidi, { 'moz:scope': 'chrome' });
  const script = `data:,${encodeURIComponent(PAINT_LISTENER)}`;
  await bidi.call(window, '(script) => messageManager.loadFrameScript(script, true)', script);
  await bidi.send('script.addPreloadScript', { functionDeclaration: String(installProbe) });
  return {
    name: `Firefox ${bidi.browserVersion}`,
    canSlowDown: false,
    open: async () => openPage(bidi, context),
    close,
  };
};
