import { expect, type Page } from '@playwright/test';

/** Appended to each translated text: a soft hyphen, which locators ignore when they compare text. */
const MARK = '\u00ad';

/** Translates the page. Runs in an isolated world, like the browser's translator. */
const translator = (mark: string): void => {
  const SHARED_TABLES = 'font, head, script, style, noscript, textarea, svg, [translate="no"]';
  const isOpen = (text: Node): boolean =>
    text.nodeValue?.trim() !== '' && text.parentElement?.closest(SHARED_TABLES) === null;
  const translate = (text: Node): void => {
    if (!isOpen(text)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    // Adjacent text nodes form one sentence.
    const sentence = [text];
    for (let next = text.nextSibling; next?.nodeType === Node.TEXT_NODE; next = next.nextSibling)
      sentence.push(next);
    // The words stay the same, so that tests find them. The mark shows that the translator wrote them.
    inner.textContent = sentence.map(({ nodeValue }) => nodeValue).join('') + mark;
    text.parentNode?.replaceChild(outer, text);
    for (const other of sentence.slice(1)) other.parentNode?.removeChild(other);
  };
  const translateIn = (root: Node): void => {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) translate(text);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      for (const node of addedNodes) if (node.isConnected) translateIn(node);
      if (target.nodeType === Node.TEXT_NODE && target.isConnected) translate(target);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/**
 * Translates every page that is opened in this browser, in the same way as Chrome: it replaces each text node with its
 * own elements, including text that is added later.
 */
export const translatePages = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translator})(${JSON.stringify(MARK)})`,
    worldName: 'translator',
  });
};

/**
 * Expects the translated form of these words. Outdated text would be different, and untranslated text would have no
 * mark.
 */
export const expectTranslated = async (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.getByText(words, { exact: true }).textContent()).toBe(`${words}${MARK}`);
