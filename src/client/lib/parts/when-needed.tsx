import { type ComponentType, useEffect, useState } from 'react';
import { every } from '#client/platform/after.ts';
import { onPossiblyBack } from '#client/platform/online.ts';

/** How often loading is tried again while the page stays open. */
const RETRY_MS = 10_000;

interface WhenNeededProps<Props extends object> {
  readonly isNeeded: boolean;
  /** A part made by `lazyPart`. */
  readonly Part: ComponentType<Props> & {
    preload(): Promise<void>;
    isLoaded(): boolean;
  };
}

/**
 * Loads a part once there is something for it to do, and keeps it from then on. Shows nothing until it is loaded. If it
 * cannot be loaded, this tries again every few seconds, and when the connection may be back. Other properties go to the
 * part.
 */
export const WhenNeeded = <Props extends object>({
  isNeeded,
  Part,
  ...props
}: WhenNeededProps<Props> & Props) => {
  const [isHere, setHere] = useState(() => isNeeded && Part.isLoaded());
  useEffect(() => {
    if (!isNeeded || isHere) return;
    const load = async (): Promise<void> => {
      await Part.preload();
      setHere(Part.isLoaded());
    };
    void load();
    const stops = [onPossiblyBack(() => void load()), every(RETRY_MS, () => void load())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isNeeded, isHere, Part]);
  return isHere ? <Part {...(props as Props)} /> : null;
};
