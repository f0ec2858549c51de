import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayedRound } from '#client/features/games/results/body.ts';
import { newSeed } from '#client/features/games/round/use-round.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { currentMs, uptimeMs } from '#client/platform/after.ts';
import { followFrames, onHidden } from '#client/platform/frame-clock.ts';
import { isEndless } from '#domain/games/focus/levels.ts';
import {
  type Circle,
  type FocusEvent,
  type FocusRun,
  newFocusRun,
  stepFocus,
} from '#domain/games/focus/run.ts';
import { forgetInterruptedGame, rememberInterruptedGame } from './interrupted-game.ts';

/**
 * A game of Focus tap on the page's clock. React renders when a circle appears or disappears, not on every frame. The
 * game pauses when the page is hidden. Rounds without a tap are not saved. From level 2 on, the first circle is delayed
 * by `leadMs`.
 */
export const useFocusRun = (
  level: number,
  leadMs: number,
  onRound: (played: PlayedRound, points: number) => void,
) => {
  /** The time on the page's clock at which a game created now starts. */
  const beginsAt = (ofLevel: number): number => uptimeMs() + (isEndless(ofLevel) ? 0 : leadMs);
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
      const startedAt = new Date(currentMs() - lastedMs).toISOString();
      onRound({ level: after.level, seed, events: [...events], startedAt }, after.score);
    }
  };

  const frame = useEffectEvent((stampMs: number) => send({ type: 'frame', atMs: stampMs }));
  const leave = useEffectEvent(() => {
    send({ type: 'toggle', atMs: uptimeMs() });
    setWasHidden(true);
  });
  useEffect(() => {
    forgetInterruptedGame();
    return () => {
      const { phase, score } = latest.current;
      if (phase === 'running' && score > 0) rememberInterruptedGame(userId, score);
    };
  }, [userId]);
  const { phase } = run;
  useEffect(() => {
    if (phase !== 'running') return;
    // A page that was opened in the background is hidden from the start.
    if (document.visibilityState === 'hidden') return leave();
    const [stopFrames, stopLooking] = [followFrames(frame), onHidden(leave)];
    return () => {
      stopFrames();
      stopLooking();
    };
  }, [phase]);

  return {
    run,
    /** Whether the game was paused because the page was hidden. */
    wasHidden,
    /** Taps the given circle. */
    tap: (atMs: number, { round, index }: Circle): void =>
      send({ type: 'tap', round, index, atMs }),
    /** Taps the newest circle that the person could have seen. */
    press: (atMs: number): void => send({ type: 'press', atMs }),
    pause: (): void => send({ type: 'toggle', atMs: uptimeMs() }),
    /** Starts a new game at a level, with a score of 0. */
    start: (newLevel: number): void => {
      setWasHidden(false);
      if (newLevel === latest.current.level && latest.current.phase === 'paused') {
        send({ type: 'toggle', atMs: beginsAt(newLevel) });
      } else show(newFocusRun(newLevel, newSeed(), beginsAt(newLevel)));
    },
  };
};
