import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { freePort } from '../../tests/support/free-port.ts';
import { onPath } from '../support/chromium.ts';
import { clickActions, type Engine, keyActions, PLACE, type Tab, WINDOW } from './engine.ts';
import { beginSession, type WebDriver } from './web-driver.ts';

const outcome = z.object({ result: z.optional(z.unknown()), error: z.optional(z.string()) });
const handle = z.object({ handle: z.string() });

/** The paths of WebKitGTK's driver, its browser and a virtual screen; undefined for programs that are not installed. */
export const webKitPaths = () => ({
  driver: onPath(['WebKitWebDriver']),
  browser: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser').find(existsSync),
  screen: onPath(['Xvfb']),
});

/** Starts a virtual screen. The screen chooses its own display number, which is returned as the screen's name. */
const startScreen = async (program: string): Promise<{ screen: ChildProcess; name: string }> => {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const chosen = screen.stdio[3];
  if (chosen === null || chosen === undefined || !('read' in chosen))
    throw new Error('The virtual screen has no output.');
  for await (const number of createInterface({ input: chosen }))
    return { screen, name: `:${number}` };
  throw new Error('The virtual screen ended before it could be used.');
};

const untilListening = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const isThere = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKit's driver does not listen.");
};

const tabOf = (driver: WebDriver, tabHandle: string): Tab => {
  /** Switches to this tab and then sends a command, because commands go to the session's current tab. */
  const inTab = async (path: string, body: object): Promise<unknown> => {
    await driver.post('window', { handle: tabHandle });
    return driver.post(path, body);
  };
  const perform = async (actions: readonly object[]): Promise<void> => {
    await inTab('actions', { actions });
  };
  return {
    goto: async (url) => {
      await inTab('url', { url });
    },
    evaluate: async (run, argument) => {
      const script = `const [argument, done] = arguments;
        (async () => JSON.stringify(await (${String(run)})(argument)))().then(
          (result) => done({ result }), (error) => done({ error: String(error) }));`;
      const { result, error } = outcome.parse(
        await inTab('execute/async', { script, args: [argument ?? null] }),
      );
      if (error !== undefined) throw new Error(error);
      return JSON.parse(String(result ?? 'null'));
    },
    press: (keys) => perform(keyActions(keys)),
    click: (x, y) => perform(clickActions(x, y)),
  };
};

/**
 * Opens WebKitGTK, the engine of Safari, on its own virtual screen. @throws Error with a one-sentence message if
 * it is missing
 */
export const openWebKit = async (): Promise<Engine> => {
  const paths = webKitPaths();
  if (paths.driver === undefined || paths.browser === undefined || paths.screen === undefined)
    throw new Error('WebKitGTK is missing. Run: FULL=true npm run test:tools');
  const { screen, name } = await startScreen(paths.screen);
  const port = await freePort();
  const program = spawn(paths.driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...PLACE, DISPLAY: name, GDK_BACKEND: 'x11' },
  });
  const end = () => {
    program.kill('SIGTERM');
    screen.kill('SIGTERM');
  };
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  await untilListening(url);
  const driver = await beginSession(url, {
    'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
  });
  await driver.post('window/rect', { x: 0, y: 0, ...WINDOW });
  return {
    tab: tabOf(driver, String(await driver.get('window'))),
    openTab: async () => {
      // Open a window, because the driver opens tabs in the background but windows in the foreground.
      const opened = handle.parse(await driver.post('window/new', { type: 'window' }));
      return tabOf(driver, opened.handle);
    },
    close: async () => {
      await driver.end();
      const ended = [once(program, 'exit'), once(screen, 'exit')];
      end();
      await Promise.all(ended);
      process.off('exit', end);
    },
  };
};
