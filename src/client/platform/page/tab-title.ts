const SEPARATOR = ' · ';

let pageTitle = 'Evenkeel';
const prefixes = new Map<symbol, string>();

// Never read from the page, where the browser may have translated it.
const show = (): void => {
  document.title = [...prefixes.values(), pageTitle].join(SEPARATOR);
};

/** Sets the title of the page that is open. */
export const setPageTitle = (title: string): void => {
  pageTitle = title;
  show();
};

/** Puts a text before the title, whichever page sets that. Returns how to take it away. */
export const addTitlePrefix = (prefix: string): (() => void) => {
  const key = Symbol(prefix);
  prefixes.set(key, prefix);
  show();
  return () => {
    prefixes.delete(key);
    show();
  };
};
