import type { PartOf } from './part-type.ts';

/** Where a pacer stands. */
interface Paced {
  readonly phase: PartOf<'pacer'>['phases'][number];
  /** Counted from 1. */
  readonly round: number;
  /** Whole seconds to the end of the phase, the begun one included. */
  readonly secondsLeft: number;
}

/** Where a pacer stands this long after its start; null once it is over. */
export const pacedAt = (
  { phases, rounds }: Pick<PartOf<'pacer'>, 'phases' | 'rounds'>,
  elapsedMs: number,
): Paced | null => {
  const roundMs = phases.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const round = Math.floor(elapsedMs / roundMs) + 1;
  if (roundMs <= 0 || round > rounds) return null;
  let leftMs = elapsedMs % roundMs;
  for (const phase of phases) {
    if (leftMs < phase.durationMs) {
      const secondsLeft = Math.ceil((phase.durationMs - leftMs) / 1000);
      return { phase, round, secondsLeft };
    }
    leftMs -= phase.durationMs;
  }
  return null;
};
