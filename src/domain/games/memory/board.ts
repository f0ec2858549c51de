import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { shuffled } from '#domain/shared/numbers/shuffle.ts';
import { memoryLevel } from './levels.ts';
import { PICTURES, type PictureName } from './pictures.ts';

/** A card of the board; the field names are those of the specification. */
export interface MemoryCard {
  /** The place of the card on the board, from 0. */
  readonly id: number;
  readonly image: PictureName;
  readonly isFlipped: boolean;
  readonly isMatched: boolean;
}

/** The board of a level: random pictures, each twice, in random order, all face down. */
export const deal = (level: number, seed: number): readonly MemoryCard[] => {
  const { pairs, lookAlikes } = memoryLevel(level);
  const random = seededRandom(seedOf(`memory ${seed}`));
  const motifs = shuffled(PICTURES, random);
  const alike = motifs.slice(0, lookAlikes).flat();
  const apart = motifs
    .slice(lookAlikes, lookAlikes + pairs - 2 * lookAlikes)
    .map((motif) => motif[Math.floor(random() * motif.length)] ?? motif[0]);
  const images = [...alike, ...apart];
  return shuffled([...images, ...images], random).map((image, id) => ({
    id,
    image,
    isFlipped: false,
    isMatched: false,
  }));
};
