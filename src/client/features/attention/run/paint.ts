import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { pointerInput } from '#client/platform/presses.ts';
import type { PressInput } from '#domain/attention/recording.ts';

/** Writes a text, past React. */
export const setText = (element: HTMLElement | null, text: string): void => {
  if (element !== null && element.textContent !== text) element.textContent = text;
};

/** Shows one of the children that were painted beforehand, or none (-1), past React. */
export const showOnly = (parent: HTMLElement | null, index: number): void => {
  for (const [at, child] of [...(parent?.children ?? [])].entries()) {
    if (child.hasAttribute('data-on') !== (at === index)) child.toggleAttribute('data-on');
  }
};

const isPressKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && !ctrlKey && !altKey && !metaKey;

/**
 * What makes a button answer at the instant of the press: a finger (any of them), a mouse, or Enter or
 * Space as it goes down, once however long it is held. Switch and voice control, which press without
 * a key or a pointer, make the click that is left.
 */
export const pressProps = (onPress: (timeStampMs: number, input: PressInput) => void) => ({
  onPointerDown: ({ button, timeStamp, pointerType }: PointerEvent) => {
    if (button === 0) onPress(timeStamp, pointerInput(pointerType));
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    // Nor does it click, which for Space would come when the key goes up.
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
