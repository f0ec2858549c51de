import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUserId } from '#client/features/games/queries.ts';
import type { PlayedRound } from '#client/features/games/results/body.ts';
import { newSeed } from '#client/features/games/round/use-round.ts';
import { followFrames, onHidden } from '#client/platform/frame-clock.ts';
import { isEndless } from '#domain/games/focus/levels.ts';
import {
  type Circle,
  type FocusEvent,
  type FocusRun,
  newFocusRun,
  stepFocus,
} from '#domain/games/focus/run.ts';
import { forgetLeft, noteLeft } from './left-points.ts';

/**
 * A game of Focus tap on the page's clock. React draws when a circle comes or goes, and not on each
 * frame. It pauses when the page is hidden. Rounds of which nothing was tapped are not kept: nobody
 * played them. From level 2 on the first circle may come later by `leadMs`.
 */
export const useFocusRun = (
  level: number,
  leadMs: number,
  onRound: (played: PlayedRound, points: number) => void,
) => {
  /** When a game of a level that is made now begins, on the page's clock. */
  const beginsAt = (at: number): number => performance.now() + (isEndless(at) ? 0 : leadMs);
  const [run, setRun] = useState(() => newFocusRun(level, newSeed(), beginsAt(level)));
  const userId = useUserId();
  const [wasHidden, setWasHidden] = useState(false);
  const latest = useRef(run);

  const show = (after: FocusRun): void => {
    latest.current = after;
    setRun(after);
  };
  const send = (event: FocusEvent): void => {
    const before = latest.current;
    const after = stepFocus(before, event);
    if (after === before) return;
    show(after);
    for (const { seed, events } of after.ended.slice(before.ended.length)) {
      if (!events.some(({ type }) => type === 'tap')) continue;
      const lastedMs = events.at(-1)?.atMs ?? 0;
      const startedAt = new Date(Date.now() - lastedMs).toISOString();
      onRound({ level: after.level, seed, events: [...events], startedAt }, after.score);
    }
  };

  const frame = useEffectEvent((stampMs: number) => send({ type: 'frame', atMs: stampMs }));
  const leave = useEffectEvent(() => {
    send({ type: 'toggle', atMs: performance.now() });
    setWasHidden(true);
  });
  useEffect(() => {
    forgetLeft();
    return () => {
      const { phase, score } = latest.current;
      if (phase === 'running' && score > 0) noteLeft(userId, score);
    };
  }, [userId]);
  const { phase } = run;
  useEffect(() => {
    if (phase !== 'running') return;
    // A page that was opened in the background has not been seen yet.
    if (document.visibilityState === 'hidden') return leave();
    const [stopFrames, stopLooking] = [followFrames(frame), onHidden(leave)];
    return () => {
      stopFrames();
      stopLooking();
    };
  }, [phase]);

  return {
    run,
    /** Whether it is paused because the page was hidden. */
    wasHidden,
    /** Answers this circle. */
    tap: (atMs: number, { round, index }: Circle): void =>
      send({ type: 'tap', round, index, atMs }),
    /** Answers the newest circle that can have been seen. */
    press: (atMs: number): void => send({ type: 'press', atMs }),
    pause: (): void => send({ type: 'toggle', atMs: performance.now() }),
    /** Starts again from nothing, at a level. */
    start: (at: number): void => {
      setWasHidden(false);
      if (at === latest.current.level && latest.current.phase === 'paused') {
        send({ type: 'toggle', atMs: beginsAt(at) });
      } else show(newFocusRun(at, newSeed(), beginsAt(at)));
    },
  };
};
