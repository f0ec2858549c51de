import { drawScenes, fitsAt } from './round.ts';
import type { SocialScene } from './scene.ts';

/**
 * An event of a round; `atMs` is in milliseconds on the round's own monotonic clock, which is 0 when the first scene is
 * shown.
 */
export type SocialEvent =
  /** `option` is the place in the scene's own list, regardless of the display order. */
  | { readonly type: 'answer'; readonly option: number; readonly atMs: number }
  /** Moves on from the explanations to the next scene. */
  | { readonly type: 'next'; readonly atMs: number };

interface SocialAnswer {
  readonly scene: string;
  readonly option: number;
  readonly fits: boolean;
  /** The time from the onset of the scene to the answer, in milliseconds. */
  readonly afterMs: number;
}

export interface SocialRun {
  readonly level: number;
  readonly seed: number;
  readonly scenes: readonly SocialScene[];
  /** The place of the current scene in the round, from 0. */
  readonly at: number;
  /** In `explained` every option is shown with its reason. */
  readonly phase: 'asking' | 'explained' | 'finished';
  /** When the current scene was shown, on the round's clock. */
  readonly shownAtMs: number;
  readonly answers: readonly SocialAnswer[];
}

/** A round that shows its first scene, without a time limit. */
export const newSocialRun = (level: number, seed: number): SocialRun => ({
  level,
  seed,
  scenes: drawScenes(level, seed),
  at: 0,
  phase: 'asking',
  shownAtMs: 0,
  answers: [],
});

const answer = (run: SocialRun, option: number, atMs: number): SocialRun => {
  const scene = run.scenes[run.at];
  const fits = fitsAt(scene, option);
  if (run.phase !== 'asking' || scene === undefined || fits === null) return run;
  const given = { scene: scene.id, option, fits, afterMs: atMs - run.shownAtMs };
  return { ...run, phase: 'explained', answers: [...run.answers, given] };
};

const next = (run: SocialRun, atMs: number): SocialRun => {
  if (run.phase !== 'explained') return run;
  const at = run.at + 1;
  return at === run.scenes.length
    ? { ...run, phase: 'finished' }
    : { ...run, at, phase: 'asking', shownAtMs: atMs };
};

/** The round after an event. An event that changes nothing returns the same object. */
export const stepSocial = (run: SocialRun, event: SocialEvent): SocialRun => {
  if (run.phase === 'finished' || !Number.isFinite(event.atMs)) return run;
  return event.type === 'answer' ? answer(run, event.option, event.atMs) : next(run, event.atMs);
};
