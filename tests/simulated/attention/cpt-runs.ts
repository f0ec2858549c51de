import {
  CPT_VERSION,
  type CptEvent,
  type CptRecording,
  lettersOf,
} from '#domain/attention/cpt/events.ts';
import { isTarget, QUICK_INTERVAL_MS } from '#domain/attention/cpt/letters.ts';
import { BLOCK_LETTERS, FULL_INTERVAL_MS, kindOf } from '#domain/attention/cpt/pairs.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { type Participant, reactionOf } from './participants.ts';

/** The length of a break between two blocks of a simulated run. */
const BREAK_MS = 20_000;

const recordingOf = (
  mode: 'quick' | 'full',
  difficulty: Difficulty,
  seed: number,
  events: readonly CptEvent[],
): CptRecording => ({
  instrument: 'cpt',
  mode,
  difficulty,
  version: CPT_VERSION,
  seed,
  startedAt: '2026-03-01T09:00:00.000Z',
  interrupted: false,
  events,
  timing: {
    frameMs: 1000 / 60,
    frames: 0,
    lateFrames: 0,
    droppedFrames: 0,
    longestFrameMs: null,
    input: 'key',
    onset: 'frame',
  },
});

/** A participant’s Full run on a screen with exact timing. */
export const simulatedFull = (participant: Participant, seed: number): CptRecording => {
  const random = seededRandom(seed + 1);
  const letters = lettersOf({ mode: 'full', difficulty: 'medium', seed });
  const { hitRate, lureRate, otherRate } = participant;
  const rates = { AX: hitRate, AY: lureRate, BX: lureRate, BY: otherRate };
  const events = letters.flatMap((letter, index): CptEvent[] => {
    const atMs = index * FULL_INTERVAL_MS + Math.floor(index / BLOCK_LETTERS) * BREAK_MS;
    const shown: CptEvent = { type: 'letter', index, letter, atMs };
    const isProbe = index % 2 === 1;
    if (!isProbe || random() >= rates[kindOf(letters[index - 1] ?? '', letter)]) return [shown];
    return [shown, { type: 'press', atMs: atMs + reactionOf(participant, random), input: 'key' }];
  });
  return recordingOf('full', 'medium', seed, events);
};

/** A participant’s Quick run on a screen with exact timing. */
export const simulatedQuick = (
  participant: Participant,
  difficulty: Difficulty,
  seed: number,
): CptRecording => {
  const random = seededRandom(seed + 1);
  const letters = lettersOf({ mode: 'quick', difficulty, seed });
  const events = letters.flatMap((letter, index): CptEvent[] => {
    const atMs = index * QUICK_INTERVAL_MS[difficulty];
    const shown: CptEvent = { type: 'letter', index, letter, atMs };
    const isLure = letter === 'X' || letters[index - 1] === 'A';
    const otherRate = isLure ? participant.lureRate : participant.otherRate;
    const rate = isTarget(letters.slice(0, index + 1)) ? participant.hitRate : otherRate;
    if (random() >= rate) return [shown];
    return [shown, { type: 'press', atMs: atMs + reactionOf(participant, random), input: 'key' }];
  });
  return recordingOf('quick', difficulty, seed, events);
};
