import { within } from './after.ts';

/** One note of a tone, with its start and the time in which it fades. */
interface Note {
  readonly hz: number;
  readonly atS: number;
  readonly lengthS: number;
}

/** The timer tones. They differ in pitch, are low enough to be soft, and are high enough for phone speakers. */
const TONES = {
  /** Two short rising notes, for when the end is near. */
  'heads-up': [
    { hz: 392, atS: 0, lengthS: 0.5 },
    { hz: 523.25, atS: 0.32, lengthS: 0.6 },
  ],
  /** Two simultaneous notes an octave apart, for the end. */
  end: [
    { hz: 392, atS: 0, lengthS: 1.1 },
    { hz: 784, atS: 0, lengthS: 1.1 },
  ],
} as const satisfies Record<string, readonly Note[]>;

type Tone = keyof typeof TONES;

const ATTACK_S = 0.06;
/** The gain at full volume, far below the device's maximum. */
const MAX_GAIN = 0.25;
/** The time limit for resuming audio, because the promise never settles in a browser that first requires a press. */
const RESUME_LIMIT_MS = 1_000;
/** How long to wait for the end of a tone, in case the device stops the sound early. This is longer than every tone. */
const TONE_LIMIT_MS = 4_000;

/** The audio context, suspended between tones; null until a press unlocks it. */
let prepared: AudioContext | null = null;

/**
 * Unlocks sound for later tones. Must be called in a press handler, because some browsers allow only audio contexts
 * created in one. Does nothing if the browser cannot play sound.
 */
export const prepareSound = (): void => {
  try {
    prepared ??= new AudioContext();
    const context = prepared;
    if (context.state === 'running') return;
    const suspend = () => context.suspend();
    context
      .resume()
      .then(suspend)
      .catch(() => undefined);
  } catch {
    // Without sound, cues are still shown.
  }
};

/** Whether this tab may already play sounds; assumed to be true if the browser does not say. */
export const canSound = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const play = async (context: AudioContext, note: Note, peak: number): Promise<void> => {
  const gain = context.createGain();
  const start = context.currentTime + note.atS;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + ATTACK_S);
  gain.gain.setTargetAtTime(0, start + ATTACK_S, note.lengthS / 5);
  gain.connect(context.destination);
  const oscillator = new OscillatorNode(context, { frequency: note.hz });
  oscillator.connect(gain);
  oscillator.start(start);
  oscillator.stop(start + note.lengthS);
  await new Promise((ended) => oscillator.addEventListener('ended', ended));
};

/**
 * Plays one soft tone and resolves when the tone has ended. Browsers allow this only after a press in the page; see
 * `prepareSound`.
 *
 * @param volume 0 to 100 percent; 0 is silent
 * @throws Error where the browser cannot play or forbids it
 */
export const playTone = async (volume: number, tone: Tone = 'end'): Promise<void> => {
  const context = prepared ?? new AudioContext();
  try {
    await within(RESUME_LIMIT_MS, context.resume());
    // Squared, because perceived loudness is not linear.
    const peak = MAX_GAIN * (volume / 100) ** 2;
    await within(TONE_LIMIT_MS, Promise.all(TONES[tone].map((note) => play(context, note, peak))));
  } finally {
    await (context === prepared ? context.suspend() : context.close());
  }
};

/** An open audio output, so that notes play without delay. */
export interface Notes {
  /** @param volume 0 to 100 percent */
  readonly play: (hz: number, lengthMs: number, volume: number) => void;
  readonly close: () => void;
}

/** Opens the audio output; must be called in a press handler. Silent if the browser cannot play sound. */
export const openNotes = (): Notes => {
  try {
    const context = new AudioContext();
    context.resume().catch(() => undefined);
    return {
      play: (hz, lengthMs, volume) => {
        const note = { hz, atS: 0, lengthS: lengthMs / 1000 };
        void play(context, note, MAX_GAIN * (volume / 100) ** 2);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    return { play: () => undefined, close: () => undefined };
  }
};
