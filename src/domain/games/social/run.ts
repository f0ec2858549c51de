import { drawScenes, optionAt } from './round.ts';
import type { SocialScene } from './scene.ts';

/** Milliseconds on the round's own clock: 0 when it was made and its first scene shown, never set back. */
export type SocialEvent =
  /** `option` is the place in the scene's own list, in whatever order it was shown. */
  | { readonly type: 'answer'; readonly option: number; readonly atMs: number }
  /** After the explanations have been read. */
  | { readonly type: 'next'; readonly atMs: number };

interface SocialAnswer {
  readonly scene: string;
  readonly option: number;
  readonly fits: boolean;
  /** From the showing of the scene to the answer, in milliseconds. */
  readonly afterMs: number;
}

export interface SocialRun {
  readonly level: number;
  readonly seed: number;
  readonly scenes: readonly SocialScene[];
  /** The place of the present scene in the round, from 0. */
  readonly at: number;
  /** In `explained` every option stands with its reason. */
  readonly phase: 'asking' | 'explained' | 'finished';
  /** When the present scene was shown. */
  readonly shownAtMs: number;
  readonly answers: readonly SocialAnswer[];
}

/** A round that shows its first scene. It waits for as long as the person likes. */
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
  const chosen = optionAt(scene, option);
  if (run.phase !== 'asking' || scene === undefined || chosen === null) return run;
  const given = { scene: scene.id, option, fits: chosen.fits, afterMs: atMs - run.shownAtMs };
  return { ...run, phase: 'explained', answers: [...run.answers, given] };
};

const next = (run: SocialRun, atMs: number): SocialRun => {
  if (run.phase !== 'explained') return run;
  const at = run.at + 1;
  return at === run.scenes.length
    ? { ...run, phase: 'finished' }
    : { ...run, at, phase: 'asking', shownAtMs: atMs };
};

/** The round after an event; one that changes nothing gives the same object. */
export const stepSocial = (run: SocialRun, event: SocialEvent): SocialRun => {
  if (run.phase === 'finished' || !Number.isFinite(event.atMs)) return run;
  return event.type === 'answer' ? answer(run, event.option, event.atMs) : next(run, event.atMs);
};
