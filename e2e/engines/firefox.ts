import * as z from 'zod';
import type { Bidi } from './bidi.ts';
import { clickActions, type Engine, keyActions, PLACE, type Tab, WINDOW } from './engine.ts';
import { firefoxPath, startFirefox } from './firefox-process.ts';

const tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) });
const created = z.object({ context: z.string() });

const tabOf = (bidi: Bidi, context: string): Tab => {
  const perform = async (actions: readonly object[]): Promise<void> => {
    await bidi.send('input.performActions', { context, actions });
  };
  return {
    goto: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: (run, argument) => bidi.call(context, String(run), argument),
    press: (keys) => perform(keyActions(keys)),
    click: (x, y) => perform(clickActions(x, y)),
  };
};

/** Opens Debian's Firefox. @throws Error with a one-sentence message if it is missing */
export const openFirefox = async (): Promise<Engine> => {
  const program = firefoxPath();
  if (program === undefined)
    throw new Error('Firefox is missing. Run: FULL=true npm run test:tools');
  const { bidi, close } = await startFirefox(
    program,
    { 'intl.accept_languages': 'en-GB, en', 'browser.shell.checkDefaultBrowser': false },
    { args: [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`], env: PLACE },
  );
  const { contexts } = tree.parse(await bidi.send('browsingContext.getTree', { maxDepth: 0 }));
  return {
    tab: tabOf(bidi, contexts[0].context),
    openTab: async () => {
      const opened = created.parse(await bidi.send('browsingContext.create', { type: 'tab' }));
      return tabOf(bidi, opened.context);
    },
    close,
  };
};
