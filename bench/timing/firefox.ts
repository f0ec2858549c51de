import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { onPath } from '../../e2e/support/chromium.ts';
import type { BenchBrowser, BenchPage } from './bench-browser.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import { installProbe } from './probe.ts';

const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });

/** A service worker would answer for the server; the bench measures pages without one, as in Chromium. */
const PREFERENCES = 'user_pref("dom.serviceWorkers.enabled", false);\n';

const startFirefox = (program: string, profile: string): ChildProcess =>
  spawn(
    program,
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      // Without it the times at which frames were drawn cannot be had.
      '--remote-allow-system-access',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );

const addressOf = async ({ stderr }: ChildProcess): Promise<string> => {
  if (stderr === null) throw new Error('Firefox has no output.');
  for await (const line of createInterface({ input: stderr })) {
    const address = /listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended before it could be driven.');
};

const firstContext = async (bidi: Bidi, scope: object): Promise<string> =>
  tree.parse(await bidi.send('browsingContext.getTree', { maxDepth: 0, ...scope })).contexts[0]
    .context;

/** Runs beside the page with more rights than it: hands on when a frame was drawn by the compositor. */
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
 * Debian's Firefox, driven by WebDriver BiDi; null when it is not installed. It has the precision of time that
 * people have, and no way to slow a page down.
 */
export const openFirefox = async (): Promise<BenchBrowser | null> => {
  const program = onPath(['firefox-esr']);
  if (program === undefined) return null;
  const profile = mkdtempSync(path.join(tmpdir(), 'evenkeel-firefox-'));
  writeFileSync(path.join(profile, 'user.js'), PREFERENCES);
  const firefox = startFirefox(program, profile);
  const ended = once(firefox, 'exit');
  const remove = () => {
    firefox.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const bidi = await connectBidi(await addressOf(firefox));
  const context = await firstContext(bidi, {});
  const window = await firstContext(bidi, { 'moz:scope': 'chrome' });
  const script = `data:,${encodeURIComponent(PAINT_LISTENER)}`;
  await bidi.call(window, '(script) => messageManager.loadFrameScript(script, true)', script);
  await bidi.send('script.addPreloadScript', { functionDeclaration: String(installProbe) });
  return {
    name: `Firefox ${bidi.browserVersion}`,
    canSlowDown: false,
    open: async () => openPage(bidi, context),
    close: async () => {
      await bidi.send('browser.close');
      await ended;
      remove();
      process.off('exit', remove);
    },
  };
};
