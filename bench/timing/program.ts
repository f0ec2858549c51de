import type { Difficulty } from '#domain/attention/recording.ts';
import type { BenchPage } from './bench-browser.ts';
import type { RecordedRun } from './played-run.ts';

/** The programs that the benchmark compares. */
export const PROGRAMS = ['Evenkeel', 'jsPsych'] as const;
export type Program = (typeof PROGRAMS)[number];

/** The steps with which the benchmark does a 30-second run in one program. */
export interface ProgramRun {
  readonly open: (page: BenchPage, difficulty: Difficulty) => Promise<void>;
  readonly start: (page: BenchPage, difficulty: Difficulty) => Promise<void>;
  readonly isOver: (page: BenchPage) => Promise<boolean>;
  readonly recorded: (page: BenchPage, difficulty: Difficulty) => Promise<RecordedRun>;
}
