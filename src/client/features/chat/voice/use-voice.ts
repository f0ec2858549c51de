import { useCallback, useEffect, useRef, useState } from 'react';
import { type NoRecording, startRecording } from '#client/platform/recorder.ts';
import { canListen, type NotHeard, startListening } from '#client/platform/speech-recognition.ts';
import { RECORDING_MS_MAX } from '#contract/audio.ts';
import { NO_TRANSCRIPT, transcribe, UPLOAD_FAILED } from './transcribe.ts';

/** How speaking stands. Instants are UTC ms. */
export type Voice =
  | { readonly state: 'idle' | 'asking' | 'writing' }
  | {
      readonly state: 'recording';
      readonly startedAtMs: number;
      /** Whether the browser listens itself, so that no recording is made. */
      readonly byBrowser: boolean;
    }
  | {
      readonly state: 'problem';
      readonly message: string;
      /** Whether nothing went wrong: it is merely not possible here. */
      readonly isCalm: boolean;
      /** The recording, where it can be sent again. */
      readonly again: Blob | null;
      /** Whether the browser's own speech recognition can be offered. */
      readonly offersBrowser: boolean;
    };

const REFUSED: Readonly<Record<NoRecording, string>> = {
  refused:
    'The microphone is not allowed for this page. You can allow it in the settings of your browser, or write instead.',
  'no-microphone': 'There is no microphone that can be used. You can write instead.',
  unsupported: 'This browser cannot record here. You can write instead.',
};

const NOT_HEARD: Readonly<Record<NotHeard, string>> = {
  silence: 'Nothing was heard. You can try again, or write instead.',
  refused: REFUSED.refused,
  'no-microphone': REFUSED['no-microphone'],
  unreachable:
    "The browser's speech recognition needs a connection, and did not get one. You can write instead.",
  unsupported: "The browser's speech recognition cannot be used here. You can write instead.",
};

const problem = (message: string, again: Blob | null = null): Voice => ({
  state: 'problem',
  message,
  isCalm: false,
  again,
  offersBrowser: false,
});

const noServer = (): Voice => ({
  state: 'problem',
  message: 'Recordings cannot be written down here. You can write instead.',
  isCalm: true,
  again: null,
  offersBrowser: canListen(),
});

/** Where the browser wrote nothing down. It can be tried again, unless it would only fail again. */
const notHeard = (reason: NotHeard): Voice => ({
  state: 'problem',
  message: NOT_HEARD[reason],
  isCalm: reason === 'silence',
  again: null,
  offersBrowser: reason !== 'unsupported',
});

/** What goes on until it ends, by `stop` or by itself. */
interface UnderWay<T> {
  readonly ended: Promise<T>;
  stop(): void;
}

/**
 * Speaking in place of writing: what was said is given to `onText`, and sent by nobody but the person.
 *
 * @param hasServer whether there is a speech server; undefined while that is not known
 */
export const useVoice = (onText: (text: string) => void, hasServer: boolean | undefined) => {
  const [voice, setVoice] = useState<Voice>({ state: 'idle' });
  const underWay = useRef<UnderWay<unknown> | null>(null);

  /** Ends what is under way, and lets go what came of it. */
  const drop = useCallback((): void => {
    const dropped = underWay.current;
    underWay.current = null;
    dropped?.stop();
  }, []);
  const isGone = useRef(false);

  /** Shows that it goes on, and takes what comes of it however it ends, unless it was dropped. */
  const follow = <T>(begun: UnderWay<T>, byBrowser: boolean, take: (outcome: T) => void): void => {
    underWay.current = begun;
    setVoice({ state: 'recording', startedAtMs: Date.now(), byBrowser });
    void begun.ended.then((outcome) => {
      if (underWay.current !== begun) return;
      underWay.current = null;
      take(outcome);
    });
  };

  const give = (text: string): void => {
    const said = text.trim();
    if (said !== '') onText(said);
    setVoice(said === '' ? problem(NO_TRANSCRIPT) : { state: 'idle' });
  };

  const send = async (recording: Blob): Promise<void> => {
    setVoice({ state: 'writing' });
    const written = await transcribe(recording);
    if (isGone.current) return;
    if (written.state === 'text') give(written.text);
    else if (written.state === 'no-server') setVoice(noServer());
    else if (written.state === 'busy') setVoice(problem(written.message, recording));
    else if (written.state === 'refused') setVoice(problem(written.message));
    else setVoice(problem(UPLOAD_FAILED, recording));
  };

  const record = async (): Promise<void> => {
    // Nobody should speak for minutes and then hear that it was for nothing.
    if (hasServer === false) return setVoice(noServer());
    setVoice({ state: 'asking' });
    const recording = await startRecording();
    if (typeof recording === 'string') return setVoice(problem(REFUSED[recording]));
    if (isGone.current) return recording.stop();
    follow(recording, false, (recorded) => void send(recorded));
  };

  const listen = () => {
    const listening = startListening();
    if (listening === null) return setVoice(notHeard('unsupported'));
    follow(listening, true, (listened) => {
      if ('text' in listened) give(listened.text);
      else setVoice(notHeard(listened.reason));
    });
  };

  const finish = (): void => {
    setVoice({ state: 'writing' });
    underWay.current?.stop();
  };

  const limit = useRef(finish);
  limit.current = finish;
  const isRecording = voice.state === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    const timer = setTimeout(() => limit.current(), RECORDING_MS_MAX);
    return () => clearTimeout(timer);
  }, [isRecording]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      // The microphone is never left on.
      drop();
    };
  }, [drop]);

  return {
    voice,
    record: () => void record(),
    listen,
    finish,
    discard: () => {
      drop();
      setVoice({ state: 'idle' });
    },
    again: (recording: Blob) => void send(recording),
    dismiss: () => setVoice({ state: 'idle' }),
  };
};
