import type { ConversationState } from '#domain/chat/conversation.ts';
import { exactOption, type Heard } from '#domain/chat/text/heard.ts';
import type { Surroundings } from './coached.ts';
import { DELAY, DELAY_MS, delayPart } from './said.ts';
import { say, type Worded } from './wording.ts';

/** Whoever comes back so long after its end speaks of something else. */
const LAPSES_AFTER_MS = 2 * 3_600_000;
const MINUTE_MS = 60_000;

const SAYS_WAITED = /\b(?:waited|time is up|times up|ten minutes|10 minutes)\b/;
/** These end many things; they are about the delay where little else is said. */
const SAYS_DONE = /\b(?:over|done|finished|did it)\b/;
const DONE_WORDS_MAX = 5;
const ASKS_HOW_LONG = /\b(?:how (?:long|much (?:time|longer))|time (?:is )?left|the timer|timer)\b/;

/** How long the delay still runs, in ms; null where none runs. */
const leftMs = ({ delayAtMs }: ConversationState, nowMs: number): number | null => {
  const left = delayAtMs === null ? 0 : delayAtMs + DELAY_MS - nowMs;
  // A clock that was set back must not make it any longer.
  return left > 0 && left <= DELAY_MS ? left : null;
};

/** Without a delay that is long over. */
export const withoutLapsed = (state: ConversationState, nowMs: number): ConversationState => {
  const { delayAtMs } = state;
  if (delayAtMs === null || leftMs(state, nowMs) !== null) return state;
  const isLapsed = nowMs < delayAtMs || nowMs > delayAtMs + DELAY_MS + LAPSES_AFTER_MS;
  return isLapsed ? { ...state, delayAtMs: null } : state;
};

/** Says how much of a delay is left, with its timer; null where none runs. */
export const stillRuns = (
  state: ConversationState,
  { nowMs, seed }: Surroundings,
): Worded | null => {
  const left = leftMs(state, nowMs);
  if (left === null || state.delayAtMs === null) return null;
  const minutes = Math.ceil(left / MINUTE_MS);
  const before = [
    minutes === 1 ? 'Less than a minute is left.' : `About ${minutes} minutes are left.`,
  ];
  return say(state, seed, 'delayRuns', { before, parts: delayPart(state.delayAtMs) });
};

const saysOver = ({ plain }: Heard): boolean =>
  SAYS_WAITED.test(plain) || (SAYS_DONE.test(plain) && plain.split(' ').length <= DONE_WORDS_MAX);

/** What a message says about the delay: that it begins, is over, or how long it still is; null where nothing. */
export const hearDelay = (
  state: ConversationState,
  heard: Heard,
  around: Surroundings,
  offers: Parameters<typeof say>[3],
): Worded | null => {
  const begins = exactOption([DELAY], heard) !== null;
  const isOver = saysOver(heard);
  if (begins || isOver || ASKS_HOW_LONG.test(heard.plain)) {
    const running = stillRuns(state, around);
    if (running !== null) return running;
  }
  if (begins) {
    const next = { ...state, delayAtMs: around.nowMs };
    return say(next, around.seed, 'delay', { parts: delayPart(around.nowMs) });
  }
  if (state.delayAtMs === null || !isOver) return null;
  return say({ ...state, delayAtMs: null }, around.seed, 'delayOver', offers);
};
