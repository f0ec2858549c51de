import { useState } from 'react';
import type { PlayedRound } from '#client/features/games/results/body.ts';
import { clockAt, newRoundClock, type RoundClock } from '#domain/games/round-clock.ts';

interface AnyRun {
  readonly level: number;
  readonly seed: number;
  readonly phase: string;
}

interface Rules<Run, Event> {
  readonly create: (level: number, seed: number) => Run;
  readonly step: (run: Run, event: Event) => Run;
  /** Whether the clock waits for the first event, because nothing is to be judged before it. */
  readonly waits: boolean;
}

type Events = PlayedRound['events'];

/** A seed that nobody knows before: a whole number of 32 bits, from which all chance of a round comes. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A round that goes on by what the person does, with the events that made it what it is. */
export const useRound = <Run extends AnyRun, Event extends Events[number]>(
  { create, step, waits }: Rules<Run, Event>,
  level: number,
  onFinished: (played: PlayedRound) => void,
) => {
  const begin = (at: number, seed: number) => ({
    run: create(at, seed),
    events: [] as Event[],
    clock: waits ? null : newRoundClock(performance.now()),
    startedAt: '',
  });
  // What an event finds is what the one before it left, also when no render came between them.
  const [round] = useState(() => ({ now: begin(level, newSeed()) }));
  const [run, setRun] = useState(round.now.run);

  const clockNow = (): RoundClock => {
    const [{ clock }, nowMs] = [round.now, performance.now()];
    return clock === null ? newRoundClock(nowMs) : clockAt(clock, nowMs);
  };

  /** The round after an event, which is the same when it changed nothing. */
  const send = (make: (atMs: number) => Event): Run => {
    const { now } = round;
    now.clock = clockNow();
    // A timer may name an instant that it is a hair ahead of; what comes next is not before it.
    const event = make(Math.max(now.events.at(-1)?.atMs ?? 0, now.clock.atMs));
    const after = step(now.run, event);
    if (after === now.run) return after;
    // A page may lie open for days before its round is played.
    if (now.events.length === 0) now.startedAt = new Date(Date.now() - event.atMs).toISOString();
    now.run = after;
    now.events.push(event);
    setRun(after);
    if (after.phase === 'finished') {
      const { events, startedAt } = now;
      onFinished({ level: after.level, seed: after.seed, events, startedAt });
    }
    return after;
  };

  /** Begins another round. */
  const again = (at: number, seed: number): void => {
    round.now = begin(at, seed);
    setRun(round.now.run);
  };
  /** The time until an instant of the round's clock, in milliseconds, at least 0. */
  const untilMs = (atMs: number): number => Math.max(0, atMs - clockNow().atMs);
  return { run, send, again, untilMs };
};
