import * as z from 'zod/mini';
import { DIFFICULTIES } from './recording.ts';

/** Schemas of events that several tests share, used to read stored recordings. */
export const atMs = z.number();

export const frameShape = z.object({ type: z.literal('frame'), atMs, frameMs: z.number() });

export const controlShape = z.object({
  type: z.enum(['start', 'pause', 'resume', 'stop']),
  atMs,
});

export const difficultyShape = z.object({
  type: z.literal('difficulty'),
  atMs,
  difficulty: z.enum(DIFFICULTIES),
});
