import { useEffect, useState } from 'react';
import { after } from '#client/platform/after.ts';

/**
 * The value once it has stayed the same for `afterMs`. Use it for messages that should not flicker, or keep a screen
 * reader talking, while values change quickly.
 */
export const useDebounced = <T>(value: T, initial: T, afterMs: number): T => {
  const [debounced, setDebounced] = useState(initial);
  useEffect(() => {
    return after(afterMs, () => setDebounced(value));
  }, [value, afterMs]);
  return debounced;
};
