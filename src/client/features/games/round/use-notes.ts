import { useEffect, useRef, useState } from 'react';
import { getComfort, useComfort } from '#client/lib/comfort/comfort.ts';
import { type Notes, openNotes } from '#client/platform/audio.ts';
import { readText, writeText } from '#client/platform/device-storage.ts';

const KEY = 'game-sounds';

/** Notes of a game. They are off until the person wants them. */
export interface GameNotes {
  readonly play: (hz: number, lengthMs: number) => void;
}

/** The notes of a game, and the choice of them; `isOffered` is false when the app is to be silent, and with reduced stimulation. */
export const useNotes = () => {
  const comfort = useComfort();
  const sounds = comfort.sounds && !comfort.reducedStimulation;
  const [isOn, setOn] = useState(() => readText(KEY) === 'on');
  const opened = useRef<Notes>(null);

  useEffect(
    () => () => {
      opened.current?.close();
      opened.current = null;
    },
    [],
  );
  useEffect(() => {
    if (!isOn || !sounds) return;
    // Browsers let nothing sound before the first press.
    const open = (): void => {
      opened.current ??= openNotes();
    };
    window.addEventListener('pointerdown', open);
    window.addEventListener('keydown', open);
    return () => {
      window.removeEventListener('pointerdown', open);
      window.removeEventListener('keydown', open);
    };
  }, [isOn, sounds]);

  /** Call it in a press. */
  const toggle = (): void => {
    writeText(KEY, isOn ? 'off' : 'on');
    if (!isOn) opened.current ??= openNotes();
    setOn(!isOn);
  };
  const play: GameNotes['play'] = (hz, lengthMs) => {
    const { soundVolume } = getComfort();
    if (isOn && sounds && soundVolume > 0) opened.current?.play(hz, lengthMs, soundVolume);
  };
  return { isOffered: sounds, isOn, toggle, play };
};
