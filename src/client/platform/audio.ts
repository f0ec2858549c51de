const TONE_S = 1.1;
const RISE_S = 0.06;
/** Two notes an octave apart: low enough to be soft, high enough for the speaker of a phone. */
const NOTES_HZ = [392, 784] as const;
/** Even at full volume far from the loudest that the device can do. */
const LOUDEST = 0.25;

/**
 * Plays one soft tone that swells and fades. Resolves when it has ended. To be called from a press:
 * browsers make no sound before one.
 *
 * @param volume 0 to 100 percent; at 0 nothing sounds
 * @throws Error where the browser cannot play
 */
export const playTone = async (volume: number): Promise<void> => {
  const context = new AudioContext();
  try {
    await context.resume();
    const gain = context.createGain();
    const start = context.currentTime;
    // Loudness is heard in steps that grow, so the middle of the slider is a quarter.
    const peak = LOUDEST * (volume / 100) ** 2;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(peak, start + RISE_S);
    gain.gain.setTargetAtTime(0, start + RISE_S, TONE_S / 5);
    gain.connect(context.destination);
    const notes = NOTES_HZ.map((frequency) => new OscillatorNode(context, { frequency }));
    for (const note of notes) {
      note.connect(gain);
      note.start(start);
      note.stop(start + TONE_S);
    }
    await Promise.all(
      notes.map((note) => new Promise((ended) => note.addEventListener('ended', ended))),
    );
  } finally {
    await context.close();
  }
};
