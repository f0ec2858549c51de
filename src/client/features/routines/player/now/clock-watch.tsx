import { useEffect } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import type { Run } from '#domain/routines/player/run.ts';
import type { Press } from '../run/use-run.ts';

/** Smaller differences are ignored, as they occur between nearly simultaneous events. */
const NOTED_FROM_MS = 2_000;

interface ClockWatchProps {
  readonly run: Run;
  readonly press: Press;
}

/** Records an event when this device's clock was set back, so that the elapsed time keeps counting. Renders nothing. */
export const ClockWatch = ({ run: { observedAtMs, phase }, press }: ClockWatchProps) => {
  const now = useNow(observedAtMs);
  const isSetBack = observedAtMs !== null && now < observedAtMs - NOTED_FROM_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the clock is set back
  useEffect(() => {
    if (isSetBack) press(phase === 'paused' ? 'pause' : 'resume');
  }, [isSetBack, observedAtMs]);
  return null;
};
