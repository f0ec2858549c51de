import { useEffect, useState } from 'react';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { type Notes, openNotes } from '#client/platform/audio.ts';
import type { SimonColor } from '#domain/attention/simon/colors.ts';

/** The frequency of each pad's note in Hz; together they form a chord. */
const PAD_HZ: Readonly<Record<SimonColor, number>> = {
  red: 261.63,
  green: 329.63,
  blue: 392,
  yellow: 523.25,
};

const padNotes = () => {
  let notes: Notes | null = null;
  const close = (): void => {
    notes?.close();
    notes = null;
  };
  return {
    /** Opens the audio output; browsers allow this only in a press handler. */
    open: (): void => {
      close();
      if (getComfort().sounds) notes = openNotes();
    },
    /** Plays the note of a pad at the chosen volume, unless sounds are off. */
    play: (color: SimonColor, lengthMs: number): void => {
      const { sounds, soundVolume } = getComfort();
      if (sounds && soundVolume > 0) notes?.play(PAD_HZ[color], lengthMs, soundVolume);
    },
    /** Closes the audio output. */
    close,
  };
};

/** The notes of the pads; the audio output is closed when the component unmounts. */
export const usePadNotes = () => {
  const [notes] = useState(padNotes);
  useEffect(() => notes.close, [notes]);
  return notes;
};
