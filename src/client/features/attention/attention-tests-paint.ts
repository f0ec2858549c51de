import type { MouseEvent, PointerEvent } from 'react';
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

/**
 * What makes a button answer at the instant of the press. Any finger counts, and so do Enter, Space,
 * switch and voice control, which press without a pointer.
 */
export const pressProps = (onPress: (timeStampMs: number, input: PressInput) => void) => ({
  onPointerDown: ({ button, timeStamp, pointerType }: PointerEvent) => {
    if (button === 0) onPress(timeStamp, pointerInput(pointerType));
  },
  onClick: ({ detail, timeStamp }: MouseEvent) => {
    if (detail === 0) onPress(timeStamp, 'key');
  },
});
