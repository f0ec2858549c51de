import { expect } from '@playwright/test';
import { type Found, findElement, type Wanted } from './element.ts';
import type { Tab } from './engine.ts';

/** The actions and observations of a person in a tab. Each call waits until the action or observation is possible. */
export interface Person {
  readonly tab: Tab;
  readonly open: (path: string) => Promise<void>;
  readonly click: (kind: Wanted['kind'], name: string | RegExp) => Promise<void>;
  /** Types into a field, replacing its value. */
  readonly fill: (name: string, text: string) => Promise<void>;
  /** Selects an option by its value. */
  readonly choose: (name: string, value: string) => Promise<void>;
  readonly sees: (text: string | RegExp) => Promise<void>;
  readonly seesNot: (text: string) => Promise<void>;
  readonly isAt: (path: string) => Promise<void>;
  readonly find: (kind: Wanted['kind'], name: string | RegExp) => Promise<Found | null>;
}

/** The visible text of a tab, on one line. */
export const shownText = (tab: Tab): Promise<string> =>
  tab.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '), null);

/** A person who uses a tab, with the app at `url`. */
export const personAt = (tab: Tab, url: string): Person => {
  const find: Person['find'] = (kind, name) =>
    tab.evaluate(findElement, {
      kind,
      name: typeof name === 'string' ? name : { pattern: name.source },
    });
  const click: Person['click'] = async (kind, name) => {
    let point = { x: 0, y: 0 };
    await expect
      .poll(async () => {
        const found = await find(kind, name);
        if (found?.isReachable === true) point = found;
        return found?.isReachable ?? 'not there';
      }, `the ${kind} "${name}" can be pressed`)
      .toBe(true);
    await tab.click(point.x, point.y);
  };
  return {
    tab,
    find,
    click,
    open: (path) => tab.goto(`${url}${path}`),
    fill: async (name, text) => {
      await click('field', name);
      await tab.evaluate(() => {
        const { activeElement } = document;
        if (
          activeElement !== null &&
          'select' in activeElement &&
          typeof activeElement.select === 'function'
        )
          activeElement.select();
      }, null);
      await tab.press([...text]);
      await expect
        .poll(async () => (await find('field', name))?.value, `what is in "${name}"`)
        .toBe(text);
    },
    choose: async (name, value) => {
      await expect.poll(() => find('field', name), `a field "${name}"`).not.toBeNull();
      await tab.evaluate(
        ([label, chosen]) => {
          const select = [...document.querySelectorAll('select')].find(({ labels }) =>
            [...labels].some(({ textContent }) => textContent?.trim() === label),
          );
          if (select === undefined) return;
          select.value = chosen;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        [name, value] as const,
      );
    },
    sees: async (text) => {
      const shown = expect.poll(() => shownText(tab), { message: `the page says ${text}` });
      await (typeof text === 'string' ? shown.toContain(text) : shown.toMatch(text));
    },
    seesNot: (text) =>
      expect.poll(() => shownText(tab), `the page does not say ${text}`).not.toContain(text),
    isAt: (path) =>
      expect.poll(() => tab.evaluate(() => location.pathname, null), 'the address').toBe(path),
  };
};
