import { within } from './time-limit.ts';

/** One note: when it begins within the tone, and how long it takes to fade. */
interface Note {
  readonly hz: number;
  readonly atS: number;
  readonly lengthS: number;
}

/**
 * The tones of timers, each known from the other without loudness: low enough to be soft, high enough
 * for the speaker of a phone.
 */
const TONES = {
  /** Two short notes that rise: the end is near. */
  'heads-up': [
    { hz: 392, atS: 0, lengthS: 0.5 },
    { hz: 523.25, atS: 0.32, lengthS: 0.6 },
  ],
  /** One long sound of two notes an octave apart: the end. */
  end: [
    { hz: 392, atS: 0, lengthS: 1.1 },
    { hz: 784, atS: 0, lengthS: 1.1 },
  ],
} as const satisfies Record<string, readonly Note[]>;

type Tone = keyof typeof TONES;

const RISE_S = 0.06;
/** Even at full volume far from the loudest that the device can do. */
const LOUDEST = 0.25;
/** A browser that waits for a press to make sounds never says so; it is not waited for longer. */
const WAKE_LIMIT_MS = 1_000;
/** Longer than every tone: a device that stops the sound half way must not hold up what comes next. */
const TONE_LIMIT_MS = 4_000;

/** The one that a press has allowed to sound, asleep between tones; null before. */
let prepared: AudioContext | null = null;

/**
 * Lets tones sound later, when nothing is pressed. Call it in a press: some browsers allow sound to
 * what was made in one, and to nothing else. Where the browser cannot play, nothing happens.
 */
export const prepareSound = (): void => {
  try {
    prepared ??= new AudioContext();
    const context = prepared;
    if (context.state === 'running') return;
    const sleep = () => context.suspend();
    context
      .resume()
      .then(sleep)
      .catch(() => undefined);
  } catch {
    // Without sound the cues are still to be seen.
  }
};

/** Whether this tab may make sounds by now, as far as the browser tells. */
export const canSound = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const play = async (context: AudioContext, note: Note, peak: number): Promise<void> => {
  const gain = context.createGain();
  const start = context.currentTime + note.atS;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + RISE_S);
  gain.gain.setTargetAtTime(0, start + RISE_S, note.lengthS / 5);
  gain.connect(context.destination);
  const oscillator = new OscillatorNode(context, { frequency: note.hz });
  oscillator.connect(gain);
  oscillator.start(start);
  oscillator.stop(start + note.lengthS);
  await new Promise((ended) => oscillator.addEventListener('ended', ended));
};

/**
 * Plays one soft tone that swells and fades. Resolves when it has ended. It sounds once something
 * was pressed in the page; see `prepareSound`.
 *
 * @param volume 0 to 100 percent; at 0 nothing sounds
 * @throws Error where the browser cannot play, or does not let this page
 */
export const playTone = async (volume: number, tone: Tone = 'end'): Promise<void> => {
  const context = prepared ?? new AudioContext();
  try {
    await within(WAKE_LIMIT_MS, context.resume());
    // Loudness is heard in steps that grow, so the middle of the slider is a quarter.
    const peak = LOUDEST * (volume / 100) ** 2;
    await within(TONE_LIMIT_MS, Promise.all(TONES[tone].map((note) => play(context, note, peak))));
  } finally {
    await (context === prepared ? context.suspend() : context.close());
  }
};

/** Notes for as long as something is played with: no waiting for the device between two. */
export interface Notes {
  /** @param volume 0 to 100 percent */
  readonly play: (hz: number, lengthMs: number, volume: number) => void;
  readonly close: () => void;
}

/** Opens the device for notes. Call it in a press. Where the browser cannot play, nothing sounds. */
export const openNotes = (): Notes => {
  try {
    const context = new AudioContext();
    context.resume().catch(() => undefined);
    return {
      play: (hz, lengthMs, volume) => {
        const note = { hz, atS: 0, lengthS: lengthMs / 1000 };
        void play(context, note, LOUDEST * (volume / 100) ** 2);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    return { play: () => undefined, close: () => undefined };
  }
};
