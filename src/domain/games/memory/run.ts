import { seedOf } from '#domain/shared/numbers/random.ts';
import { deal, type MemoryCard } from './board.ts';
import { FLIP_BACK_MS } from './levels.ts';

/**
 * An event of a round; `atMs` is in milliseconds on the round's own monotonic clock, which is 0 when the round is
 * created.
 */
export type MemoryEvent =
  | { readonly type: 'flip'; readonly card: number; readonly atMs: number }
  /** Only time has passed, so that cards without a match can turn back. */
  | { readonly type: 'tick'; readonly atMs: number };

export interface MemoryRun {
  readonly level: number;
  readonly seed: number;
  readonly cards: readonly MemoryCard[];
  /**
   * The places of the cards that are face up and not matched, in the order in which they were
   * turned; at most two.
   */
  readonly up: readonly number[];
  /** When two cards that do not match turn back, on the round's clock; null when there are no such cards. */
  readonly flipBackAtMs: number | null;
  /** The number of turns so far; in each turn, two cards are flipped. */
  readonly turns: number;
  readonly phase: 'playing' | 'finished';
}

/** A new board: 8 cards at level 1. */
export const newMemoryRun = (level: number, seed: number): MemoryRun => ({
  level,
  seed,
  cards: deal(level, seed),
  up: [],
  flipBackAtMs: null,
  turns: 0,
  phase: 'playing',
});

/** The seed of the next board, for Play Again. */
export const nextMemorySeed = (seed: number): number => seedOf(`memory again ${seed}`);

const change = (
  run: MemoryRun,
  ids: readonly number[],
  to: Partial<Pick<MemoryCard, 'isFlipped' | 'isMatched'>>,
): readonly MemoryCard[] =>
  run.cards.map((card) => (ids.includes(card.id) ? { ...card, ...to } : card));

const turnBack = (run: MemoryRun, atMs: number): MemoryRun =>
  run.flipBackAtMs === null || atMs < run.flipBackAtMs
    ? run
    : { ...run, cards: change(run, run.up, { isFlipped: false }), up: [], flipBackAtMs: null };

const flip = (run: MemoryRun, id: number, atMs: number): MemoryRun => {
  const card = run.cards[id];
  if (card === undefined || card.isFlipped || run.up.length === 2) return run;
  const [first] = run.up;
  const cards = change(run, [id], { isFlipped: true });
  if (first === undefined) return { ...run, cards, up: [id] };
  const turns = run.turns + 1;
  if (run.cards[first]?.image !== card.image) {
    return { ...run, cards, up: [first, id], turns, flipBackAtMs: atMs + FLIP_BACK_MS };
  }
  const matched = change({ ...run, cards }, [first, id], { isMatched: true });
  const phase = matched.every(({ isMatched }) => isMatched) ? 'finished' : 'playing';
  return { ...run, cards: matched, up: [], turns, phase };
};

/**
 * The round after an event. An event that changes nothing returns the same object and need not be stored; replaying the
 * stored events gives the same round. A flip also advances the clock.
 */
export const stepMemory = (run: MemoryRun, event: MemoryEvent): MemoryRun => {
  if (run.phase === 'finished' || !Number.isFinite(event.atMs)) return run;
  const now = turnBack(run, event.atMs);
  return event.type === 'flip' ? flip(now, event.card, event.atMs) : now;
};
