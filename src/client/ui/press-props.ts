import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isEnter } from '#client/platform/keys.ts';
import { pointerInput } from '#client/platform/presses.ts';
import type { PressInput } from '#domain/attention/recording.ts';

const isPressKey = (event: KeyboardEvent): boolean =>
  (isEnter(event) || event.key === ' ') && !event.ctrlKey && !event.altKey && !event.metaKey;

/** A click that comes this soon after a pointer on the same control belongs to that pointer. */
const SAME_PRESS_MS = 500;

/** The time at which a pointer last went down or up on each control, on the page's clock. */
const pointerAtMs = new WeakMap<EventTarget, number>();

const notePointer = ({ currentTarget, timeStamp }: PointerEvent): void => {
  pointerAtMs.set(currentTarget, timeStamp);
};

/** Whether the click ends a press that a pointer began, as sent by phone screen readers. */
const endsPress = ({ currentTarget, timeStamp }: MouseEvent): boolean =>
  timeStamp - (pointerAtMs.get(currentTarget) ?? Number.NEGATIVE_INFINITY) < SAME_PRESS_MS;

/**
 * Handlers that make a button respond when a pointer, Enter or Space goes down, and not when it is
 * released; holding a key counts once. Switch and voice control send only a click.
 */
export const pressProps = (onPress: (timeStampMs: number, input: PressInput) => void) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button !== 0) return;
    notePointer(event);
    onPress(event.timeStamp, pointerInput(event.pointerType));
  },
  onPointerUp: notePointer,
  onKeyDown: (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    // Otherwise the browser clicks as well; for Space it does so when the key is released.
    event.preventDefault();
    if (!event.repeat) onPress(event.timeStamp, 'key');
  },
  onKeyUp: (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  },
  onClick: (event: MouseEvent) => {
    if (event.detail === 0 && !endsPress(event)) onPress(event.timeStamp, 'key');
  },
});
