import { useServerAheadMs } from '#client/lib/api/server-clock.ts';
import { ClockFace } from '#client/lib/cues/clock-face.tsx';
import { clockText } from '#client/lib/cues/time-left.ts';
import { useNow } from '#client/lib/use-now.ts';
import { remainingMs } from '#domain/shared/time/countdown.ts';
import { phaseAt } from '#domain/shared/time/cues.ts';
import { texts } from '#texts/chat.js';
import type { PartOf } from './message-part-type.ts';

/** A timer to a fixed deadline, which continues while the page is closed. */
export const TimerPart = ({ part }: { readonly part: PartOf<'timer'> }) => {
  const { label } = part;
  const durationMs = Math.max(1, part.endsAtMs - part.startedAtMs);
  // Converted to this device's clock, which may differ from the server's clock by minutes.
  const startedAtMs = part.startedAtMs - useServerAheadMs();
  const countdown = { startedAtMs, durationMs, pausedAtMs: null, pausedTotalMs: 0 };
  const now = useNow(startedAtMs);
  const leftMs = remainingMs(countdown, now);
  return (
    <ClockFace
      phase={phaseAt(countdown, now)}
      leftMs={leftMs}
      durationMs={durationMs}
      figures={leftMs === 0 ? texts.timeIsUp : clockText(leftMs)}
      heading={<h3>{label}</h3>}
      hint={leftMs === 0 ? texts.timeIsOver : texts.timeGoesOn}
    >
      {null}
    </ClockFace>
  );
};
