import { useSyncExternalStore } from 'react';

const WIDE = window.matchMedia('(orientation: landscape)');

const onTurn = (listener: () => void): (() => void) => {
  WIDE.addEventListener('change', listener);
  return () => WIDE.removeEventListener('change', listener);
};

/** How wide a board of so many cards is: its rows are full, and the largest one lies as the screen does. */
export const useColumns = (count: number): number => {
  const isWide = useSyncExternalStore(onTurn, () => WIDE.matches);
  if (count === 24) return isWide ? 6 : 4;
  return count % 5 === 0 ? 5 : 4;
};
