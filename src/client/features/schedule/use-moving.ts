import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { after } from '#client/platform/after.ts';
import { isEnter, isEscape } from '#client/platform/keys.ts';
import { movedTime } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';

/** Items move in steps of this many minutes. */
const STEP_MINUTES = 5;
const KEY_MINUTES: Readonly<Record<string, number>> = {
  ArrowUp: -STEP_MINUTES,
  ArrowDown: STEP_MINUTES,
  PageUp: -30,
  PageDown: 30,
};
/** The height of a minute on the line in rem; keep in sync with `schedule.module.css`. */
const MINUTE_REM = 0.075;
/** A pointer that moves less than this counts as a press. */
const LEAST_DRAG_PX = 6;

const pixelsPerMinute = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * MINUTE_REM;

interface Drag {
  readonly pointerId: number;
  readonly fromY: number;
  readonly isMoved: boolean;
}

/**
 * Moves an item in time by dragging or by keys on one button. The new time is applied when the pointer is lifted,
 * on Enter, or when the button loses the focus; Escape cancels.
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
  const drag = useRef<Drag | null>(null);
  /** Whether the press that just ended was a drag, so that its click opens nothing. */
  const wasDrag = useRef(false);

  const end = (isKept: boolean): void => {
    drag.current = null;
    setOffsetPx(0);
    setWanted(null);
    if (isKept && wanted !== null && wanted !== start) onMove(wanted);
  };

  return {
    /** The time at the current position, as HH:MM; null while the item is not being moved. */
    wanted,
    /** The distance that the pointer has dragged the item, in pixels. */
    offsetPx,
    /** Whether the following click belongs to a drag; true only once per drag. */
    takeDrag: (): boolean => {
      const was = wasDrag.current;
      wasDrag.current = false;
      return was;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLButtonElement>): void => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { pointerId: event.pointerId, fromY: event.clientY, isMoved: false };
        wasDrag.current = false;
      },
      onPointerMove: ({ pointerId, clientY }: PointerEvent): void => {
        const { current } = drag;
        if (current === null || current.pointerId !== pointerId) return;
        const moved = clientY - current.fromY;
        if (!current.isMoved && Math.abs(moved) < LEAST_DRAG_PX) return;
        drag.current = { ...current, isMoved: true };
        const steps = Math.round(moved / pixelsPerMinute() / STEP_MINUTES);
        setOffsetPx(moved);
        setWanted(movedTime(start, steps * STEP_MINUTES, dayStartsAtHour));
      },
      onPointerUp: (): void => {
        if (drag.current?.isMoved !== true) {
          drag.current = null;
          return;
        }
        wasDrag.current = true;
        // The click of the drag fires before this.
        after(0, () => {
          wasDrag.current = false;
        });
        end(true);
      },
      onPointerCancel: (): void => end(false),
      onKeyDown: (event: KeyboardEvent): void => {
        const minutes = KEY_MINUTES[event.key];
        if (minutes !== undefined) {
          event.preventDefault();
          setWanted(movedTime(wanted ?? start, minutes, dayStartsAtHour));
        } else if (wanted !== null && isEnter(event)) {
          event.preventDefault();
          end(true);
        } else if (wanted !== null && isEscape(event)) {
          event.preventDefault();
          end(false);
        }
      },
      onBlur: (): void => {
        if (drag.current === null) end(true);
      },
    },
  };
};
