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

/** Why nothing was written down; `silence` where nothing went wrong. */
export type NotHeard = 'silence' | 'refused' | 'no-microphone' | 'unreachable' | 'unsupported';

/** What came of listening: never empty text. */
type Listened = { readonly text: string } | { readonly reason: NotHeard };

/** Listening by the browser itself, under way. */
export interface Listening {
  /** What was heard, once it has ended: by `stop`, or by itself after silence or a failure. */
  readonly ended: Promise<Listened>;
  /** Ends it. */
  stop(): void;
}

/** By what the browser calls it. */
const REASONS: Readonly<Record<string, NotHeard>> = {
  'not-allowed': 'refused',
  'audio-capture': 'no-microphone',
  network: 'unreachable',
  'service-not-allowed': 'unsupported',
  'language-not-supported': 'unsupported',
};

const recognitionOf = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Whether the browser can write down speech by itself. */
export const canListen = (): boolean => recognitionOf() !== undefined;

/** Begins to listen. Null where the browser cannot. */
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
