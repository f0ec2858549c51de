import { useMedia } from '#client/platform/page/use-media.ts';

/**
 * The number of columns of a board with `count` cards. All rows are full, and the largest board has more columns in
 * landscape than in portrait.
 */
export const useColumns = (count: number): number => {
  const isLandscape = useMedia('(orientation: landscape)');
  if (count === 24) return isLandscape ? 6 : 4;
  return count % 5 === 0 ? 5 : 4;
};
