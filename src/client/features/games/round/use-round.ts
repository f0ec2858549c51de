import { useState } from 'react';
import type { PlayedRound } from '#client/features/games/results/body.ts';
import { currentMs, uptimeMs } from '#client/platform/after.ts';
import { clockAt, newRoundClock, type RoundClock } from '#domain/games/round-clock.ts';

interface AnyRun {
  readonly level: number;
  readonly seed: number;
  readonly phase: string;
}

interface Rules<Run, Event> {
  readonly create: (level: number, seed: number) => Run;
  readonly step: (run: Run, event: Event) => Run;
  /** Whether the round's clock starts only at the first event. */
  readonly startsAtFirstEvent: boolean;
}

type Events = PlayedRound['events'];

/** An unpredictable 32-bit seed for the random choices of a round. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A round that the person's events drive. The events are recorded with the round. */
export const useRound = <Run extends AnyRun, Event extends Events[number]>(
  { create, step, startsAtFirstEvent }: Rules<Run, Event>,
  level: number,
  onFinished: (played: PlayedRound) => void,
) => {
  const begin = (at: number, seed: number) => ({
    run: create(at, seed),
    events: [] as Event[],
    clock: startsAtFirstEvent ? null : newRoundClock(uptimeMs()),
    startedAt: '',
  });
  // Stored outside React's state, so that an event sees the previous event even if no render happened in between.
  const [round] = useState(() => ({ now: begin(level, newSeed()) }));
  const [run, setRun] = useState(round.now.run);

  const clockNow = (): RoundClock => {
    const [{ clock }, nowMs] = [round.now, uptimeMs()];
    return clock === null ? newRoundClock(nowMs) : clockAt(clock, nowMs);
  };

  /** Applies an event. Returns the same run if the event changed nothing. */
  const send = (make: (atMs: number) => Event): Run => {
    const { now } = round;
    now.clock = clockNow();
    // A timer may give its event a time slightly in the future, and later events must not precede that event.
    const event = make(Math.max(now.events.at(-1)?.atMs ?? 0, now.clock.atMs));
    const after = step(now.run, event);
    if (after === now.run) return after;
    // The round starts at its first event, because the page may have been open for days.
    if (now.events.length === 0) now.startedAt = new Date(currentMs() - event.atMs).toISOString();
    now.run = after;
    now.events.push(event);
    setRun(after);
    if (after.phase === 'finished') {
      const { events, startedAt } = now;
      onFinished({ level: after.level, seed: after.seed, events, startedAt });
    }
    return after;
  };

  /** Starts another round. */
  const again = (at: number, seed: number): void => {
    round.now = begin(at, seed);
    setRun(round.now.run);
  };
  /** The remaining time until `atMs` on the round's clock; at least 0. */
  const untilMs = (atMs: number): number => Math.max(0, atMs - clockNow().atMs);
  return { run, send, again, untilMs };
};
