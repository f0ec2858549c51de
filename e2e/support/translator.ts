import { expect, type Page } from '@playwright/test';

/** The end of each translated text: a soft hyphen, which locators leave out of what they compare. */
const MARK = '\u00ad';

/** Runs in the page, with a JavaScript of its own as the browser's translator has. */
const translator = (mark: string): void => {
  const LEFT_OUT = 'font, head, script, style, noscript, textarea, svg, [translate="no"]';
  const isOpen = (text: Node): boolean =>
    text.nodeValue?.trim() !== '' && text.parentElement?.closest(LEFT_OUT) === null;
  const translate = (text: Node): void => {
    if (!isOpen(text)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    // Texts beside each other are one sentence.
    const sentence = [text];
    for (let next = text.nextSibling; next?.nodeType === Node.TEXT_NODE; next = next.nextSibling)
      sentence.push(next);
    // The words stay what they are, so that tests find them, and the mark tells them from what the app wrote.
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
 * Has every page that opens here translated as Chrome does it: each text node is taken out of the page, and elements
 * of the translator's own stand in its place, also for texts that come later.
 */
export const translatePages = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translator})(${JSON.stringify(MARK)})`,
    worldName: 'translator',
  });
};

/** Expects these words on the page from the translator: an old text has other words, and one that it has not reached has no mark. */
export const expectTranslated = async (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.getByText(words, { exact: true }).textContent()).toBe(`${words}${MARK}`);
