import { texts } from '#texts/games.js';
export type PictureName = keyof typeof texts.pictures;

/** All pictures, in pairs that look alike. */
export const PICTURES: readonly (readonly [PictureName, PictureName])[] = [
  ['boat-1', 'boat-2'],
  ['house-1', 'house-2'],
  ['tree-1', 'tree-2'],
  ['fish-1', 'fish-2'],
  ['key-1', 'key-2'],
  ['cup-1', 'cup-2'],
  ['leaf-1', 'leaf-2'],
  ['umbrella-1', 'umbrella-2'],
  ['moon-1', 'moon-2'],
  ['bell-1', 'bell-2'],
  ['flower-1', 'flower-2'],
  ['kite-1', 'kite-2'],
];

/** The words for a picture, for screen readers and beneath it. */
export const pictureWords = (name: PictureName): string => texts.pictures[name];
