const SEPARATOR = ' · ';

let pageTitle = 'Evenkeel';
const prefixes = new Map<symbol, string>();

// Uses the stored title and never reads it from the page, where the browser may have translated it.
const show = (): void => {
  document.title = [...prefixes.values(), pageTitle].join(SEPARATOR);
};

/** Sets the title of the current page. */
export const setPageTitle = (title: string): void => {
  pageTitle = title;
  show();
};

/** Adds a prefix to the title of every page. Returns a function that removes it. */
export const addTitlePrefix = (prefix: string): (() => void) => {
  const key = Symbol(prefix);
  prefixes.set(key, prefix);
  show();
  return () => {
    prefixes.delete(key);
    show();
  };
};
