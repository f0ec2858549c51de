import { PointerSensor, type PointerSensorProps } from '@dnd-kit/core';

/** A drag starts after a press of this long … */
const PRESS_MS = 120;
/** … and a movement of more than this. */
const MOVEMENT_PX = 5;

/** The distance from which a movement is a drag: none is, before the press was long enough. */
const afterPress = (pressedAtMs: number) => ({
  get distance(): number {
    return performance.now() - pressedAtMs < PRESS_MS ? Number.POSITIVE_INFINITY : MOVEMENT_PX;
  },
});

/**
 * Drags by mouse, pen or finger. The library's own either waits for a time, and gives up when the
 * pointer moves meanwhile, or for a distance; here it takes both, in any order.
 */
export class PressSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    const activationConstraint = afterPress(performance.now());
    super({ ...props, options: { ...props.options, activationConstraint } });
  }
}
