import { type PointerEvent as PressEvent, useEffect, useEffectEvent, useState } from 'react';
import { after, beforeFrame, cancelFrame, uptimeMs } from '#client/platform/after.ts';
import { isEscape } from '#client/platform/keys.ts';

/** How far in px a pressed pointer must move up or down to start a drag. */
const LEAST_MOVE_PX = 5;
/** The part of the window's height, at its upper and its lower edge, where a drag scrolls the page. */
const EDGE = 0.15;
/** How fast a drag scrolls the page at the very edge, in px per ms. */
const FASTEST_SCROLL = 1;

/** How fast a pointer at `y` scrolls the page, in px per ms; negative upwards, 0 away from the edges. */
const scrollSpeed = (y: number): number => {
  const edgePx = window.innerHeight * EDGE;
  const intoPx = Math.min(0, y - edgePx) + Math.max(0, y - window.innerHeight + edgePx);
  return Math.max(-1, Math.min(1, intoPx / edgePx)) * FASTEST_SCROLL;
};

/** A drag must not click the element on which it ends. */
const ignoreClick = (): void => {
  const stop = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true });
  // The click fires before this callback.
  after(0, () => window.removeEventListener('click', stop, { capture: true }));
};

interface Press {
  readonly pointerId: number;
  readonly clientY: number;
  readonly scrolledPx: number;
  readonly atMs: number;
}

interface Drag {
  /** How long a pointer must be pressed before it can start a drag, in ms. */
  readonly pressMs: number;
  /** Called with the distance from the press to the pointer on the page, in px. Scrolling counts too. */
  readonly onMove: (byPx: number) => void;
  /** Called with the distance when the pointer is released; null if the drag was cancelled. */
  readonly onEnd: (byPx: number | null) => void;
}

/**
 * Drags something up and down by a handle. Near the edges of the window, the page scrolls. Escape cancels the drag.
 *
 * @returns the handler for `pointerdown` on the handle, which needs `touch-action: none`
 */
export const useDrag = ({ pressMs, onMove, onEnd }: Drag) => {
  const [press, setPress] = useState<Press | null>(null);
  const move = useEffectEvent(onMove);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (press === null) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let phase: 'pressed' | 'dragging' | 'over' = 'pressed';
    let y = press.clientY;
    let lastMs = 0;
    let frame = 0;
    const byPx = (): number => y - press.clientY + window.scrollY - press.scrolledPx;
    const moveIfDragging = (): void => {
      if (phase === 'dragging') move(byPx());
    };
    const finish = (isKept: boolean): void => {
      if (phase !== 'dragging') return;
      phase = 'over';
      cancelFrame(frame);
      end(isKept ? byPx() : null);
    };
    const scroll = (frameMs: number): void => {
      const px = scrollSpeed(y) * Math.min(frameMs - lastMs, 50);
      lastMs = frameMs;
      if (px !== 0) window.scrollBy({ top: px, behavior: 'instant' });
      frame = beforeFrame(scroll);
    };
    window.addEventListener(
      'pointermove',
      ({ pointerId, clientY }) => {
        if (pointerId !== press.pointerId) return;
        y = clientY;
        const isLong = uptimeMs() - press.atMs >= pressMs;
        if (phase === 'pressed' && isLong && Math.abs(byPx()) >= LEAST_MOVE_PX) {
          phase = 'dragging';
          lastMs = uptimeMs();
          frame = beforeFrame(scroll);
        }
        moveIfDragging();
      },
      options,
    );
    window.addEventListener('scroll', moveIfDragging, options);
    window.addEventListener(
      'pointerup',
      ({ pointerId }) => {
        if (pointerId !== press.pointerId) return;
        if (phase !== 'pressed') ignoreClick();
        finish(true);
        setPress(null);
      },
      options,
    );
    for (const type of ['pointercancel', 'visibilitychange'])
      window.addEventListener(type, () => setPress(null), options);
    window.addEventListener(
      'keydown',
      (event) => {
        if (phase !== 'dragging') return;
        // The keys of the handle would move the item too.
        event.stopPropagation();
        if (!isEscape(event)) return;
        event.preventDefault();
        finish(false);
      },
      options,
    );
    // A long press opens a menu on some phones, and selected text could be dragged along.
    for (const type of ['contextmenu', 'dragstart'])
      window.addEventListener(type, (event) => event.preventDefault(), options);
    return () => {
      listening.abort();
      finish(false);
    };
  }, [press, pressMs]);

  return ({ button, isPrimary, pointerId, clientY, currentTarget }: PressEvent): void => {
    if (button !== 0 || !isPrimary) return;
    setPress({ pointerId, clientY, scrolledPx: window.scrollY, atMs: uptimeMs() });
    currentTarget.setPointerCapture(pointerId);
  };
};
