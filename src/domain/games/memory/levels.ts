/** One level of Memory. */
export interface MemoryLevel {
  readonly pairs: number;
  /** The number of look-alike pairs among the pictures; the two pictures of such a pair differ in only one detail. */
  readonly lookAlikes: number;
  /**
   * The maximum number of slips in a successful round; a slip is a turn without a match although the match had been
   * seen before, see `score.ts`.
   */
  readonly slipsMost: number;
}

/** How long two cards that do not match stay face up, in milliseconds. */
export const FLIP_BACK_MS = 1000;

/** Level 1 is the game of the specification: 4 pictures, each twice. */
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

/** The parameters of a level, from 1; a number beyond the last level gives the last. */
export const memoryLevel = (level: number): MemoryLevel =>
  LEVELS[Math.min(Math.max(1, level), LEVELS.length) - 1] ?? LEVELS[0];
