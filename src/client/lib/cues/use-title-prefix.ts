import { useEffect } from 'react';

const SEPARATOR = ' · ';

const prefixes = new Map<symbol, string>();
/** All prefixes in the current title. */
let currentPrefix = '';

const updateTitle = (): void => {
  const { title } = document;
  const plain = title.startsWith(currentPrefix) ? title.slice(currentPrefix.length) : title;
  currentPrefix = [...prefixes.values()].map((prefix) => prefix + SEPARATOR).join('');
  if (title !== currentPrefix + plain) document.title = currentPrefix + plain;
};

// A new page sets the title without the prefix.
const titleObserver = new MutationObserver(() => {
  if (!document.title.startsWith(currentPrefix)) updateTitle();
});

/**
 * Puts `prefix` before the document's title while it is not null, whichever page sets the title.
 */
export const useTitlePrefix = (prefix: string | null): void => {
  useEffect(() => {
    if (prefix === null) return;
    const key = Symbol(prefix);
    prefixes.set(key, prefix);
    updateTitle();
    const title = document.querySelector('title');
    if (title !== null) titleObserver.observe(title, { childList: true });
    return () => {
      prefixes.delete(key);
      updateTitle();
      if (prefixes.size === 0) titleObserver.disconnect();
    };
  }, [prefix]);
};
