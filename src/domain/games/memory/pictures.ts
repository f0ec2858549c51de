/**
 * The words for each picture, for screen readers. Pictures 1 and 2 of a motif differ in only one
 * detail.
 */
const NAMES = {
  'boat-1': 'Boat with one sail',
  'boat-2': 'Boat with two sails',
  'house-1': 'House with one window',
  'house-2': 'House with two windows',
  'tree-1': 'Tree without fruit',
  'tree-2': 'Tree with fruit',
  'fish-1': 'Fish that looks left',
  'fish-2': 'Fish that looks right',
  'key-1': 'Key with two teeth',
  'key-2': 'Key with three teeth',
  'cup-1': 'Cup without steam',
  'cup-2': 'Cup with steam',
  'leaf-1': 'Leaf that points up',
  'leaf-2': 'Leaf that points down',
  'umbrella-1': 'Closed umbrella',
  'umbrella-2': 'Open umbrella',
  'moon-1': 'Moon without stars',
  'moon-2': 'Moon with two stars',
  'bell-1': 'Bell that hangs straight',
  'bell-2': 'Bell that leans',
  'flower-1': 'Flower with five petals',
  'flower-2': 'Flower with eight petals',
  'kite-1': 'Kite without a tail',
  'kite-2': 'Kite with a tail',
} as const;

export type PictureName = keyof typeof NAMES;

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
export const pictureWords = (name: PictureName): string => NAMES[name];
