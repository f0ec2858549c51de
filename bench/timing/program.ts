import type { Difficulty } from '#domain/attention/recording.ts';
import type { BenchPage } from './bench-browser.ts';
import type { RecordedRun } from './played-run.ts';

/** The compared programs. */
export const PROGRAMS = ['Evenkeel', 'jsPsych'] as const;
export type Program = (typeof PROGRAMS)[number];

/** How the benchmark goes through a 30-second run in one program. */
export interface ProgramRun {
  readonly open: (page: BenchPage, difficulty: Difficulty) => Promise<void>;
  readonly start: (page: BenchPage, difficulty: Difficulty) => Promise<void>;
  readonly isOver: (page: BenchPage) => Promise<boolean>;
  readonly recorded: (page: BenchPage, difficulty: Difficulty) => Promise<RecordedRun>;
}
