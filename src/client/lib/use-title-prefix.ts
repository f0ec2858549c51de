import { useEffect } from 'react';

const BETWEEN = ' · ';

/** Puts `prefix` before the document's title for as long as it is given. */
export const useTitlePrefix = (prefix: string | null): void => {
  useEffect(() => {
    if (prefix === null) return;
    const front = prefix + BETWEEN;
    let isOn = true;
    // After the effects of the page that this stands on: that sets its title in one.
    queueMicrotask(() => {
      if (isOn) document.title = front + document.title;
    });
    return () => {
      isOn = false;
      // A page that came meanwhile has set a title of its own.
      if (document.title.startsWith(front)) document.title = document.title.slice(front.length);
    };
  }, [prefix]);
};
