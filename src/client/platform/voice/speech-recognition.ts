interface RecognitionEvent {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  addEventListener(type: 'result', listener: (event: RecognitionEvent) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void;
  addEventListener(type: 'end', listener: () => void): void;
}

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => Recognition;
    readonly webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Why listening produced no text. `silence` means that there was no failure. */
export type NotHeard = 'silence' | 'refused' | 'no-microphone' | 'unreachable' | 'unsupported';

/** The result of listening; a text is never empty. */
type Listened = { readonly text: string } | { readonly reason: NotHeard };

/** A speech recognition in progress, done by the browser. */
export interface Listening {
  /** Resolves to the result once the recognition ends, by `stop`, silence or a failure. */
  readonly ended: Promise<Listened>;
  stop(): void;
}

/** The reasons by the browser's error name. */
const REASONS: Readonly<Record<string, NotHeard>> = {
  'not-allowed': 'refused',
  'audio-capture': 'no-microphone',
  network: 'unreachable',
  'service-not-allowed': 'unsupported',
  'language-not-supported': 'unsupported',
};

const recognitionOf = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Whether the browser supports speech recognition. */
export const canListen = (): boolean => recognitionOf() !== undefined;

/** Starts speech recognition; null if the browser does not support it. */
export const startListening = (): Listening | null => {
  const Found = recognitionOf();
  if (Found === undefined) return null;
  const recognition = new Found();
  recognition.lang = navigator.language;
  recognition.continuous = true;
  recognition.interimResults = false;
  let heard = '';
  let reason: NotHeard = 'silence';
  recognition.addEventListener('result', ({ results }) => {
    heard = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ');
  });
  recognition.addEventListener('error', ({ error }) => {
    reason = REASONS[error] ?? 'silence';
  });
  const ended = new Promise<Listened>((resolve) => {
    recognition.addEventListener('end', () => {
      const text = heard.trim();
      resolve(text === '' ? { reason } : { text });
    });
  });
  try {
    recognition.start();
  } catch {
    return null;
  }
  return { ended, stop: () => recognition.stop() };
};
