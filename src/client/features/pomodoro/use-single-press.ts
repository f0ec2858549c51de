import { useRef } from 'react';
import { currentMs } from '#client/platform/after.ts';

/** How long after a press a second press counts as part of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Ignores the second press of a double click, for buttons whose next press has the opposite effect. */
export const useSinglePress = (onPress: () => void): (() => void) => {
  const lastMs = useRef<number | null>(null);
  return () => {
    const now = currentMs();
    const isSecond = lastMs.current !== null && Math.abs(now - lastMs.current) < DOUBLE_CLICK_MS;
    lastMs.current = now;
    if (!isSecond) onPress();
  };
};
