import { useRef } from 'react';

/** A second press within this time, in ms, belongs to a double click. */
const DOUBLE_MS = 500;

/**
 * Makes what a button does happen once when it is double-clicked: for a button that does the opposite at
 * the next press.
 */
export const useSinglePress = (onPress: () => void): (() => void) => {
  const lastMs = useRef<number | null>(null);
  return () => {
    const now = Date.now();
    const isSecond = lastMs.current !== null && Math.abs(now - lastMs.current) < DOUBLE_MS;
    lastMs.current = now;
    if (!isSecond) onPress();
  };
};
