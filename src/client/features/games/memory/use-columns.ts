import { useSyncExternalStore } from 'react';

const LANDSCAPE = window.matchMedia('(orientation: landscape)');

const onOrientationChange = (listener: () => void): (() => void) => {
  LANDSCAPE.addEventListener('change', listener);
  return () => LANDSCAPE.removeEventListener('change', listener);
};

/**
 * The number of columns of a board with `count` cards. All rows are full, and the largest board has more columns in
 * landscape than in portrait.
 */
export const useColumns = (count: number): number => {
  const isLandscape = useSyncExternalStore(onOrientationChange, () => LANDSCAPE.matches);
  if (count === 24) return isLandscape ? 6 : 4;
  return count % 5 === 0 ? 5 : 4;
};
