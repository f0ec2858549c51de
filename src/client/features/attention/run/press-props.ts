import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { pointerInput } from '#client/platform/presses.ts';
import type { PressInput } from '#domain/attention/recording.ts';

const isPressKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && !ctrlKey && !altKey && !metaKey;

/**
 * Handlers that make a button respond when a pointer, Enter or Space goes down, and not when it is
 * released; holding a key counts once. Switch and voice control send only a click.
 */
export const pressProps = (onPress: (timeStampMs: number, input: PressInput) => void) => ({
  onPointerDown: ({ button, timeStamp, pointerType }: PointerEvent) => {
    if (button === 0) onPress(timeStamp, pointerInput(pointerType));
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    // Otherwise the browser clicks as well; for Space it does so when the key is released.
    event.preventDefault();
    if (!event.repeat) onPress(event.timeStamp, 'key');
  },
  onKeyUp: (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  },
  onClick: ({ detail, timeStamp }: MouseEvent) => {
    if (detail === 0) onPress(timeStamp, 'key');
  },
});
