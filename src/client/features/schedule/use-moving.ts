import { type KeyboardEvent, useState } from 'react';
import { isEnter, isEscape } from '#client/platform/keys.ts';
import { useDrag } from '#client/ui/use-drag.ts';
import { movedTime } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';

/** The step in minutes by which a drag or an arrow key moves an item. */
const STEP_MINUTES = 5;
const KEY_MINUTES: Readonly<Record<string, number>> = {
  ArrowUp: -STEP_MINUTES,
  ArrowDown: STEP_MINUTES,
  PageUp: -30,
  PageDown: 30,
};
/** The height of a minute on the line in rem. Keep it in sync with `schedule.module.css`. */
const MINUTE_REM = 0.075;

const pixelsPerMinute = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * MINUTE_REM;

/**
 * Moves an item in time by dragging it or with keys on its button. The new time is applied when the pointer is
 * released, on Enter, or when the button loses the focus. Escape cancels the move.
 *
 * @param startMin minutes since the person's day began
 * @param onMove called with the new time as HH:MM
 */
export const useMoving = (
  startMin: number,
  dayStartsAtHour: number,
  onMove: (time: string) => void,
) => {
  const start = clockTimeAt(startMin, dayStartsAtHour);
  const [wanted, setWanted] = useState<string | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);

  const end = (time: string | null): void => {
    setOffsetPx(0);
    setWanted(null);
    if (time !== null && time !== start) onMove(time);
  };

  const timeAt = (px: number): string => {
    const steps = Math.round(px / pixelsPerMinute() / STEP_MINUTES);
    return movedTime(start, steps * STEP_MINUTES, dayStartsAtHour);
  };

  const onPointerDown = useDrag({
    pressMs: 0,
    onMove: (byPx) => {
      setOffsetPx(byPx);
      setWanted(timeAt(byPx));
    },
    onEnd: (byPx) => end(byPx === null ? null : timeAt(byPx)),
  });

  return {
    /** The time at the item's current position, as HH:MM; null while the item is not being moved. */
    wanted,
    /** The distance that the pointer has dragged the item, in pixels. */
    offsetPx,
    handlers: {
      onPointerDown,
      onKeyDown: (event: KeyboardEvent): void => {
        const minutes = KEY_MINUTES[event.key];
        if (minutes !== undefined) {
          event.preventDefault();
          setWanted(movedTime(wanted ?? start, minutes, dayStartsAtHour));
        } else if (wanted !== null && isEnter(event)) {
          event.preventDefault();
          end(wanted);
        } else if (wanted !== null && isEscape(event)) {
          event.preventDefault();
          end(null);
        }
      },
      onBlur: (): void => {
        // During a drag, the window can lose the focus.
        if (offsetPx === 0) end(wanted);
      },
    },
  };
};
