import { useEffect } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import type { Run } from '#domain/routines/player/run.ts';
import type { Press } from '../run/use-run.ts';

/**
 * How far this device's clock must have been set back for the change to be noticed. Smaller differences are ignored,
 * because they occur between events that happen at almost the same time.
 */
const NOTED_FROM_MS = 2_000;

interface ClockWatchProps {
  readonly run: Run;
  readonly press: Press;
}

/** Records an event if this device's clock was set back, so that the elapsed time keeps counting. Renders nothing. */
export const ClockWatch = ({ run: { observedAtMs, phase }, press }: ClockWatchProps) => {
  const now = useNow(observedAtMs);
  const isSetBack = observedAtMs !== null && now < observedAtMs - NOTED_FROM_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the clock is set back
  useEffect(() => {
    if (isSetBack) press(phase === 'paused' ? 'pause' : 'resume');
  }, [isSetBack, observedAtMs]);
  return null;
};
