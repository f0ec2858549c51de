import { PointerSensor, type PointerSensorProps } from '@dnd-kit/core';
import { uptimeMs } from '#client/platform/after.ts';

/** The shortest press that starts a drag. */
const PRESS_MS = 120;
/** The shortest movement that starts a drag. */
const MOVEMENT_PX = 5;

/** A constraint whose distance is infinite until the press is long enough. */
const afterPress = (pressedAtMs: number) => ({
  get distance(): number {
    return uptimeMs() - pressedAtMs < PRESS_MS ? Number.POSITIVE_INFINITY : MOVEMENT_PX;
  },
});

/**
 * A pointer sensor that requires both a delay and a distance, in any order. The library supports only
 * one of them, and its delay aborts when the pointer moves.
 */
export class PressSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    const activationConstraint = afterPress(uptimeMs());
    super({ ...props, options: { ...props.options, activationConstraint } });
  }
}
