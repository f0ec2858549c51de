import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isEnter } from '#client/platform/keys.ts';
import { pointerInput } from '#client/platform/presses.ts';
import type { PressInput } from '#domain/attention/recording.ts';

const isPressKey = (event: KeyboardEvent): boolean =>
  (isEnter(event) || event.key === ' ') && !event.ctrlKey && !event.altKey && !event.metaKey;

/** How long after a pointer event a click on the same control still belongs to the same press. */
const SAME_PRESS_MS = 500;

/** The time at which a pointer last went down or up on each control, on the page's clock. */
const pointerAtMs = new WeakMap<EventTarget, number>();

const notePointer = ({ currentTarget, timeStamp }: PointerEvent): void => {
  pointerAtMs.set(currentTarget, timeStamp);
};

/** Whether the click belongs to a press that started with a pointer event, as phone screen readers send it. */
const endsPress = ({ currentTarget, timeStamp }: MouseEvent): boolean =>
  timeStamp - (pointerAtMs.get(currentTarget) ?? Number.NEGATIVE_INFINITY) < SAME_PRESS_MS;

/**
 * Handlers that make a button respond when a pointer, Enter or Space is pressed down, instead of when it is released.
 * Holding a key counts once. Clicks are handled too, because switch and voice control send nothing else.
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
    // Prevent the browser's own click, which for Space would come when the key is released.
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
