import { useEffect } from 'react';

const BETWEEN = ' · ';

const prefixes = new Map<symbol, string>();
/** What stands before the page's own title now. */
let front = '';

const put = (): void => {
  const { title } = document;
  const plain = title.startsWith(front) ? title.slice(front.length) : title;
  front = [...prefixes.values()].map((prefix) => prefix + BETWEEN).join('');
  if (title !== front + plain) document.title = front + plain;
};

// A page that comes sets a title of its own.
const watch = new MutationObserver(() => {
  if (!document.title.startsWith(front)) put();
});

/** Puts `prefix` before the document's title, whichever page sets that, for as long as it is given. */
export const useTitlePrefix = (prefix: string | null): void => {
  useEffect(() => {
    if (prefix === null) return;
    const key = Symbol(prefix);
    prefixes.set(key, prefix);
    put();
    const title = document.querySelector('title');
    if (title !== null) watch.observe(title, { childList: true });
    return () => {
      prefixes.delete(key);
      put();
      if (prefixes.size === 0) watch.disconnect();
    };
  }, [prefix]);
};
