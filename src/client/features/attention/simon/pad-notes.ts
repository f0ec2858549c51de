import { useEffect, useState } from 'react';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { type Notes, openNotes } from '#client/platform/audio.ts';
import type { SimonColor } from '#domain/attention/simon/colors.ts';
import { PAD_HZ } from './texts.ts';

const padNotes = () => {
  let notes: Notes | null = null;
  const close = (): void => {
    notes?.close();
    notes = null;
  };
  return {
    /** Opens the device. Call it in a press. */
    open: (): void => {
      close();
      if (getComfort().sounds) notes = openNotes();
    },
    /** Plays the note of a pad as loud as is set, unless sounds are off. */
    play: (color: SimonColor, lengthMs: number): void => {
      const { sounds, soundVolume } = getComfort();
      if (sounds && soundVolume > 0) notes?.play(PAD_HZ[color], lengthMs, soundVolume);
    },
    /** Lets go of the device. */
    close,
  };
};

/** The notes of the pads. The device is let go of when the component leaves. */
export const usePadNotes = () => {
  const [notes] = useState(padNotes);
  useEffect(() => notes.close, [notes]);
  return notes;
};
