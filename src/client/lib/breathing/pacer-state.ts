/** A part of a breath. */
interface Phase {
  readonly id: string;
  /** The instruction, such as "Breathe in". */
  readonly label: string;
  readonly durationMs: number;
  /** The fill of the lungs at its start and end, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** A rhythm of breathing. */
export interface Breathing {
  readonly phases: readonly Phase[];
  readonly rounds: number;
}

interface PacerState {
  readonly phase: Phase;
  /** The current round, counted from 1. */
  readonly round: number;
  /** The number of seconds until the end of the phase, rounded up. */
  readonly secondsLeft: number;
}

/** The state of a pacer `elapsedMs` after its start; null once it is over. */
export const pacerStateAt = (
  { phases, rounds }: Breathing,
  elapsedMs: number,
): PacerState | null => {
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
