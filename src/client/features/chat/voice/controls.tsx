import { useQuery } from '@tanstack/react-query';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import Trash2 from 'lucide-react/icons/trash-2';
import type { RefObject } from 'react';
import styles from '#client/features/chat/composer/composer.module.css';
import { chatSettings } from '#client/features/chat/queries.ts';
import { dataFlowTexts } from '#client/features/chat/settings/data-flow-texts.ts';
import { clockText } from '#client/lib/cues/time-left.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { Notice } from '#client/ui/notices/notice.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { RECORDING_MS_MAX } from '#contract/shared/limits.ts';
import { texts } from '#texts/chat.js';
import { texts as common } from '#texts/common.js';
import type { useVoice } from './use-voice.ts';

type Speaking = ReturnType<typeof useVoice>;

/** The length of the recording and its limit. */
const Elapsed = ({ startedAtMs }: { readonly startedAtMs: number }) => (
  <span className={`${kit.iconText} ${styles.elapsed}`}>
    <span className={styles.dot} aria-hidden="true" />
    <span>
      {sentence(
        texts.timeOfMax({
          time: clockText(Math.max(0, useNow(startedAtMs) - startedAtMs)),
          max: clockText(RECORDING_MS_MAX),
          limit: (text) => <span className={styles.limit}>{text}</span>,
        }),
      )}
    </span>
  </span>
);

/**
 * The button that starts and stops a recording. During a recording, the elapsed time and a discard button are shown
 * too.
 */
export const VoiceButton = ({
  voice,
  record,
  finish,
  discard,
  mic,
  writtenBy,
}: Speaking & {
  /** The ref of the record button, which takes the focus when another button is removed. */
  readonly mic: RefObject<HTMLButtonElement | null>;
}) => {
  const isRecording = voice.state === 'recording';
  const isBusy = voice.state === 'asking' || voice.state === 'writing';
  if (writtenBy === 'nobody') return null;
  return (
    <>
      {isRecording ? <Elapsed startedAtMs={voice.startedAtMs} /> : null}
      {isRecording ? (
        <Button
          kind="quiet"
          icon={Trash2}
          onClick={() => {
            mic.current?.focus();
            discard();
          }}
        >
          <span className={styles.discard}>
            {sentence(
              texts.discardRecording({ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }),
            )}
          </span>
        </Button>
      ) : null}
      <Button
        ref={mic}
        kind={isRecording ? 'danger' : 'secondary'}
        icon={isRecording ? Square : Mic}
        pending={isBusy}
        // Reserves the space of the button while it is unknown which service transcribes.
        data-unknown={writtenBy === undefined || undefined}
        {...(voice.state === 'writing' ? { pendingLabel: texts.writingItDown } : {})}
        onClick={isRecording ? finish : record}
      >
        {isRecording ? (
          texts.stopRecording
        ) : (
          <span className={styles.record}>
            {writtenBy === 'browser' ? texts.speakInstead : texts.startRecording}
          </span>
        )}
      </Button>
    </>
  );
};

const SAID = { idle: '', asking: texts.asksForMicrophone, problem: '' } as const;

/** The status of the recording as text, for screen readers. */
const statusText = ({ voice }: Speaking, usesSpeechServer: boolean): string => {
  if (voice.state === 'writing') return texts.writingDown;
  if (voice.state !== 'recording') return SAID[voice.state];
  const goesTo = voice.byBrowser || !usesSpeechServer ? '' : dataFlowTexts.recordings(true);
  return `${texts.recording} ${goesTo}`;
};

/** The status of the recording. Always rendered, so that screen readers announce changes. */
export const VoiceStatus = ({ userId, ...speaking }: Speaking & { readonly userId: string }) => {
  const { data } = useQuery(chatSettings(userId));
  return <p role="status">{statusText(speaking, data?.usesSpeechServer === true)}</p>;
};

/** The notice about a failed recording, with buttons to retry or to use the browser's speech recognition. */
export const VoiceProblem = ({
  voice,
  again,
  listen,
  dismiss,
  mic,
}: Speaking & { readonly mic: RefObject<HTMLButtonElement | null> }) => {
  if (voice.state !== 'problem') return null;
  const recording = voice.again;
  const closing = (act: () => void) => (): void => {
    mic.current?.focus();
    act();
  };
  return (
    <div className={kit.rowMiddle}>
      <Notice
        tone={voice.isInfo ? 'info' : 'problem'}
        action={
          <span className={kit.row1}>
            {recording === null ? null : (
              <Button kind="secondary" size="small" onClick={closing(() => again(recording))}>
                {common.tryAgain}
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={closing(dismiss)}>
              {common.close}
            </Button>
          </span>
        }
      >
        {voice.message}
      </Notice>
      {voice.offersBrowser ? (
        <div className={styles.browser}>
          <p>{texts.browserCanWrite}</p>
          <Button kind="secondary" size="small" onClick={closing(listen)}>
            {texts.useBrowser}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
