import { PICTURES } from '#domain/games/memory/pictures.ts';
import {
  type MemoryEvent,
  type MemoryRun,
  newMemoryRun,
  stepMemory,
} from '#domain/games/memory/run.ts';
import { normalFrom, type Random, seededRandom } from '#domain/shared/numbers/random.ts';

/** The parameters of a simulated Memory player. */
export interface RememberingPlayer {
  /**
   * The forgetting rate: after n other cards, a card is still known with probability exp(−forget · n). With 0, the
   * player forgets nothing.
   */
  readonly forget: number;
}

const isAlike = (one: string, other: string): boolean =>
  one !== other &&
  PICTURES.some((pair) => pair.some((name) => name === one) && pair.some((name) => name === other));

/** The card that the player believes to match `first`; undefined if they remember no card. */
const recalled = (
  run: MemoryRun,
  first: number,
  seenAt: ReadonlyMap<number, number>,
  knows: (seenAt: number) => boolean,
): number | undefined => {
  const image = run.cards[first]?.image ?? '';
  const known = run.cards.filter(({ id, isMatched }) => {
    const at = seenAt.get(id);
    return id !== first && !isMatched && at !== undefined && knows(at);
  });
  // If the match itself is forgotten, a similar picture is mistaken for it.
  const match = known.find((card) => card.image === image);
  return (match ?? known.find((card) => isAlike(card.image, image)))?.id;
};

/** The events of a whole round by this player; all random choices depend on the seed. */
export const playMemory = (
  { forget }: RememberingPlayer,
  level: number,
  seed: number,
): readonly MemoryEvent[] => {
  const random: Random = seededRandom(seed + 1);
  const events: MemoryEvent[] = [];
  const seenAt = new Map<number, number>();
  let run: MemoryRun = newMemoryRun(level, seed);
  let atMs = 0;
  while (run.phase === 'playing') {
    const isWaiting = run.up.length === 2;
    atMs += Math.max(250, 800 + 200 * normalFrom(random)) + (isWaiting ? 1000 : 0);
    const [first] = isWaiting ? [] : run.up;
    const knows = (at: number): boolean => random() < Math.exp(-forget * (events.length - at));
    const match = first === undefined ? undefined : recalled(run, first, seenAt, knows);
    const open = run.cards.filter(({ id, isMatched }) => id !== first && !isMatched);
    const fresh = open.filter(({ id }) => !seenAt.has(id));
    const from = fresh.length > 0 ? fresh : open;
    const card = match ?? from[Math.floor(random() * from.length)]?.id ?? 0;
    const event: MemoryEvent = { type: 'flip', card, atMs };
    run = stepMemory(run, event);
    seenAt.set(card, events.length);
    events.push(event);
  }
  return events;
};
