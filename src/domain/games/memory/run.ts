import { seedOf } from '#domain/shared/numbers/random.ts';
import { deal, type MemoryCard } from './board.ts';
import { FLIP_BACK_MS } from './levels.ts';

/** Milliseconds on the round's own clock: 0 when it was made, never set back. */
export type MemoryEvent =
  | { readonly type: 'flip'; readonly card: number; readonly atMs: number }
  /** Time has gone on. */
  | { readonly type: 'tick'; readonly atMs: number };

export interface MemoryRun {
  readonly level: number;
  readonly seed: number;
  readonly cards: readonly MemoryCard[];
  /** The cards that are up and not matched, in the order they were turned; at most two. */
  readonly up: readonly number[];
  /** When two that do not match turn back; null while none wait for that. */
  readonly flipBackAtMs: number | null;
  /** Turns of two cards. */
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

/** The seed for the board after this one: Play Again shuffles by it. */
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
 * The round after an event. One that changes nothing gives the same object, so that only those that
 * matter need to be kept; those again make the same round. A flip also brings the time on.
 */
export const stepMemory = (run: MemoryRun, event: MemoryEvent): MemoryRun => {
  if (run.phase === 'finished' || !Number.isFinite(event.atMs)) return run;
  const now = turnBack(run, event.atMs);
  return event.type === 'flip' ? flip(now, event.card, event.atMs) : now;
};
