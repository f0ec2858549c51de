import { useEffect, useState } from 'react';

let words: string | null = null;

/** Sets a sentence about a completed action, which the next page shows once. */
export const setFarewell = (sentence: string): void => {
  words = sentence;
};

/** The sentence about the action completed before this page opened; null for none. */
export const useFarewell = (): string | null => {
  const [said] = useState(words);
  useEffect(() => {
    words = null;
  }, []);
  return said;
};
