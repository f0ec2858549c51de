import { useEffect, useRef, useState } from 'react';
import { getComfort, useComfort } from '#client/lib/comfort/comfort.ts';
import { type Notes, openNotes } from '#client/platform/audio.ts';
import { readText, writeText } from '#client/platform/device-storage.ts';

const KEY = 'game-sounds';

/** The sounds of a game, which are off until the person turns them on. */
export interface GameSounds {
  readonly play: (hz: number, lengthMs: number) => void;
}

/**
 * The sounds of a game with their switch. `isOffered` is false if the comfort settings turn sounds off or reduce
 * stimulation.
 */
export const useGameSounds = () => {
  const comfort = useComfort();
  const sounds = comfort.sounds && !comfort.reducedStimulation;
  const [isOn, setOn] = useState(() => readText(KEY) === 'on');
  const output = useRef<Notes>(null);

  useEffect(
    () => () => {
      output.current?.close();
      output.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!isOn || !sounds) return;
    // Browsers allow sound only after a press, so the output is opened here.
    const open = (): void => {
      output.current ??= openNotes();
    };
    window.addEventListener('pointerdown', open);
    window.addEventListener('keydown', open);
    return () => {
      window.removeEventListener('pointerdown', open);
      window.removeEventListener('keydown', open);
    };
  }, [isOn, sounds]);

  /** Must be called in a press handler, because browsers allow sound only after a press. */
  const toggle = (): void => {
    writeText(KEY, isOn ? 'off' : 'on');
    if (!isOn) output.current ??= openNotes();
    setOn(!isOn);
  };
  const play: GameSounds['play'] = (hz, lengthMs) => {
    const { soundVolume } = getComfort();
    if (isOn && sounds && soundVolume > 0) output.current?.play(hz, lengthMs, soundVolume);
  };
  return { isOffered: sounds, isOn, toggle, play };
};
