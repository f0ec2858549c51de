import { useEffect, useState } from 'react';

let words: string | null = null;

/** Has the page that opens next say what was done, once. */
export const sayOnLeaving = (sentence: string): void => {
  words = sentence;
};

/** What was done before this page opened; null when there is nothing to say. */
export const useSaidOnLeaving = (): string | null => {
  const [said] = useState(words);
  useEffect(() => {
    words = null;
  }, []);
  return said;
};
