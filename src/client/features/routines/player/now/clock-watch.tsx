import { useEffect } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import type { Run } from '#domain/routines/player/run.ts';
import type { Press } from '../run/use-run.ts';

/** A difference that is more than two events in one moment. */
const NOTED_FROM_MS = 2_000;

interface ClockWatchProps {
  readonly run: Run;
  readonly press: Press;
}

/** Draws nothing; notes that the clock of this device was set back, so that time counts on from where it stands. */
export const ClockWatch = ({ run: { observedAtMs, phase }, press }: ClockWatchProps) => {
  const now = useNow(observedAtMs);
  const isSetBack = observedAtMs !== null && now < observedAtMs - NOTED_FROM_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is set back
  useEffect(() => {
    if (isSetBack) press(phase === 'paused' ? 'pause' : 'resume');
  }, [isSetBack, observedAtMs]);
  return null;
};
