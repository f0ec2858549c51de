/** One level of Memory. */
export interface MemoryLevel {
  readonly pairs: number;
  /** How many pairs of pictures look alike but for one detail; each takes two of the pairs. */
  readonly lookAlikes: number;
  /** How many slips a round that is managed may have, see `slipsOf`. */
  readonly slipsMost: number;
}

/** For how long two cards that do not match stay up, in milliseconds. */
export const FLIP_BACK_MS = 1000;

/** Level 1 is the game as it is specified: 4 pictures, each twice. */
const LEVELS: readonly [MemoryLevel, ...MemoryLevel[]] = [
  { pairs: 4, lookAlikes: 0, slipsMost: 1 },
  { pairs: 5, lookAlikes: 0, slipsMost: 1 },
  { pairs: 6, lookAlikes: 0, slipsMost: 1 },
  { pairs: 6, lookAlikes: 2, slipsMost: 1 },
  { pairs: 8, lookAlikes: 0, slipsMost: 2 },
  { pairs: 8, lookAlikes: 3, slipsMost: 1 },
  { pairs: 10, lookAlikes: 3, slipsMost: 1 },
  { pairs: 12, lookAlikes: 6, slipsMost: 1 },
];

/** A level of Memory, from 1 on; beyond the last one it is the last. */
export const memoryLevel = (level: number): MemoryLevel =>
  LEVELS[Math.min(Math.max(1, level), LEVELS.length) - 1] ?? LEVELS[0];
