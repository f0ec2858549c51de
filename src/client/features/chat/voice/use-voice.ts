import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnderWay } from '#client/lib/update/under-way.ts';
import { after, currentMs } from '#client/platform/after.ts';
import { startRecording } from '#client/platform/voice/recorder.ts';
import {
  canListen,
  type NotHeard,
  startListening,
} from '#client/platform/voice/speech-recognition.ts';
import { RECORDING_MS_MAX } from '#contract/shared/limits.ts';
import { texts } from '#texts/chat.js';
import { transcribe } from './transcribe.ts';

/** The state of voice input; times are UTC ms. */
export type Voice =
  | { readonly state: 'idle' | 'asking' | 'writing' }
  | {
      readonly state: 'recording';
      readonly startedAtMs: number;
      /** Whether the browser recognizes the speech itself, without a recording. */
      readonly byBrowser: boolean;
    }
  | {
      readonly state: 'problem';
      readonly message: string;
      /** Whether the message is information rather than an error. */
      readonly isInfo: boolean;
      /** The recording to send again; null if it cannot be sent again. */
      readonly again: Blob | null;
      /** Whether the browser's own speech recognition can be offered. */
      readonly offersBrowser: boolean;
    };

const NOT_HEARD: Readonly<Record<NotHeard, string>> = { ...texts.notRecorded, ...texts.notHeard };

const problem = (message: string, again: Blob | null = null): Voice => ({
  state: 'problem',
  message,
  isInfo: false,
  again,
  offersBrowser: false,
});

const noServer = (): Voice => ({
  state: 'problem',
  message: texts.noVoiceMessages,
  isInfo: true,
  again: null,
  offersBrowser: canListen(),
});

/** The problem when the browser recognized nothing. It offers a retry, unless a retry would fail too. */
const notHeard = (reason: NotHeard): Voice => ({
  state: 'problem',
  message: NOT_HEARD[reason],
  isInfo: reason === 'silence',
  again: null,
  offersBrowser: reason !== 'unsupported',
});

/** A recording or recognition in progress. It ends when `stop` is called, or on its own. */
interface InProgress<T> {
  readonly ended: Promise<T>;
  stop(): void;
}

/**
 * Voice input. `onText` is called with the transcribed text, which the person then sends themselves.
 *
 * @param hasServer whether there is a speech server; undefined while unknown
 */
export const useVoice = (onText: (text: string) => void, hasServer: boolean | undefined) => {
  const [voice, setVoice] = useState<Voice>({ state: 'idle' });
  useUnderWay(voice.state !== 'idle');
  const inProgress = useRef<InProgress<unknown> | null>(null);

  /** Stops the input in progress and discards its result. */
  const drop = useCallback((): void => {
    const dropped = inProgress.current;
    inProgress.current = null;
    dropped?.stop();
  }, []);
  const isGone = useRef(false);

  /** Shows that input is in progress, and passes its result to `take` unless the input was dropped. */
  const follow = <T>(
    begun: InProgress<T>,
    byBrowser: boolean,
    take: (outcome: T) => void,
  ): void => {
    inProgress.current = begun;
    setVoice({ state: 'recording', startedAtMs: currentMs(), byBrowser });
    void begun.ended.then((outcome) => {
      if (inProgress.current !== begun) return;
      inProgress.current = null;
      take(outcome);
    });
  };

  const give = (text: string): void => {
    const said = text.trim();
    if (said !== '') onText(said);
    setVoice(said === '' ? problem(texts.noTranscript) : { state: 'idle' });
  };

  const send = async (recording: Blob): Promise<void> => {
    setVoice({ state: 'writing' });
    const written = await transcribe(recording);
    if (isGone.current) return;
    if (written.state === 'text') give(written.text);
    else if (written.state === 'no-server') setVoice(noServer());
    else if (written.state === 'busy') setVoice(problem(written.message, recording));
    else if (written.state === 'refused') setVoice(problem(written.message));
    else setVoice(problem(texts.uploadFailed, recording));
  };

  const record = async (): Promise<void> => {
    // Checked first, so that nobody records for minutes without a result.
    if (hasServer === false) return setVoice(noServer());
    setVoice({ state: 'asking' });
    const recording = await startRecording();
    if (typeof recording === 'string') return setVoice(problem(texts.notRecorded[recording]));
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
    inProgress.current?.stop();
  };

  const limit = useRef(finish);
  limit.current = finish;
  const isRecording = voice.state === 'recording';
  useEffect(() => {
    if (!isRecording) return;
    return after(RECORDING_MS_MAX, () => limit.current());
  }, [isRecording]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      // The microphone must not stay on after the component is unmounted.
      drop();
    };
  }, [drop]);

  const withoutServer = canListen() ? 'browser' : 'nobody';
  return {
    voice,
    /** The service that can transcribe the speech; undefined while unknown. */
    writtenBy:
      hasServer === undefined ? undefined : hasServer ? ('server' as const) : withoutServer,
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
